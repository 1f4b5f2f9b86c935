import { isTooDeep, readJson } from "./read-json.ts";
import { parseRecord } from "./record-parse.ts";
import { readText } from "./record-text.ts";
import type { MatchRecord } from "./record.ts";
import { refuse } from "./result.ts";
import type { Result } from "./result.ts";

/** A record from a file's content, in whichever of the two forms it is. */
export function readRecord(file: string): Result<MatchRecord> {
  const content = file.replace(/^\uFEFF/, "");
  if (content.trim() === "") return refuse("bad-record", "The file is empty.");
  if (!content.trimStart().startsWith("{")) return readText(content);
  if (isTooDeep(content)) return refuse("bad-record", "The record is nested too deeply.");
  const raw = readJson(content);
  return raw === undefined
    ? refuse("truncated", "The record is not complete JSON: it is truncated or damaged.")
    : parseRecord(raw);
}
