import type { Seat } from "@holmgang/kernel";
import { tactics } from "@holmgang/tactics";
import type { Move, State } from "@holmgang/tactics";
import { evaluate, WIN } from "./evaluate.ts";
import { fingerprint } from "./fingerprint.ts";
import { isForcing, moveKey, promise } from "./order.ts";
import { certain, outcomes } from "./outcomes.ts";

/** How far a search may go. It reads no clock: `spent` is the host's. */
interface Limits {
  readonly nodes: number;
  readonly depth?: number;
  spent?(): boolean;
}

/** What a search found: the best move first, with what each is worth to the seat, and how deep it looked. */
interface Found {
  readonly ranked: readonly { readonly move: Move; readonly worth: number }[];
  readonly depth: number;
  readonly nodes: number;
}

type Bound = "exact" | "low" | "high";
interface Entry {
  readonly depth: number;
  readonly worth: number;
  readonly bound: Bound;
  readonly best: number;
}

/** One search: what it has seen, and what it may still spend. */
interface Search {
  readonly limits: Limits;
  readonly seen: Map<number, Entry>;
  /** By ply: moves that were too good elsewhere at the same height. */
  readonly killers: number[];
  nodes: number;
}

class OutOfNodes extends Error {}

/**
 * Alpha-beta with iterative deepening: every depth is searched with the best moves of the one before first, until the
 * nodes are spent. Chance is averaged over; at the horizon blows are played out before anything is judged.
 */
export function alphaBeta(state: State, seat: Seat, legal: readonly Move[], limits: Limits): Found {
  const search: Search = { limits, seen: new Map(), killers: [], nodes: 0 };
  let ranked: Ranked = legal
    .map((move) => ({ move, worth: promise(state, move) }))
    .toSorted((a, b) => b.worth - a.worth);
  let depth = 0;
  try {
    while (depth < (limits.depth ?? 40)) {
      ranked = rootMoves({ search, state, seat }, ranked, depth);
      depth++;
      if (Math.abs(ranked[0]!.worth) > WIN / 2) break;
    }
  } catch (stopped) {
    if (!(stopped instanceof OutOfNodes)) throw stopped;
  }
  return { ranked, depth, nodes: search.nodes };
}

type Ranked = Found["ranked"];

/** Where the search stands: whoever is asked there has the move. */
interface Place {
  readonly search: Search;
  readonly state: State;
  readonly seat: Seat;
}

/** Moves this close to the best are as good as it: their worth is found exactly, so that one may choose among them. */
export const MARGIN = 5;

/** Every move of the root with its worth; what is not nearly the best has only a bound of it. */
function rootMoves(place: Place, before: Ranked, depth: number): Ranked {
  let alpha = -Infinity;
  return before
    .map(({ move }) => {
      const worth = afterMove(place, move, { depth, alpha, beta: Infinity, ply: 1 });
      alpha = Math.max(alpha, worth - MARGIN);
      return { move, worth };
    })
    .toSorted((a, b) => b.worth - a.worth);
}

interface Window {
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  readonly ply: number;
}

/** What a move is worth to whoever makes it: the average over all that chance may make of it. */
function afterMove({ search, state, seat }: Place, move: Move, window: Window): number {
  const sure = certain(state, seat, move);
  if (sure) return toSeat({ search, state: sure, seat }, window);
  let sum = 0;
  let weight = 0;
  const open = { ...window, depth: window.depth - 1, alpha: -Infinity, beta: Infinity };
  for (const { state: after, chance } of outcomes(state, seat, move)) {
    sum += chance * toSeat({ search, state: after, seat }, open);
    weight += chance;
  }
  return sum / weight;
}

/** The worth of a state to this seat, whoever is asked in it. */
function toSeat({ search, state, seat }: Place, window: Window): number {
  if (++search.nodes > search.limits.nodes) throw new OutOfNodes();
  if (search.nodes % 256 === 0 && search.limits.spent?.()) throw new OutOfNodes();
  if (state.outcome) {
    const worth = evaluate(state);
    const soon = worth === 0 ? 0 : Math.sign(worth) * (WIN - window.ply);
    return seat === 0 ? soon : -soon;
  }
  const asked = tactics.decisions(state)[0]!.seat;
  return asked === seat
    ? value({ search, state, seat }, window)
    : -value(
        { search, state, seat: asked },
        { ...window, alpha: -window.beta, beta: -window.alpha },
      );
}

/** The worth of a state to the seat that is asked in it. */
function value(place: Place, window: Window): number {
  const { search, state } = place;
  const { depth, beta, ply } = window;
  if (depth <= 0) return quiet(place, window);
  const key = fingerprint(state);
  const known = search.seen.get(key);
  if (known && known.depth >= depth && settles(known, window)) return known.worth;
  let alpha = window.alpha;
  let best = -Infinity;
  let bestKey = -1;
  const moves = tactics.legalMoves(state, place.seat);
  const ranks = ranksOf(place, moves, {
    best: known?.best ?? -1,
    killer: search.killers[ply] ?? -1,
  });
  for (let left = moves.length; left > 0; left--) {
    const move = moves[takeHighest(ranks)]!; // there is one rank a move
    const worth = afterMove(place, move, { depth: depth - 1, alpha, beta, ply: ply + 1 });
    if (worth > best) [best, bestKey] = [worth, moveKey(move)];
    alpha = Math.max(alpha, best);
    if (alpha < beta) continue;
    search.killers[ply] = bestKey;
    break;
  }
  const bound = best <= window.alpha ? "high" : best >= beta ? "low" : "exact";
  search.seen.set(key, { depth, worth: best, bound, best: bestKey });
  return best;
}

const settles = ({ worth, bound }: Entry, { alpha, beta }: Window): boolean =>
  bound === "exact" || (bound === "low" ? worth >= beta : worth <= alpha);

/** What was best here before comes first, then what was too good for a rival elsewhere, then by promise. */
function ranksOf(
  { state }: Place,
  moves: readonly Move[],
  { best, killer }: { readonly best: number; readonly killer: number },
): number[] {
  const ranks: number[] = [];
  for (const move of moves) {
    const key = moveKey(move);
    const first = key === best ? 10_000 : key === killer ? 300 : 0;
    ranks.push(first + promise(state, move));
  }
  return ranks;
}

/** Where the highest is, the first of equals; it is taken out. Most lists are cut off early: why sort them to the end? */
function takeHighest(ranks: number[]): number {
  let at = 0;
  for (let i = 1; i < ranks.length; i++) if (ranks[i]! > ranks[at]!) at = i;
  ranks[at] = -Infinity;
  return at;
}

/** Nobody need strike: the state as it is, or better by a blow. */
function quiet(place: Place, window: Window): number {
  const { depth, beta, ply } = window;
  const { state, seat } = place;
  const stands = seat === 0 ? evaluate(state) : -evaluate(state);
  if (stands >= beta || depth <= -QUIET_PLIES || state.graves.length > 0) return stands;
  let best = stands;
  let alpha = Math.max(window.alpha, stands);
  for (const move of tactics.legalMoves(state, seat)) {
    if (!isForcing(state, move)) continue;
    const worth = afterMove(place, move, { depth: depth - 1, alpha, beta, ply: ply + 1 });
    best = Math.max(best, worth);
    alpha = Math.max(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

/** Blows that are played out beyond the horizon. */
const QUIET_PLIES = 2;
