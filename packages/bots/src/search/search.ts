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
  readonly children: Map<string, Node<M>>;
}

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
  const root: Map<string, Node<T["move"]>> = new Map();
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
  children: new Map(),
});

/** Where a turn may fall to either seat, both have moves in one place of the tree. */
const keyOf = <T extends Shape>(guide: Guide<T>, seat: Seat, move: T["move"]): string =>
  `${seat} ${guide.key(move)}`;

/** One walk down the tree, one playout, and the result carried back up. */
function iterate<T extends Shape>(
  { game, guide, rng }: Search<T>,
  root: Map<string, Node<T["move"]>>,
  state: T["state"],
): void {
  const table = { rng };
  const part = guide.part(state);
  const path: Node<T["move"]>[] = [];
  let level = root;
  let result = guide.worth(state, part);
  for (let fresh = false; !fresh && result === null; result = guide.worth(state, part)) {
    const { seat } = game.decisions(state)[0]!;
    const node = level === root ? pickKnown(game, guide, state, level) : step(state, seat, level);
    fresh = node.visits === 0;
    path.push(node);
    game.apply(state, node.seat, node.move, table);
    level = node.children;
  }
  for (; result === null; result = guide.worth(state, part)) {
    const { seat } = game.decisions(state)[0]!;
    game.apply(state, seat, guide.quick(state, seat, rng), table);
  }
  for (const node of path) {
    node.visits++;
    node.total += node.seat === 0 ? result : -result;
  }

  /** Goes on with what is known, and now and then with what the guide would try: the wider the oftener it was here. */
  function step(
    here: T["state"],
    seat: Seat,
    children: Map<string, Node<T["move"]>>,
  ): Node<T["move"]> {
    const visits = path.at(-1)?.visits ?? 0;
    if (children.size * children.size <= visits) {
      const move = guide.quick(here, seat, rng);
      const key = keyOf(guide, seat, move);
      const known = children.get(key);
      if (!known) {
        const made = leaf(move, seat);
        children.set(key, made);
        return made;
      }
    }
    return children.size > 0
      ? pickKnown(game, guide, here, children)
      : leaf(guide.quick(here, seat, rng), seat);
  }
}

/** The most promising of the known moves that can be made here: worth, and what is not known well yet. */
function pickKnown<T extends Shape>(
  game: Game<T>,
  guide: Guide<T>,
  state: T["state"],
  known: Map<string, Node<T["move"]>>,
): Node<T["move"]> {
  const { seat } = game.decisions(state)[0]!;
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
