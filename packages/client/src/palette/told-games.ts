import type { GameRow } from "../game/module.ts";
import type { SetUp } from "../game/set-up.ts";
import { PLAYABLE } from "../games/find-game.ts";

/** A game with what is told about it before it is played. */
export interface ToldGame {
  readonly row: GameRow;
  readonly setUp: SetUp;
  readonly hasDecks: boolean;
}

let telling: Promise<readonly ToldGame[]> | null = null;

/** Every game that is here, for `use`. One whose code cannot be had now is left out, and asked for again next time. */
export const toldGames = (): Promise<readonly ToldGame[]> => (telling ??= tell());

async function tell(): Promise<readonly ToldGame[]> {
  const told = await Promise.allSettled(
    PLAYABLE.map(async ({ row, setUp, decks }) => ({
      row,
      setUp: await setUp(),
      hasDecks: decks !== undefined,
    })),
  );
  if (told.some(({ status }) => status === "rejected")) telling = null;
  return told.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
}
