import type { ClockKind } from "@holmgang/kernel";
import type { Question } from "../match/feed.ts";

/** What is left of a question's time. */
export interface TimeLeft {
  /** Of its own limit; null without one. */
  readonly limit: Part | null;
  /** Of the bank it draws on; null without one. */
  readonly bank: Part | null;
  /** Which of them falls first. */
  readonly first: ClockKind;
  /** The last five seconds before that, as a part of five; null before. */
  readonly rope: number | null;
}

/** What is left of one clock. */
interface Part {
  readonly ms: number;
  /** Whole seconds, rounded up. */
  readonly seconds: number;
  /** Of the whole. */
  readonly fraction: number;
}

const ROPE_MS = 5_000;

/** The time left at `now`; null without a clock. A bank is there in a pause as well. */
export function timeLeft({ limitMs, deadline, bank }: Question, now: number): TimeLeft | null {
  const limit =
    deadline === null || limitMs === null ? null : part(within(limitMs, deadline - now), limitMs);
  const saved = bank
    ? part(bank.deadline === null ? bank.leftMs : within(bank.leftMs, bank.deadline - now), bank.ms)
    : null;
  if (!limit && !saved) return null;
  const first = saved && saved.ms <= (limit?.ms ?? Infinity) ? "bank" : "limit";
  const left = Math.min(limit?.ms ?? Infinity, saved?.ms ?? Infinity);
  return { limit, bank: saved, first, rope: left <= ROPE_MS ? left / ROPE_MS : null };
}

/** What is shown does not count before the clock starts. */
const within = (most: number, ms: number): number => Math.min(most, Math.max(0, ms));

const part = (ms: number, wholeMs: number): Part => ({
  ms,
  seconds: Math.ceil(ms / 1000),
  fraction: ms / wholeMs,
});
