import type { BySeat, Outcome } from "@holmgang/kernel";
import type { Ask } from "../store/ask.ts";

/** Who sits where; null is a bot of the server's own, which stakes nothing. */
export type Seats = Readonly<BySeat<string | null>>;

/** Where a pot goes: to the winner, back to both, or up in smoke. With a bot at the table there is none. */
interface Settlement {
  readonly pays: "payout" | "refund" | "burn";
  /** In equal parts. */
  readonly payees: readonly string[];
}

export function settlementOf(seats: Seats, outcome: Outcome): Settlement {
  if (outcome.result === "win")
    return { pays: "payout", payees: [seats[outcome.seat] ?? "burned"] };
  if (outcome.result === "both-lose") return { pays: "burn", payees: ["burned"] };
  return { pays: "refund", payees: accountsAt(seats).toSorted() };
}

export const accountsAt = (seats: Seats): readonly string[] =>
  seats.flatMap((account) => account ?? []);

/** Empties the pot of a match, whose players must be locked. */
export async function settle(
  ask: Ask,
  match: string,
  seats: Seats,
  outcome: Outcome,
): Promise<void> {
  const { pays, payees } = settlementOf(seats, outcome);
  await ask("select settle_pot($1, pot_of($1), $2, $3)", [match, pays, payees]);
}
