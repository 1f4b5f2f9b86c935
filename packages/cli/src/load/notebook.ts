import type { Seat } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";

/** What one player knows of one of its matches. */
export interface Page {
  readonly match: string;
  readonly seat: Seat;
  /** The nonce that was acknowledged. */
  nonce: string | null;
  /** Every update as it came; the first has number 1. */
  readonly told: string[];
  /** Every move it has sent, in order. */
  readonly sent: SentMove[];
  /** The newest update. */
  now: MessageOf<"update"> | null;
  /** While updates are asked for again, those after this number may come twice; no others ever. */
  askedFrom: number;
  isThinking: boolean;
}

/** A move and what is known of its fate: without an answer it may have happened or not. */
export interface SentMove {
  readonly decision: number;
  readonly move: unknown;
  fate: "unanswered" | "acknowledged" | "refused";
}

export const newPage = (match: string, seat: Seat): Page => ({
  match,
  seat,
  nonce: null,
  told: [],
  sent: [],
  now: null,
  askedFrom: Infinity,
  isThinking: false,
});

/** Writes an update down. Returns what is wrong with it, or null: numbers without gaps, and never told otherwise. */
export function note(page: Page, update: MessageOf<"update">, text: string): string | null {
  const { match, told, askedFrom } = page;
  const { seq } = update;
  const where = `match ${match}, update ${seq}`;
  if (seq > told.length + 1) return `${where}: came after update ${told.length}`;
  if (seq === told.length + 1) {
    told.push(text);
    page.now = update;
    return null;
  }
  if (told[seq - 1] !== text) return `${where}: was told otherwise before`;
  return seq > askedFrom ? null : `${where}: came again`;
}
