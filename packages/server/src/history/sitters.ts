import type { BySeat } from "@holmgang/kernel";
import type { Player } from "@holmgang/protocol";
import type { Kysely, Selectable } from "kysely";
import type { Database, MatchTable } from "../store/schema.ts";

/** Who sits at a table, as the match's row has it. */
export type Seating = Pick<Selectable<MatchTable>, "seat_0" | "seat_1" | "bot_0" | "bot_1">;

/** A player by name alone. */
export type Sitter = Pick<Player, "account" | "nickname" | "kind" | "avatar">;

/** Both players of every match, by seat, in the order of the matches. */
export async function sitters(
  db: Kysely<Database>,
  matches: readonly Seating[],
): Promise<readonly BySeat<Sitter>[]> {
  const known = await accountsAt(db, matches);
  const sitter = (account: string | null, bot: string | null): Sitter =>
    known.get(account ?? "") ?? serverBot(bot);
  return matches.map(({ seat_0, seat_1, bot_0, bot_1 }) => [
    sitter(seat_0, bot_0),
    sitter(seat_1, bot_1),
  ]);
}

/** The accounts at these tables, each once. */
const accountIds = (matches: readonly Seating[]): string[] => [
  ...new Set(matches.flatMap(({ seat_0, seat_1 }) => [seat_0 ?? [], seat_1 ?? []].flat())),
];

async function accountsAt(
  db: Kysely<Database>,
  matches: readonly Seating[],
): Promise<ReadonlyMap<string, Sitter>> {
  const ids = accountIds(matches);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("account")
    .select(["id", "nickname", "kind", "avatar"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, nickname, kind, avatar }) =>
      kind === "house" ? [] : [[id, { account: id, nickname, kind, avatar }]],
    ),
  );
}

export const serverBot = (name: string | null): Sitter => ({
  account: null,
  nickname: name ?? "nobody",
  kind: "bot",
  avatar: "orc",
});
