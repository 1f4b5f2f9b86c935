import { writeRun } from "@holmgang/campaign";
import type { RunRecord } from "@holmgang/campaign";
import { saveFile } from "../../web/save-file.ts";

/** Hands a run's record over as a file. */
export const saveRun = (record: RunRecord): void =>
  saveFile(`campaign-${record.hash.slice(0, 8)}.txt`, "text/plain", writeRun(record));
