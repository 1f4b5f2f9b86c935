import { invariant } from "@holmgang/kernel";
import type { Game, Rng, Seat, Shape } from "@holmgang/kernel";
import type { Budget } from "../bot.ts";
import type { Guide } from "./guide.ts";

/** A move of the tree, with all that came of it. */
interface Node<M> {
  readonly move: M;
  readonly seat: Seat;
  visits: number;
  /** Iterations in which the move could have been made. */
  offered: number;
  /** What came of it, summed up for the seat that made it. */
  total: number;
  /** What was tried after it; null until something is: most moves of a tree are its leaves. */
  children: Known<M> | null;
}

type Known<M> = Map<string, Node<M>>;

/** A move of the root, how often it was tried and what it is worth, from −1 to 1. */
interface Tried<M> {
  readonly move: M;
  readonly visits: number;
  readonly worth: number;
}

export interface Search<T extends Shape> {
  readonly game: Game<T>;
  readonly guide: Guide<T>;
  readonly view: T["view"];
  readonly seat: Seat;
  readonly legal: readonly T["move"][];
  readonly budget: Budget;
  readonly rng: Rng;
}

/**
 * Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every iteration guesses
 * the hidden part anew from the view, walks one tree that all guesses share, and plays the rest out quickly.
 */
export function search<T extends Shape>(plan: Search<T>): readonly Tried<T["move"]>[] {
  const { game, guide, view, seat, budget, rng } = plan;
  const root: Known<T["move"]> = new Map();
  const first = game.determinize(view, seat, rng);
  for (const move of guide.candidates(first, seat, plan.legal, rng))
    root.set(keyOf(guide, seat, move), leaf(move, seat));
  for (let i = 0; i < budget.iterations && !(i > 0 && budget.spent?.()); i++)
    iterate(plan, root, game.determinize(view, seat, rng));
  return [...root.values()]
    .map(({ move, visits, total }) => ({ move, visits, worth: visits ? total / visits : 0 }))
    .toSorted((a, b) => b.visits - a.visits || b.worth - a.worth);
}

const leaf = <M>(move: M, seat: Seat): Node<M> => ({
  move,
  seat,
  visits: 0,
  offered: 0,
  total: 0,
  children: null,
});

/** Where a turn may fall to either seat, both have moves in one place of the tree. */
const keyOf = <T extends Shape>(guide: Guide<T>, seat: Seat, move: T["move"]): string =>
  `${seat} ${guide.key(move)}`;

/** One walk down the tree, one playout, and the result carried back up. */
function iterate<T extends Shape>(
  plan: Search<T>,
  root: Known<T["move"]>,
  state: T["state"],
): void {
  const { game, guide, rng } = plan;
  const table = { rng };
  const part = guide.part(state);
  const path: Node<T["move"]>[] = [];
  let last: Node<T["move"]> | null = null;
  let result = guide.worth(state, part);
  for (let fresh = false; !fresh && result === null; result = guide.worth(state, part)) {
    const { seat } = game.decisions(state)[0]!;
    last = last ? step(plan, state, seat, last) : pickKnown(plan, state, seat, root);
    fresh = last.visits === 0;
    path.push(last);
    game.apply(state, seat, last.move, table);
  }
  for (; result === null; result = guide.worth(state, part)) {
    const { seat } = game.decisions(state)[0]!;
    game.apply(state, seat, guide.quick(state, seat, rng), table);
  }
  for (const node of path) {
    node.visits++;
    node.total += node.seat === 0 ? result : -result;
  }
}

/** Goes on with what is known, and now and then with what the guide would try: the wider the oftener it was here. */
function step<T extends Shape>(
  plan: Search<T>,
  state: T["state"],
  seat: Seat,
  last: Node<T["move"]>,
): Node<T["move"]> {
  const { guide, rng } = plan;
  const children = (last.children ??= new Map());
  if (children.size * children.size > last.visits) return pickKnown(plan, state, seat, children);
  const move = guide.quick(state, seat, rng);
  const key = keyOf(guide, seat, move);
  if (children.has(key)) return pickKnown(plan, state, seat, children);
  const made = leaf(move, seat);
  children.set(key, made);
  return made;
}

/** The most promising of the known moves that can be made here: worth, and what is not known well yet. */
function pickKnown<T extends Shape>(
  { game, guide }: Search<T>,
  state: T["state"],
  seat: Seat,
  known: Known<T["move"]>,
): Node<T["move"]> {
  let best: Node<T["move"]> | null = null;
  let highest = -Infinity;
  for (const node of known.values()) {
    if (node.seat !== seat || game.refusal(state, seat, node.move) !== null) continue;
    node.offered++;
    const value =
      node.visits === 0
        ? Infinity
        : node.total / node.visits + CURIOSITY * Math.sqrt(Math.log(node.offered) / node.visits);
    if (value > highest) {
      highest = value;
      best = node;
    }
  }
  if (best) return best;
  const [move] = game.legalMoves(state, seat);
  invariant(move !== undefined, "whoever is asked has a legal move");
  const made = leaf(move, seat);
  known.set(keyOf(guide, seat, move), made);
  return made;
}

/** How much the unknown counts against the known. */
const CURIOSITY = 0.5;
