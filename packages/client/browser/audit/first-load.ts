import type { Browser, Page } from "playwright-core";
import { openContext } from "../testing/launch.ts";

/** What a newcomer's browser fetches, as paths of scripts. */
interface FirstLoad {
  /** From a cold home page to the first cards in hand, workers included. */
  readonly needed: ReadonlySet<string>;
  /** Fetched besides, when the page had nothing else to do. */
  readonly idle: ReadonlySet<string>;
  /** Whether there was a game to go into; else it is the home page alone. */
  readonly hasPlayed: boolean;
}

const IDLE = "idle-loading";

/** Watches a real browser on the way from the home page into Orcain, twice: without idle loading, and with it. */
export async function firstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const bare = await visit(browser, address, (page) => page.addInitScript(refuseIdle, IDLE));
  const whole = await visit(browser, address);
  return {
    needed: bare.scripts,
    idle: new Set([...whole.scripts].filter((path) => !bare.scripts.has(path))),
    hasPlayed: bare.hasPlayed,
  };
}

/**
 * Stops the page where it says that it starts to load idle chunks. A chunk that was loaded so is not fetched again by
 * a click that needs it, and would be missed if one only looked at when it came.
 */
function refuseIdle(name: string): void {
  const mark = performance.mark.bind(performance);
  performance.mark = (given, options) => {
    if (given === name) throw new Error("nothing is loaded idly here");
    return mark(given, options);
  };
}

async function visit(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ scripts: Set<string>; hasPlayed: boolean }> {
  const context = await openContext(browser);
  const scripts = new Set<string>();
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address, { waitUntil: "networkidle" });
  const play = page.getByTestId("play-now").first();
  const hasPlayed = (await play.count()) > 0;
  if (hasPlayed) {
    await play.click();
    await page.getByTestId("hand-card").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(500); // a worker's own imports are no part of the page's load
  }
  await context.close();
  return { scripts, hasPlayed };
}
