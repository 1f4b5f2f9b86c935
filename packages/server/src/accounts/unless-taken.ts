import { refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";

/** Work that gives somebody a nickname. The indices decide who of two was first; the other is told so. */
export async function unlessTaken<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error))
      return refuse(
        "nickname-taken",
        "Somebody else has that nickname, or one that looks like it.",
      );
    throw error;
  }
}

export const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  "constraint" in error &&
  (error.constraint === "account_nickname_key_key" ||
    error.constraint === "account_nickname_look_key");
