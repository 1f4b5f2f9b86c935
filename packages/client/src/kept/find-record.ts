import { readRecord, refuse } from "@holmgang/kernel";
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

/** The record of a finished match, from the server's own log. */
export async function serverRecord(id: string): Promise<Result<MatchRecord>> {
  try {
    const response = await fetch(`/api/matches/${encodeURIComponent(id)}/record`);
    const answer = await response.text();
    if (response.ok) return readRecord(answer);
    const { code, words } = JSON.parse(answer) as { code: string; words: string }; // how the server says no
    return refuse(code, words);
  } catch {
    return refuse("offline", text.online.away);
  }
}
