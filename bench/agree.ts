import { generator, seededRng } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { orcain } from "@holmgang/orcain";
import { referee } from "./contenders/boardgame.ts";
import type { Edition, Finished } from "./contenders/boardgame.ts";
import { runC } from "./contenders/c.ts";
import { CONFIG, silent } from "./contenders/holmgang.ts";
import { newTally, winnerOf } from "./tally.ts";

/** Throws unless boardgame.io plays fixed sequences of layouts as the kernel does: same moves, health and winner. */
export async function agreeWithBoardgame<G>(name: string, edition: Edition<G>): Promise<void> {
  const play = await referee(edition);
  const rng = seededRng("the engines agree");
  for (let match = 0; match < 2000; match++) {
    // Sudden death ends after round 10: no match takes more than 20 layouts.
    const layouts = Array.from({ length: 20 }, () => rng.below(24));
    const ours = inOrder(layouts, playKernel);
    const theirs = inOrder(layouts, play);
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
      throw new Error(
        `${name} disagrees on layouts ${layouts.join()}: ${JSON.stringify(theirs)}, the kernel ${JSON.stringify(ours)}`,
      );
    }
  }
}

/** Throws unless the C program, which has the kernel's generator, plays the very same random matches. */
export function agreeWithC(program: string): void {
  const matches = 100_000;
  const ours = newTally();
  silent(generator([1, 2, 3, 4]))(matches, ours);
  const { seconds: _, ...theirs } = runC(program, matches);
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
    throw new Error(`C disagrees: ${JSON.stringify(theirs)}, the kernel ${JSON.stringify(ours)}`);
  }
}

function inOrder(layouts: readonly number[], play: (draw: () => number) => Finished): Finished {
  let at = 0;
  return play(() => layouts[at++]!);
}

function playKernel(draw: () => number): Finished {
  const table = { rng: generator([1, 2, 3, 4]) };
  const state = orcain.setup(CONFIG, table);
  let moves = 0;
  while (!state.outcome) {
    for (const seat of [0, 1] as const satisfies readonly Seat[]) {
      orcain.apply(state, seat, orcain.legalMoves(state, seat)[draw()]!, table);
      moves++;
    }
  }
  const hp = [state.seats[0].hp, state.seats[1].hp] as const;
  return { moves, hp, ending: { winner: winnerOf(state.outcome) } };
}
