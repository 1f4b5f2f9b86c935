import type { Forecast, Tile, UnitId, Who } from "@holmgang/tactics";
import { byKind } from "./by-kind.ts";
import type { ByKind } from "./by-kind.ts";
import { after } from "./shown.ts";
import type { Shown } from "./shown.ts";
import { numberOf } from "./steps.ts";
import type { Step } from "./steps.ts";

/** A line on the board: what one does, or what comes back. */
export interface Stroke {
  readonly from: Tile;
  readonly to: Tile;
  readonly kind: "walk" | "out" | "back" | "skill";
}

/** A line, and what is written on it. */
export interface Written extends Stroke {
  /** The step that tells of it; null for a further line of the same step. */
  readonly step: number | null;
  readonly isDodged: boolean;
}

/** What a forecast draws between tiles, in order; a round that follows is not drawn. */
export function strokesOf(
  { events }: Forecast,
  shown: Shown,
  steps: readonly Step[],
): readonly Written[] {
  const strokes: Written[] = [];
  let board = shown;
  for (const [index, event] of events.entries()) {
    if (event.kind === "round_end") break;
    const stroke = byKind(STROKES, event, board);
    if (stroke && stroke.from !== stroke.to) {
      const step = numberOf(steps, index);
      const isFurther = strokes.some((other) => other.step === step);
      const isDodged = event.kind === "attacked" && events[index + 1]?.kind === "dodged";
      strokes.push({ ...stroke, step: isFurther || step === 0 ? null : step, isDodged });
    }
    board = after(board, event);
  }
  return strokes;
}

const STROKES: ByKind<Stroke | null, readonly [Shown]> = {
  moved: ({ from, to, how }) => ({ from, to, kind: how === "push" ? "out" : "walk" }),
  attacked: ({ unit, at }, shown) => ({ from: tileOf(shown, unit), to: at, kind: "out" }),
  countered: ({ unit, attacker }, shown) => ({
    from: tileOf(shown, unit),
    to: tileOf(shown, attacker),
    kind: "back",
  }),
  guarded: ({ tank, unit }, shown) => ({
    from: tileOf(shown, tank),
    to: tileOf(shown, unit),
    kind: "walk",
  }),
  skill_used: ({ unit, at }, shown) =>
    at === null ? null : { from: tileOf(shown, unit), to: at, kind: "skill" },
};

const tileOf = ({ units }: Shown, { id }: Who): Tile => units[id]?.tile ?? 0;

/** How a unit will fare: its HP then, and whether it falls, now or only at the round's end. */
export interface Fate {
  readonly from: number;
  readonly to: number;
  readonly falls: "now" | "end" | null;
}

export function fatesOf({ events }: Forecast, { units }: Shown): ReadonlyMap<UnitId, Fate> {
  const fates = new Map<UnitId, Fate>();
  let isEnd = false;
  for (const event of events) {
    if (event.kind === "round_end") isEnd = true;
    if (event.kind !== "hurt" && event.kind !== "healed" && event.kind !== "fell") continue;
    const { id } = event.unit;
    const was = fates.get(id) ?? { from: units[id]?.hp ?? 0, to: units[id]?.hp ?? 0, falls: null };
    fates.set(
      id,
      event.kind === "fell" ? { ...was, falls: isEnd ? "end" : "now" } : { ...was, to: event.hp },
    );
  }
  return fates;
}
