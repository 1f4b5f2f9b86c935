import { pick, rival } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import {
  deployBar,
  isUnit,
  LANES,
  place,
  plays,
  pointsNow,
  powerAt,
  slots,
  unitRow,
} from "@holmgang/slots";
import type { Lane, Move, Slots, State, UnitId } from "@holmgang/slots";
import type { Guide } from "../search/guide.ts";
import { ranked } from "./greedy.ts";

/** How a search thinks about Skirmish Slots: candidates by the greedy eye, quick play by rules of thumb. */
export const guide: Guide<Slots> = {
  key,
  candidates: (state, seat, legal, rng) =>
    shortList(ranked(state, seat, legal, rng).map(({ move }) => move)),
  quick,
  part: ({ round }) => round,
  worth,
};

const MOST = 14;

/** The best few, and passing always among them: the art is to know when to stop. */
function shortList(moves: readonly Move[]): readonly Move[] {
  const few = moves.slice(0, MOST);
  const pass = moves.find(({ kind }) => kind === "pass");
  return pass && !few.includes(pass) ? [...few, pass] : few;
}

function key(move: Move): string {
  switch (move.kind) {
    case "deploy":
      return `${move.card}${move.lane}`;
    case "cast":
      return move.targets.reduce(
        (text, { seat, lane }) => `${text}/${seat}${lane}`,
        move.card as string,
      );
    case "activate":
      return `!${move.lane}`;
    case "choose":
      return move.option === null
        ? "no"
        : "card" in move.option
          ? `?${move.option.card}`
          : `?${move.option.seat}${move.option.lane}`;
    case "done":
    case "pass":
      return move.kind;
  }
}

/** A match that is over says it; after the round it began in, rounds won and cards kept say who is better off. */
function worth(state: State, part: number): number | null {
  if (state.outcome)
    return state.outcome.result === "win" ? (state.outcome.seat === 0 ? 1 : -1) : 0;
  if (state.round === part) return null;
  const rounds = state.results.reduce(
    (sum, { winner }) => sum + (winner === null ? 0 : winner === 0 ? 1 : -1),
    0,
  );
  const cards = state.seats[0].hand.length - state.seats[1].hand.length;
  return Math.max(-0.95, Math.min(0.95, rounds * 0.34 + cards * 0.11));
}

/** Rules of thumb: stop when it is won or lost, else a random card where it does most. */
function quick(state: State, seat: Seat, rng: Rng): Move {
  if (state.pending) return pick(rng, slots.legalMoves(state, seat));
  const { hand } = state.seats[seat];
  if (state.activating || (hand.length > 0 && rng.below(8) === 0) || hand.length === 0)
    return pick(rng, slots.legalMoves(state, seat));
  if (stops(state, seat, rng)) return PASS;
  for (let tries = 0; tries < 2; tries++) {
    const card = pick(rng, hand);
    const move = isUnit(card)
      ? bestLane(state, seat, card, rng)
      : anyOf(rng, plays(state, seat, card));
    if (move) return move;
  }
  return PASS;
}

const anyOf = (rng: Rng, moves: readonly Move[]): Move | null =>
  moves.length > 0 ? pick(rng, moves) : null;

const PASS: Move = { kind: "pass" };

/** Against a rival who has passed one stops as soon as one leads, or cannot lead any more. */
function stops(state: State, seat: Seat, rng: Rng): boolean {
  const points = pointsNow(state);
  const lead = points[seat] - points[rival(seat)];
  const cards = state.seats[seat].hand.length;
  if (state.seats[rival(seat)].passed) return lead > 0 || -lead >= 2 * cards;
  if (lead >= 2) return rng.below(3) === 0;
  if (lead <= -3) return rng.below(3) === 0;
  return rng.below(12) === 0;
}

/** Where a unit wins most: an enemy it beats, then an empty lane; seldom on an own unit. Null if it can go nowhere. */
function bestLane(state: State, seat: Seat, card: UnitId, rng: Rng): Move | null {
  let best: Lane | null = null;
  let highest = -Infinity;
  for (const lane of LANES) {
    if (deployBar(state, card, seat, lane) !== null) continue;
    const value = laneValue(state, seat, card, lane) + rng.below(100) / 100;
    if (value > highest) {
      highest = value;
      best = lane;
    }
  }
  return best === null ? null : { kind: "deploy", card, lane: best };
}

function laneValue(state: State, seat: Seat, card: UnitId, lane: Lane): number {
  const { power } = unitRow(card);
  const slot = state.seats[seat].slots[lane]!;
  const enemy = powerAt(state, place(rival(seat), lane));
  const own = powerAt(state, place(seat, lane));
  const then = power + slot.modifier;
  const won = enemy === null ? 1 : then > enemy ? 2 : then === enemy ? 1 : 0;
  if (own === null) return won;
  const had = enemy === null || own > enemy ? 2 : 0;
  return won - had - 0.5 + (then - own) * 0.05;
}
