import { rival } from "@holmgang/kernel";
import type { PastMatch } from "./past-matches.ts";

/** What a player is called, also one who is a bot. */
type NameOf = (game: string, player: PastMatch["players"][number]) => string;

const COLUMNS = {
  id: (match) => match.id,
  ended: (match) => new Date(match.endedAt).toISOString(),
  game: (match) => match.game,
  pace: (match) => match.mode ?? "",
  rated: (match) => String(match.rated),
  rival: (match, nameOf) => nameOf(match.game, match.players[rival(match.seat)]),
  seat: (match) => String(match.seat),
  result: (match) => match.result,
  reason: (match) => match.reason,
  rating_before: (match) => rounded(match.rating?.before),
  rating_after: (match) => rounded(match.rating?.after),
  points_before: (match) => rounded(match.points?.before),
  points_after: (match) => rounded(match.points?.after),
} as const satisfies Record<string, (match: PastMatch, nameOf: NameOf) => string>;

const rounded = (value: number | undefined): string =>
  value === undefined ? "" : String(Math.round(value * 100) / 100);

/** Matches for a spreadsheet: a line each, after a line of names. */
export const pastAsCsv = (matches: readonly PastMatch[], nameOf: NameOf): string =>
  [
    Object.keys(COLUMNS),
    ...matches.map((match) => Object.values(COLUMNS).map((column) => cell(column(match, nameOf)))),
  ]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");

/** Quoted where it must be. What a spreadsheet would take for a formula is kept from being one. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const pastAsJson = (matches: readonly PastMatch[]): string =>
  `${JSON.stringify(matches, null, 2)}\n`;
