import { refuse } from "@holmgang/kernel";
import type { MatchRecord, Result } from "@holmgang/kernel";
import type { Review } from "../game/judgement.ts";
import { findGame } from "../games/find-game.ts";

/** Looks back on a match, where its game can; the code that does is loaded when it is asked. */
export async function review(record: MatchRecord): Promise<Result<Review>> {
  const load = findGame(record.game)?.review;
  if (!load) return refuse("no-review", "This game cannot be looked back on yet.");
  return (await load())(record);
}
