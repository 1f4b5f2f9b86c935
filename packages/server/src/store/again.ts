import type { Refusal } from "@holmgang/kernel";

/** What the database calls a race that was lost, and two who waited for each other. */
const RACES: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const MOST_TRIES = 4;

/** Does what lost a race once more: whoever was first is seen then. */
export async function again<V>(work: () => Promise<V>, tries = MOST_TRIES): Promise<V> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !RACES.has(told(error, "code"))) throw error;
    return again(work, tries - 1);
  }
}

/**
 * Whether a statement that failed has surely changed nothing: the database itself refused it. Of one whose connection
 * was lost nobody knows, and it must not be tried again as if it had not happened.
 */
export const wasUndone = (error: unknown): boolean => told(error, "severity") === "ERROR";

/** How a connection ends while a statement is under way: the database stops or crashes, or the network does. */
const LOST: ReadonlySet<unknown> = new Set(["57P01", "57P02", "ECONNRESET", "EPIPE"]);

/** The same in the driver's words; the second when a transaction was to be rolled back after its commit had been lost. */
const LOST_WORDS = /^Connection terminated|is not queryable$/;

/** Whether nobody knows what became of a statement: its connection was lost before the answer. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Error && (LOST.has(told(error, "code")) || LOST_WORDS.test(error.message));

/** What whoever asked is told then. */
export const UNKNOWN: Refusal = {
  code: "unknown",
  words:
    "The server has lost its database: nobody knows yet whether this counted. Look again in a moment.",
};

const told = (error: unknown, what: "code" | "severity"): unknown =>
  error instanceof Error && what in error ? (error as Error & Record<string, unknown>)[what] : null; // just asked
