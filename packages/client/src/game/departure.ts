import { rival } from "@holmgang/kernel";
import type { Outcome } from "@holmgang/kernel";
import { text } from "../text/text.ts";
import type { Names } from "./face.ts";
import { nameOf } from "./names.ts";

const { left } = text.table;

/** The words for each reason a seat has gone by, whatever is played. */
const GONE: Readonly<Record<string, (who: string) => string>> = {
  forfeit: left.resigned,
  concede: left.resigned,
  resigned: left.resigned,
  timeout: left.away,
  disconnect: left.gone,
  disconnected: left.gone,
};

/** Who left the table, and how; null for a match that was played to its end. */
export function departure(outcome: Outcome, names: Names): string | null {
  const { result, reason } = outcome;
  if (reason === "abandoned") return left.abandoned;
  if (!Object.hasOwn(GONE, reason)) return null;
  return result === "win"
    ? (GONE[reason]?.(nameOf(names, rival(outcome.seat))) ?? null)
    : result === "both-lose"
      ? (GONE[reason]?.(left.both) ?? null)
      : null;
}
