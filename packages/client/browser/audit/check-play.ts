import type { Browser } from "playwright-core";
import { openContext } from "../testing/launch.ts";
import { longTasks, throttle } from "../testing/long-tasks.ts";
import { playOrcain, sitDownWithBot } from "../testing/play.ts";
import { checked } from "./check.ts";
import type { Check } from "./check.ts";

const SLOWER = 4;
const MOST_MS = 200;

/** Plays Orcain on something like a cheap phone, and notes when the page does not answer. */
export async function checkPlay(browser: Browser, address: string): Promise<Check> {
  const context = await openContext(browser, { width: 390, height: 844, touch: true });
  const page = await context.newPage();
  await sitDownWithBot(page, address);
  await throttle(page, SLOWER);
  const tasks = await longTasks(page, MOST_MS, () => playOrcain(page));
  await context.close();
  return checked(
    `Orcain plays smoothly on a processor ${SLOWER} times slower`,
    tasks.map((ms) => `${ms} ms without an answer`),
  );
}
