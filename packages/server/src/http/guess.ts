import type { Result } from "@holmgang/kernel";
import { tooMuch } from "../limits/too-much.ts";
import type { Budgets } from "../limits/budgets.ts";
import { household } from "../limits/household.ts";
import type { Attempts } from "./attempts.ts";

/** What a wrong guess is refused with, whatever was guessed. */
const WRONG: ReadonlySet<string> = new Set(["wrong-login", "wrong-password"]);

/** What stands before every secret. */
export interface Guard {
  readonly attempts: Attempts;
  readonly budgets: Pick<Budgets, "hash">;
}

/** Work that somebody may do who knows a secret. Guesses are few, and who knows it has not all the time of the server either. */
export async function guess<T>(
  { attempts, budgets }: Guard,
  attempt: Parameters<Attempts["begin"]>[0],
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const waitMs = attempts.begin(attempt);
  if (waitMs > 0)
    return { ok: false, refusal: tooMuch("too-many-attempts", "Too many failed attempts", waitMs) };
  const unpaid = budgets.hash(attempt.door, household(attempt.address));
  if (unpaid) {
    attempts.forgive(attempt);
    return { ok: false, refusal: unpaid };
  }
  const result = await work();
  if (result.ok || !WRONG.has(result.refusal.code)) attempts.forgive(attempt);
  return result;
}
