import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { openContext } from "../testing/launch.ts";
import { longTasks, throttle } from "../testing/long-tasks.ts";
import { checked } from "./check.ts";
import type { Check } from "./check.ts";

const PLAY = fileURLToPath(new URL("../testing/play.ts", import.meta.url));
const WHAT = "Orcain plays smoothly on a processor four times slower";
const MOST_MS = 200;

/** Plays Orcain on something like a cheap phone, and notes when the page does not answer. */
export async function checkPlay(browser: Browser, address: string): Promise<Check> {
  if (!existsSync(PLAY))
    return { what: WHAT, verdict: "skipped", note: "nobody can play yet", findings: [] };
  const { playOrcain } = createRequire(import.meta.url)(PLAY) as {
    playOrcain: (page: Page) => Promise<void>;
  };
  const context = await openContext(browser, { width: 390, height: 844, touch: true });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await throttle(page, 4);
  const tasks = await longTasks(page, MOST_MS, () => playOrcain(page));
  await context.close();
  return checked(
    WHAT,
    tasks.map((ms) => `${ms} ms without an answer`),
  );
}
