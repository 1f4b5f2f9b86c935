import { readRecord, refuse } from "@holmgang/kernel";
import type { MatchRecord, Result } from "@holmgang/kernel";
import { text } from "../text/text.ts";

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
