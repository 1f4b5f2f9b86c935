import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of this run's own. */
export const folder = mkdtempSync(join(tmpdir(), "holmgang-"));

/** Writes a file there and returns its path. */
export function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
