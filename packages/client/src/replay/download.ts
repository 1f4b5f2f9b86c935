import { writeText } from "@holmgang/kernel";
import type { MatchRecord } from "@holmgang/kernel";

/** Hands the record over as a file. */
export function download(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([writeText(record)], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${record.game}-${record.hash.slice(0, 8)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
