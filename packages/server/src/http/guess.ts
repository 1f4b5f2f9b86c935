import type { Result } from "@holmgang/kernel";
import { tooMuch } from "../limits/too-much.ts";
import type { Attempts } from "./attempts.ts";

/** What a wrong guess is refused with, whatever was guessed. */
const WRONG: ReadonlySet<string> = new Set(["wrong-login", "wrong-password"]);

/** Work that somebody may do who knows a secret. Guesses are few. */
export async function guess<T>(
  attempts: Attempts,
  attempt: Parameters<Attempts["begin"]>[0],
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const waitMs = attempts.begin(attempt);
  if (waitMs > 0)
    return { ok: false, refusal: tooMuch("too-many-attempts", "Too many failed attempts", waitMs) };
  const result = await work();
  if (result.ok || !WRONG.has(result.refusal.code)) attempts.forgive(attempt);
  return result;
}
