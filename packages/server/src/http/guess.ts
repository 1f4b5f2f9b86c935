import { refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Attempts } from "./attempts.ts";

/** What a wrong guess is refused with, whatever was guessed. */
const WRONG: ReadonlySet<string> = new Set(["wrong-login", "wrong-password"]);

/** Work that somebody may do who knows a secret. Guesses are few. */
export async function guess<T>(
  attempts: Attempts,
  attempt: Parameters<Attempts["begin"]>[0],
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!attempts.begin(attempt))
    return refuse("too-many-attempts", "Too many failed attempts. Try again in 15 minutes.");
  const result = await work();
  if (result.ok || !WRONG.has(result.refusal.code)) attempts.forgive(attempt);
  return result;
}
