// To set a database up takes seconds, to copy one a moment: every server of the tests starts on a copy of this.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@holmgang/server";

/** Prepares it and says where; returns how to put it away. */
export async function prepareEmptyData() {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-empty-"));
  await (await openStore({ folder })).close();
  process.env.HOLMGANG_EMPTY_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
