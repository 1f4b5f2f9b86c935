import type { Seat } from "@holmgang/kernel";
import { BUFFS, distance, SKILLS } from "@holmgang/tactics";
import type { Tactics, Tile, UnitId, Who } from "@holmgang/tactics";
import { signed } from "../../look/signed.ts";
import type { Playing } from "../../match/scene.ts";
import { byKind } from "./by-kind.ts";
import type { ByKind } from "./by-kind.ts";
import { spotOf } from "./places.ts";
import type { Shown } from "./shown.ts";

/** What a unit does or suffers in the event that is shown: how it moves, and what is said over it. */
export interface Motion {
  readonly kind: string;
  readonly said?: string;
  readonly tone?: "gain" | "loss" | "plain";
  /** The way it leans, in tiles of one at most. */
  readonly style?: Readonly<Record<`--${string}`, string | number>>;
}

/** How a unit moves while an event is shown; null for one that it is not about. */
export function motionOf(
  now: Playing<Tactics> | null,
  shown: Shown,
  near: Seat,
  id: UnitId,
): Motion | null {
  const moved = now && byKind(MOTIONS, now.event, shown, near);
  if (!now || moved?.who.id !== id) return null;
  return { ...moved.motion, style: { ...moved.motion.style, "--show": `${now.lengthMs}ms` } };
}

interface Moved {
  readonly who: Who;
  readonly motion: Motion;
}

const does = (who: Who, kind: string): Moved => ({ who, motion: { kind } });
const says = (who: Who, kind: string, said: string, tone: Motion["tone"] = "plain"): Moved => ({
  who,
  motion: { kind, said, tone },
});

/** Who moves in each kind of event, and how. */
const MOTIONS: ByKind<Moved, readonly [Shown, Seat]> = {
  attacked: ({ unit, at }, shown, near) => towards(unit, at, shown, near),
  countered: ({ unit, attacker }, shown, near) =>
    towards(unit, tileOf(shown, attacker), shown, near),
  guarded: ({ tank, unit }, shown, near) => {
    const { who, motion } = towards(tank, tileOf(shown, unit), shown, near);
    return { who, motion: { ...motion, kind: "guards" } };
  },
  moved: ({ unit, how }) => does(unit, how),
  skill_used: ({ unit, skill }) => says(unit, "casts", SKILLS[skill].name),
  hurt: ({ unit, amount }) => says(unit, "hurt", signed(-amount), "loss"),
  healed: ({ unit, amount }) => says(unit, "healed", signed(amount), "gain"),
  buff_gained: ({ unit, buff }) => says(unit, "gains", BUFFS[buff].name),
  dodged: ({ unit }) => does(unit, "dodges"),
  fell: ({ unit }) => does(unit, "falls"),
  clone_faded: ({ unit }) => does(unit, "falls"),
  clone_came: ({ unit }) => does(unit, "comes"),
};

const tileOf = ({ units }: Shown, { id }: Who): Tile => units[id]?.tile ?? 0;

/** Half a tile towards a neighbour; whoever shoots only draws back. */
function towards(who: Who, to: Tile, shown: Shown, near: Seat): Moved {
  const from = tileOf(shown, who);
  const [a, b] = [spotOf(from, near), spotOf(to, near)];
  const style = { "--dx": Math.sign(b.x - a.x), "--dy": Math.sign(b.y - a.y) };
  return { who, motion: { kind: distance(from, to) > 1 ? "aims" : "lunges", style } };
}
