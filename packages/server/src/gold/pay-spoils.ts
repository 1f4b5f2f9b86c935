import { payOf } from "@holmgang/decks";
import type { Economy } from "@holmgang/decks";
import { SEATS } from "@holmgang/kernel";
import type { Host, Outcome, Spoil } from "@holmgang/kernel";
import type { Insertable, Transaction } from "kysely";
import { transfer } from "../ledger/transfer.ts";
import type { Seats } from "../ledger/stakes.ts";
import type { LockedAccount } from "../store/lock-accounts.ts";
import type { SpoilsTable } from "../store/gold-tables.ts";
import type { Database, Uncounted } from "../store/schema.ts";
import { economyOf } from "./economy-of.ts";
import { paidBefore } from "./paid-before.ts";
import { unpaidBecause } from "./unpaid-because.ts";

/** A match that is over, as far as its pay hangs on it. */
interface PayableMatch {
  readonly id: string;
  readonly seats: Seats;
  /** The queue it came from; null if it was arranged. */
  readonly mode: string | null;
  readonly uncounted: Uncounted | null;
  readonly settings: unknown;
  readonly state: unknown;
  readonly outcome: Outcome;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * What a match was worth goes into its players' purses. Belongs into the transaction that ends the match, which holds
 * their accounts. Programs earn nothing, and neither does a match that is void.
 */
export async function paySpoils(
  step: Transaction<Database>,
  host: Host,
  match: PayableMatch,
  players: readonly LockedAccount[],
): Promise<void> {
  const economy = economyOf(host.game.id);
  // Of a void match nothing is asked: rules that broke may have left any state behind.
  if (!economy || match.outcome.result === "void") return;
  const spoils = host.game.spoils?.(match.state);
  if (!spoils) return;
  const rows: Insertable<SpoilsTable>[] = [];
  for (const seat of SEATS) {
    const player = players.find(({ id }) => id === match.seats[seat]);
    if (!player || player.kind === "bot") continue;
    const hasWon = match.outcome.result === "win" && match.outcome.seat === seat;
    rows.push(await worthTo(step, { host, match, economy, player, spoils: spoils[seat], hasWon }));
  }
  if (rows.length === 0) return;
  await step.insertInto("spoils").values(rows).execute();
  const kept = rows.reduce((sum, row) => sum + row.kept, 0);
  const amounts = new Map([
    ...rows.map((row) => [row.account_id, row.kept] as const),
    ["mint", -kept],
  ]);
  await transfer(step, { kind: "spoils", currency: "gold", matchId: match.id, amounts });
}

interface Reckoning {
  readonly host: Host;
  readonly match: PayableMatch;
  readonly economy: Economy;
  readonly player: LockedAccount;
  readonly spoils: readonly Spoil[];
  readonly hasWon: boolean;
}

/** What it is worth to one of them. Matches that are not paid do not touch a row of wins. */
async function worthTo(
  step: Transaction<Database>,
  { host, match, economy, player, spoils, hasWon }: Reckoning,
): Promise<Insertable<SpoilsTable>> {
  const before = await paidBefore(step, player.id, economy.id, match.at);
  const unpaid = unpaidBecause(host, match, economy, before.withBotsToday);
  const wins = hasWon && !unpaid ? before.wins + 1 : 0;
  const { streak, earned, kept } = payOf(economy, spoils, wins);
  return {
    match_id: match.id,
    account_id: player.id,
    economy: economy.id,
    lines: JSON.stringify(spoils),
    wins,
    streak,
    earned,
    kept: unpaid ? 0 : kept,
    purse: String(Number(player.gold) + (unpaid ? 0 : kept)),
    with_bot: match.seats.includes(null),
    unpaid,
    at: String(match.at),
  };
}
