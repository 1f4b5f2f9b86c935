import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { pick, shuffle } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { DEFAULT_HAND, fullLayoutsOf } from "@holmgang/orcain";
import type { Move, RawLayout } from "@holmgang/orcain";
import type { Manner } from "./answer.ts";

/** How a load plays a game, knowing nothing but what a player is shown: moves by lot, and Orcain as people play it. */
export function turnsOf(id: GameId, rng: Rng): Manner["turn"] {
  if (id === "orcain") return () => turn(rng);
  const { game } = GAMES[id];
  // Whatever is hidden, a seat that is asked has the same moves: one of the laws.
  return ({ now, seat }) => [
    pick(rng, game.legalMoves(game.determinize(now?.view, seat, rng), seat)),
  ];
}

const LAYOUTS = fullLayoutsOf(DEFAULT_HAND);

/** One turn of Orcain as people play it: three cards laid one by one, each of them a draft, then the confirm. */
export function turn(rng: Rng): readonly Move[] {
  const layout = pick(rng, LAYOUTS);
  const order = shuffle(rng, SLOTS);
  const drafts = order.map((_, laid) =>
    move("layout_draft", lay(layout, order.slice(0, laid + 1))),
  );
  return [...drafts, move("layout_confirm", layout)];
}

const SLOTS = [0, 1, 2] as const;

const lay = ([a, b, c]: RawLayout, slots: readonly number[]): RawLayout => [
  slots.includes(0) ? a : null,
  slots.includes(1) ? b : null,
  slots.includes(2) ? c : null,
];

const move = (kind: Move["kind"], layout: RawLayout): Move => ({ kind, layout, roundIndex: null });
