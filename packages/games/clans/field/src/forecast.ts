import { seededRng } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { apply } from "./apply.ts";
import { isRanged } from "./board/auras.ts";
import { has } from "./board/units.ts";
import { determinize } from "./determinize.ts";
import type { Event, Told } from "./events.ts";
import { reckonAnswer, reckonAttack } from "./fight/damage.ts";
import type { Reckoning } from "./fight/damage.ts";
import { redact } from "./redact.ts";
import type { Move, View } from "./shape.ts";
import { ownUnit, rivalUnit } from "./who.ts";

/** The least and the most of a number, over all that cannot be seen. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a move would do to a unit, by the viewer's number for it. */
export interface Fate {
  readonly id: number;
  /** HP it would lose. */
  readonly hurt: Range;
  /** HP it would gain. */
  readonly healed: Range;
  readonly falls: "never" | "maybe" | "always";
}

export interface Forecast {
  /** Of an attack: how its damage and the answer to it come about, as far as it can be seen; null of all else. */
  readonly blow: { readonly deals: Reckoning; readonly answers: Reckoning | null } | null;
  readonly fates: readonly Fate[];
  /** What the rival's base would lose. */
  readonly base: Range;
}

/** So many guesses of what is hidden are tried; where nothing is hidden they agree. */
const GUESSES = 12;

/** What a move would do, by a seat's own view alone: nobody who asks for it learns anything that is hidden. */
export function forecast(view: View, seat: Seat, move: Move): Forecast {
  const tries = Array.from({ length: GUESSES }, (_, index) => tryOut(view, seat, move, index));
  const ids = [...new Set(tries.flatMap(({ hurt, healed }) => [...hurt.keys(), ...healed.keys()]))];
  return {
    blow: move.kind === "attack" ? blowOf(view, seat, move) : null,
    fates: ids.map((id) => ({
      id,
      hurt: rangeOf(tries.map(({ hurt }) => hurt.get(id) ?? 0)),
      healed: rangeOf(tries.map(({ healed }) => healed.get(id) ?? 0)),
      falls: howOften(tries.map(({ fallen }) => fallen.has(id))),
    })),
    base: rangeOf(tries.map(({ base }) => base)),
  };
}

/** Where nothing hidden helps either of them. */
function blowOf(
  view: View,
  seat: Seat,
  { unit, target }: Extract<Move, { readonly kind: "attack" }>,
): Forecast["blow"] {
  const state = determinize(view, seat, seededRng("blow"));
  state.units = state.units.filter(({ sight, seat: owner }) => owner === seat || sight.rival > 0);
  const mine = ownUnit(state, seat, unit);
  const theirs = rivalUnit(state, seat, target);
  if (!mine || !theirs) return null;
  const deals = reckonAttack(state, mine, theirs);
  const left = has(theirs, "first") ? theirs.hp : Math.max(0, theirs.hp - deals.dealt);
  const answers = { ...theirs, decoy: false };
  return {
    deals,
    answers: isRanged(state, mine) ? null : reckonAnswer(state, answers, mine, left),
  };
}

interface Try {
  readonly hurt: Map<number, number>;
  readonly healed: Map<number, number>;
  readonly fallen: Set<number>;
  base: number;
}

function tryOut(view: View, seat: Seat, move: Move, index: number): Try {
  const rng = seededRng(`forecast ${view.halfTurn} ${index}`);
  const state = determinize(view, seat, rng);
  const found: Try = { hurt: new Map(), healed: new Map(), fallen: new Set(), base: 0 };
  const emit = (event: Event): void => {
    const heard = redact(event, seat);
    if (heard) note(found, heard, seat);
  };
  apply(state, seat, move, { rng, emit });
  return found;
}

function note(found: Try, event: Event, seat: Seat): void {
  if (event.kind === "hurt") add(found.hurt, event.unit, event.amount);
  if (event.kind === "healed") add(found.healed, event.unit, event.amount);
  if (event.kind === "fell") {
    add(found.hurt, event.unit, 0);
    found.fallen.add(idOf(event.unit));
  }
  if (event.kind === "base_hit" && event.seat !== seat) found.base += event.amount;
}

const idOf = ({ own, seen }: Told): number => own ?? seen ?? 0;

function add(sums: Map<number, number>, unit: Told, amount: number): void {
  sums.set(idOf(unit), (sums.get(idOf(unit)) ?? 0) + amount);
}

const rangeOf = (numbers: readonly number[]): Range => ({
  least: Math.min(...numbers),
  most: Math.max(...numbers),
});

function howOften(seen: readonly boolean[]): Fate["falls"] {
  if (seen.every(Boolean)) return "always";
  return seen.some(Boolean) ? "maybe" : "never";
}
