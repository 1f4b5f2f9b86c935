import { generator } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { loadBoardgame } from "../peers.ts";
import type { Ending, Rules } from "../peers.ts";
import { count } from "../tally.ts";
import type { PlayMatches } from "../tally.ts";

/** Orcain written for boardgame.io: its rules, the 24 layouts as its move takes them, and where health is kept. */
export interface Edition<G> {
  readonly rules: Rules<G>;
  readonly layouts: readonly unknown[];
  hp(G: G): readonly [number, number];
}

/** What became of one match. */
export interface Finished {
  readonly moves: number;
  readonly hp: readonly [number, number];
  readonly ending: Ending;
}

/** Random matches through boardgame.io; `choice` draws as the kernel's playout does. */
export async function boardgame<G>(
  edition: Edition<G>,
  choice: Rng = generator([1, 2, 3, 4]),
): Promise<PlayMatches> {
  const play = await referee(edition);
  const draw = (): number => choice.below(edition.layouts.length);
  return (matches, tally) => {
    for (let match = 0; match < matches; match++) {
      const { moves, ending } = play(draw);
      count(tally, moves, ending.winner);
    }
  };
}

/**
 * Plays one match, asking `draw` for the index of each layout.
 *
 * Straight through boardgame.io's own reducer, which is what its client and its server run inside. Measured, its
 * `Client` without multiplayer is a tenth slower on the same rules. Undo is off in both editions, and since positions
 * are immutable every match starts from the same first one, which spares boardgame.io up to a fifth of its time.
 */
export async function referee<G>(edition: Edition<G>): Promise<(draw: () => number) => Finished> {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = await loadBoardgame();
  const game = ProcessGameConfig(edition.rules);
  const reduce = CreateGameReducer({ game });
  const first = InitializeGame({ game });
  return (draw) => {
    let position = first;
    let moves = 0;
    while (position.ctx.gameover === undefined) {
      for (const playerID of PLAYERS) {
        const args = [edition.layouts[draw()]];
        position = reduce(position, {
          type: "MAKE_MOVE",
          payload: { type: "confirm", args, playerID },
        });
        moves++;
      }
    }
    return { moves, hp: edition.hp(position.G), ending: position.ctx.gameover };
  };
}

const PLAYERS = ["0", "1"] as const;
