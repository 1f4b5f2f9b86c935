import { accept, refuse } from "@holmgang/kernel";
import type { BySeat, Outcome, Result } from "@holmgang/kernel";
import type { Player } from "@holmgang/protocol";
import type { Selectable } from "kysely";
import type { Keeping } from "../log/keeping.ts";
import type { MatchTable } from "../store/schema.ts";
import { players } from "./players.ts";

/** What anybody may know of a match, also while it goes on. Times are milliseconds since 1970. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly mode: string | null;
  readonly rated: boolean;
  readonly listed: boolean;
  /** What both play by; what each brought is not told. */
  readonly settings: unknown;
  /** Tokens at stake. */
  readonly pot: number;
  readonly players: BySeat<Player>;
  readonly foundAt: number;
  readonly openedAt: number | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
  /** What happened, in words; null until it is over. */
  readonly story: string | null;
}

/** The columns behind a summary. Seeds and nonces are not among them, and of the config only the settings are told. */
export const SUMMARY = [
  "id",
  "game",
  "mode",
  "uncounted",
  "rated",
  "listed",
  "config",
  "seat_0",
  "seat_1",
  "bot_0",
  "bot_1",
  "found_at",
  "opened_at",
  "ended_at",
  "outcome",
  "story",
] as const satisfies readonly (keyof MatchTable)[];

export async function matchSummary(
  rooms: Pick<Keeping, "ask" | "db" | "hostOf">,
  id: string,
): Promise<Result<MatchSummary>> {
  const rows = await rooms.db.selectFrom("match").select(SUMMARY).where("id", "=", id).execute();
  const [summary] = await summaries(rooms, rows);
  return summary ? accept(summary) : noSuchMatch();
}

export const noSuchMatch = () => refuse("no-such-match", "There is no such match.");

export async function summaries(
  rooms: Pick<Keeping, "ask" | "db" | "hostOf">,
  rows: readonly Pick<Selectable<MatchTable>, (typeof SUMMARY)[number]>[],
): Promise<readonly MatchSummary[]> {
  const seated = await players(rooms, rows);
  return rows.map(({ id, game, mode, rated, listed, story, ...row }, index) => ({
    id,
    game,
    mode,
    rated,
    listed,
    ...stakesOf(rooms, game, row),
    players: seated[index]!,
    foundAt: Number(row.found_at),
    openedAt: millis(row.opened_at),
    endedAt: millis(row.ended_at),
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome), // written by this program
    story,
  }));
}

/** Bots stake nothing, so against one nothing is at stake. */
function stakesOf(
  { hostOf }: Pick<Keeping, "hostOf">,
  game: string,
  row: Pick<Selectable<MatchTable>, "config" | "seat_0" | "seat_1" | "uncounted">,
): Pick<MatchSummary, "settings" | "pot"> {
  const { settings } = JSON.parse(row.config) as { settings: unknown }; // written by findMatch
  const isStaked = row.seat_0 !== null && row.seat_1 !== null && row.uncounted === null;
  return { settings, pot: isStaked ? 2 * hostOf(game).game.terms(settings).stake : 0 };
}

const millis = (column: string | null): number | null => (column === null ? null : Number(column));
