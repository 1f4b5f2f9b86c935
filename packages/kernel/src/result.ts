/** Why something was not done: a code for programs and a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly words: string;
  /** When the same may be asked again, if it was refused because it came too soon. */
  readonly retryAfterSeconds?: number | undefined;
}

/** A value, or the reason there is none. Expected failures travel this way; only broken promises throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (code: string, words: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, words },
});
