// What the tests in a browser need before they start, also when they are run alone: a client and a Chromium.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@holmgang/server";
import { buildClient } from "./build-client.js";
import { chromium } from "./chromium.js";

export async function setup() {
  const found = chromium(process.execPath);
  if (!found || !buildClient(process.execPath))
    throw new Error("The line above says what is missing.");
  process.env.HOLMGANG_CHROMIUM = found;
  // To set a database up takes seconds, to copy one a moment: every server of the tests starts on a copy of this.
  const folder = mkdtempSync(join(tmpdir(), "holmgang-empty-"));
  await (await openStore({ folder })).close();
  process.env.HOLMGANG_EMPTY_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
