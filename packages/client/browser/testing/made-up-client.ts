import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder that a server takes for a built client. */
export function madeUpClient(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-client-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
