import type { Economy } from "@holmgang/decks";
import { same } from "@holmgang/kernel";
import type { Host } from "@holmgang/kernel";
import { termsOf } from "../games/terms-of.ts";
import type { Seats } from "../ledger/stakes.ts";
import type { SpoilsTable } from "../store/gold-tables.ts";
import type { Uncounted } from "../store/schema.ts";

interface Played {
  readonly seats: Seats;
  readonly mode: string | null;
  readonly uncounted: Uncounted | null;
  readonly settings: unknown;
}

/**
 * Why a match pays nothing; null if it does. Paid are matches from a queue, and some a day against the server's own bots if
 * they were played by the usual rules: whoever sets the rules sets the pay.
 */
export function unpaidBecause(
  host: Host,
  { seats, mode, uncounted, settings }: Played,
  { botMatches }: Pick<Economy, "botMatches">,
  withBotsToday: number,
): SpoilsTable["unpaid"] {
  if (uncounted !== null) return uncounted;
  if (!seats.includes(null)) return mode === null ? "arranged" : null;
  if (!isUsual(host, settings)) return "other-rules";
  return withBotsToday < botMatches ? null : "enough-today";
}

/** Whether these are the settings of one of the game's paces. */
const isUsual = (host: Host, settings: unknown): boolean =>
  termsOf(host).paces.some((pace) => {
    const usual = host.game.parseSettings(pace.settings);
    return usual.ok && same(usual.value, settings);
  });
