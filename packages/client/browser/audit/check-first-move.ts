import type { Browser } from "playwright-core";
import { openContext } from "../testing/launch.ts";
import { checked } from "./check.ts";
import type { Check } from "./check.ts";

const MOST_MS = 3_000;

/** From a cold start of the page to the first card on the table: two clicks and a key, and how long that takes. */
export async function checkFirstMove(browser: Browser, address: string): Promise<Check> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.getByTestId("play-now").click();
  await page.getByTestId("hand-card").first().click();
  await page.keyboard.press("1");
  await page.locator(".duel__place .game-card--staged").waitFor();
  const took = performance.now() - start;
  await context.close();
  return checked(
    `from a cold start to the first move in two clicks, within ${MOST_MS / 1000} s`,
    took > MOST_MS ? ["slower than that"] : [],
    `${(took / 1000).toFixed(2)} s`,
  );
}
