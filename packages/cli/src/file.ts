import { readFileSync } from "node:fs";
import { isRunText, readRun } from "@holmgang/campaign";
import type { RunRecord } from "@holmgang/campaign";
import { GAMES, isGameId } from "@holmgang/games";
import { readRecord } from "@holmgang/kernel";
import type { Host, MatchRecord } from "@holmgang/kernel";
import { codeOf, Complaint } from "./complaint.ts";

/** A record from a file, with the game it belongs to. `truncatedCode` is the exit code for one that ends too early. */
export function readRecordFile(
  path: string,
  truncatedCode = 2,
): { host: Host; record: MatchRecord } {
  const text = content(path);
  const record = blaming(path, () => readRecord(text));
  if (!record.ok)
    throw new Complaint(
      `${path}: ${record.refusal.words}`,
      record.refusal.code === "truncated" ? truncatedCode : 2,
    );
  const { game } = record.value;
  if (!isGameId(game)) throw new Complaint(`${path}: there is no game '${game}' here`);
  return { host: GAMES[game], record: record.value };
}

/** A run of the campaign from a file; null if it is no run. */
export function readRunFile(path: string, truncatedCode = 2): RunRecord | null {
  const text = content(path);
  if (!isRunText(text)) return null;
  const run = blaming(path, () => readRun(text));
  if (run.ok) return run.value;
  const { code, words } = run.refusal;
  throw new Complaint(`${path}: ${words}`, code === "truncated" ? truncatedCode : 2);
}

/** Does what depends on a file's content alone: whatever breaks on the way, the file is to blame. */
export function blaming<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Complaint) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Complaint(`${path} cannot be read as a record (${why})`);
  }
}

export function content(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = codeOf(error);
    throw new Complaint(
      code === "ENOENT" ? `there is no file ${path}` : `${path} cannot be read (${code})`,
    );
  }
}
