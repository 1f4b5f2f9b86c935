import type { MatchRecord, Refusal, Seat } from "@holmgang/kernel";
import type { Told } from "../match/feed.ts";

/** A match against a bot in this browser, before its first input. */
export interface LocalPlan {
  readonly game: string;
  readonly settings: unknown;
  /** The bot's name in its game's roster. */
  readonly bot: string;
  /** The person's seat. */
  readonly seat: Seat;
  readonly seed: string;
}

/** What the page asks of the engine. Every ask has an answer. */
export type Ask =
  | { readonly kind: "open"; readonly plan: LocalPlan }
  | { readonly kind: "resume"; readonly plan: LocalPlan; readonly record: MatchRecord }
  | { readonly kind: "move"; readonly question: number; readonly move: unknown }
  | { readonly kind: "resign" };

export type Asked = Ask & { readonly id: number };

/** What the engine says of its own accord, or in answer. */
export type Said =
  | { readonly kind: "answer"; readonly re: number; readonly refusal: Refusal | null }
  /** The record is what has to be kept to go on after a reload. */
  | { readonly kind: "told"; readonly told: Told; readonly record: MatchRecord }
  /** The engine broke; the match cannot go on here. */
  | { readonly kind: "broken"; readonly words: string };
