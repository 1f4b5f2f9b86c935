import type { Refusal } from "@holmgang/kernel";

/** A refusal that says when to ask again. */
export function tooMuch(code: string, why: string, waitMs: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const seconds = retryAfterSeconds === 1 ? "second" : "seconds";
  return {
    code,
    words: `${why}; try again in ${retryAfterSeconds} ${seconds}.`,
    retryAfterSeconds,
  };
}
