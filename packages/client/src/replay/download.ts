import { writeText } from "@holmgang/kernel";
import type { MatchRecord } from "@holmgang/kernel";
import { saveFile } from "../web/save-file.ts";

/** Hands the record over as a file. */
export const download = (record: MatchRecord): void =>
  saveFile(`${record.game}-${record.hash.slice(0, 8)}.txt`, "text/plain", writeText(record));
