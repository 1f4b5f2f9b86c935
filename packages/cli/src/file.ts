import { readFileSync } from "node:fs";
import { GAMES, isGameId } from "@holmgang/games";
import { readRecord } from "@holmgang/kernel";
import type { Host, MatchRecord } from "@holmgang/kernel";
import { Complaint } from "./complaint.ts";

/** A record from a file, with the game it belongs to. `truncatedCode` is the exit code for one that ends too early. */
export function readRecordFile(
  path: string,
  truncatedCode = 2,
): { host: Host; record: MatchRecord } {
  const record = readRecord(content(path));
  if (!record.ok)
    throw new Complaint(
      `${path}: ${record.refusal.words}`,
      record.refusal.code === "truncated" ? truncatedCode : 2,
    );
  const { game } = record.value;
  if (!isGameId(game)) throw new Complaint(`${path}: there is no game '${game}' here`);
  return { host: GAMES[game], record: record.value };
}

function content(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    throw new Complaint(
      code === "ENOENT" ? `there is no file ${path}` : `${path} cannot be read (${String(code)})`,
    );
  }
}
