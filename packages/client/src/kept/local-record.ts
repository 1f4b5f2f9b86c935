import { refuse } from "@holmgang/kernel";
import type { MatchRecord, Result } from "@holmgang/kernel";
import { text } from "../text/text.ts";
import { findSaved } from "./saved.ts";

/** The record of a match of this browser's. */
export function localRecord(id: string): Result<MatchRecord> {
  const saved = findSaved(id);
  return saved
    ? { ok: true, value: saved.record }
    : refuse("no-such-match", text.local.troubles.gone.words);
}
