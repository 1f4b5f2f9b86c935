import type { Refusal } from "@holmgang/kernel";
import { wireRefusal } from "@holmgang/orcain";
import type { WireMessage } from "@holmgang/orcain";

/** Everything the server says on Orcain's own wire: the match's messages, and those of the hall before it. */
export type OrcainSays =
  | WireMessage
  | { readonly type: "hello_ok"; readonly nickname: string; readonly tokens: number }
  | { readonly type: "queue_ok" | "queue_left" };

/** Refusals that are answered, besides those of a card: the client could not know better, or must do something. */
const ANSWERED = [
  "malformed",
  "too-large",
  "not-enough-tokens",
  "bots-only-play-invites",
  "internal",
  "unknown",
];

/** What a refusal is on this wire: whatever merely came at the wrong time is passed over in silence. */
export const refusalSaid = (refusal: Refusal): OrcainSays | null =>
  wireRefusal(refusal) ?? (ANSWERED.includes(refusal.code) ? errorMsg(refusal) : null);

export const errorMsg = ({ code, words }: Refusal): OrcainSays => ({
  type: "error_msg",
  code,
  message: words,
});
