import type { Refusal } from "@holmgang/kernel";

/** A refusal that says when to ask again. */
export function tooMuch(code: string, why: string, waitMs: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return { code, words: `${why}; try again in ${lengthOf(retryAfterSeconds)}.`, retryAfterSeconds };
}

/** Nobody counts hundreds of seconds. */
const lengthOf = (seconds: number): string =>
  seconds > 120
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
