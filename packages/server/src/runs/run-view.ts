import { legal, view } from "@holmgang/campaign";
import type { Move, View } from "@holmgang/campaign";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { journalOf } from "./run-row.ts";
import type { RunRow } from "./run-row.ts";

/** A run as its owner may know it: no seed, no chance, no enemy army. */
export interface RunView {
  readonly id: string;
  /** How many moves it has: named by the next one. */
  readonly seq: number;
  readonly ranked: boolean;
  readonly view: View;
  readonly moves: readonly Move[];
  /** The match of the battle at hand. */
  readonly match: string | null;
  /** Whether anybody has moved in it. */
  readonly begun: boolean;
}

export async function runView(db: Kysely<Database>, row: RunRow): Promise<RunView> {
  const { state } = journalOf(row);
  const { id, seq, ranked, match_id: match } = row;
  const begun = match !== null && (await hasBegun(db, match));
  return { id, seq, ranked, view: view(state), moves: legal(state), match, begun };
}

const hasBegun = async (db: Kysely<Database>, match: string): Promise<boolean> =>
  (await db
    .selectFrom("match_input")
    .select("seq")
    .where("match_id", "=", match)
    .limit(1)
    .executeTakeFirst()) !== undefined;
