import type { Page } from "playwright-core";

/** Slows the page's processor down by so much, as on a cheap phone. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Every time the page could not answer for longer than this while something was done, in ms. */
export async function longTasks(
  page: Page,
  aboveMs: number,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const seen = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(Math.round(duration));
    }).observe({ type: "longtask" });
    return durations;
  });
  await work();
  return (await seen.jsonValue()).filter((duration) => duration > aboveMs);
}
