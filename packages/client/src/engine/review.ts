import { refuse } from "@holmgang/kernel";
import type { MatchRecord, Result } from "@holmgang/kernel";
import type { Review } from "./judgement.ts";

/** The games that can be looked back on exactly; the code that does is loaded when it is asked. */
const REVIEWERS: Readonly<Record<string, () => Promise<(record: MatchRecord) => Result<Review>>>> =
  {
    orcain: async () => (await import("./review-orcain.ts")).reviewOrcain,
  };

export const canReview = (game: string): boolean => Object.hasOwn(REVIEWERS, game);

export async function review(record: MatchRecord): Promise<Result<Review>> {
  const load = REVIEWERS[record.game];
  if (!load) return refuse("no-review", "This game cannot be looked back on yet.");
  return (await load())(record);
}
