import type { MatchRecord, Result, Seat } from "@holmgang/kernel";

/** How a decision was, against the best there was. */
type Grade = "perfect" | "good" | "inaccuracy" | "mistake" | "blunder";

/** One decision of one seat, looked back on. Chances are the seat's own, from 0 to 1. */
export interface Judgement {
  /** The part of the match it belongs to, counted from 1: a round. */
  readonly chapter: number;
  readonly seat: Seat;
  readonly grade: Grade;
  /** The chance to win before the decision, with the best play. */
  readonly before: number;
  /** The chance to win with what was decided, against the best play. */
  readonly after: number;
  /** How it turned out: beyond `after` it is luck. */
  readonly came: number;
  /** What was decided, in the game's own short writing. */
  readonly played: string;
  /** What a perfect player would have done, with how often. */
  readonly best: readonly { readonly move: string; readonly chance: number }[];
  readonly luckHp: number;
}

/** A match looked back on. */
export interface Review {
  readonly judgements: readonly Judgement[];
  /** By seat, from 0 to 100: how close to perfect. Null for a seat that decided nothing. */
  readonly accuracy: readonly [number | null, number | null];
  /** By seat, in health. */
  readonly luckHp: readonly [number, number];
}

/** Looks back on a match of one game. */
export type Reviewer = (record: MatchRecord) => Result<Review>;

/** How good a decision is that gave this much of the chance to win away (Lichess's curve). */
export const accuracyOf = (lostPercent: number): number =>
  Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * lostPercent) - 3.1669));

export function gradeOf(lostPercent: number): Grade {
  if (lostPercent < 0.01) return "perfect";
  if (lostPercent < 10) return "good";
  if (lostPercent < 20) return "inaccuracy";
  return lostPercent < 30 ? "mistake" : "blunder";
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
