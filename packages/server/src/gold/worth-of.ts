import type { MessageOf } from "@holmgang/protocol";
import type { SpoilsTable } from "../store/gold-tables.ts";

/** What a match was worth to a player, as that player is told. */
export type Worth = NonNullable<MessageOf<"settled">["gold"]>;

type Row = {
  readonly [K in "lines" | "wins" | "streak" | "earned" | "kept" | "purse" | "unpaid"]:
    | SpoilsTable[K]
    | null;
};

/** From a row that is there, though the database's types cannot say so of one that was joined. */
export const worthOf = ({ lines, wins, streak, earned, kept, purse, unpaid }: Row): Worth => ({
  lines: JSON.parse(lines!) as Worth["lines"], // written by paySpoils
  wins: wins!,
  streak: streak!,
  earned: earned!,
  kept: kept!,
  purse: Number(purse),
  unpaid,
});
