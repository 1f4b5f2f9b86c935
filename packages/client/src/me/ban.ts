import type { Refusal } from "@holmgang/kernel";
import { createStore } from "../store/store.ts";

/** Why the server does not let the reader in. */
interface Ban {
  readonly reason: string;
  /** Milliseconds since 1970; null is for good. */
  readonly until: number | null;
}

/** Null for everybody who may come in, as far as is known. */
export const ban = createStore<Ban | null>(null);

/** A refusal as the server sends it to the banned: with its parts, so that it can be told in the reader's own time. */
export function banIn(refusal: Refusal & Partial<Ban>): Ban | null {
  const { code, words, reason = words, until = null } = refusal;
  return code === "banned" ? { reason, until } : null;
}
