import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { keptRun } from "./testing/kept-run.ts";
import { byClicks, byKeys, playFieldToEnd } from "./testing/play-field.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();
const site = useSite();

/** A run of small battles that has just begun. */
const open = (page: Page, seed: string): Promise<void> =>
  openAt(page, site.address, {
    name: seed,
    path: "/campaign",
    shows: "[data-testid=march]",
    kept: keptRun(seed, ({ phase }) => phase === "camp"),
  });

/** Encounters finished in this act. */
const finished = async (page: Page): Promise<string> =>
  (await page.locator(".until-boss").getAttribute("aria-label")) ?? "";

test("a run begins in two presses, and is there again after a reload", async () => {
  const page = await newPage({ reducedMotion: true });
  await page.goto(`${site.address}/campaign`);
  await page.getByTestId("begin-run").click();
  await page.getByTestId("march").waitFor();
  const orders = await page.locator(".order-card").allInnerTexts();
  expect(orders).toHaveLength(3);
  await page.reload();
  await page.getByTestId("march").waitFor();
  expect(await page.locator(".order-card").allInnerTexts()).toEqual(orders);
});

test("two encounters by keyboard, the battle left in its middle and gone on with after a reload", async () => {
  const page = await newPage({ reducedMotion: true });
  await open(page, "by keys");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.getByTestId("to-battle").waitFor();
  await page.keyboard.press("Enter");
  await page.locator("[data-action=keep]").click();
  await page.locator(".battlefield:not([data-opening])").waitFor();
  await page.goto(`${site.address}/campaign`);
  await page.getByTestId("retreat").waitFor();
  await page.reload();
  await page.getByTestId("to-battle").waitFor();
  await page.keyboard.press("Enter");
  await playFieldToEnd(page, byKeys);
  await page.getByTestId("onward").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".run-report").waitFor();
  await page.keyboard.press("Enter");
  await page.getByTestId("march").waitFor();
  expect(await finished(page)).toContain("1 of 7");
});

test("an encounter by mouse: the order, the battle, the report; then the town and the army", async () => {
  const page = await newPage({ reducedMotion: true });
  await open(page, "by mouse");
  await page.locator(".map-foe[aria-pressed]").nth(0).click();
  await page.getByTestId("march").click();
  await page.getByTestId("to-battle").click();
  await playFieldToEnd(page, byClicks);
  await page.getByTestId("onward").click();
  await page.locator(".run-report").waitFor();
  await page.getByTestId("onward").click();
  await page.getByTestId("to-town").click();
  await page.getByTestId("build-supply-depot").click();
  expect(await page.locator(".run-town__row:not([data-planned])").count()).toBe(2);
  await page.getByTestId("to-map").click();
  await page.getByTestId("to-army").click();
  expect(await page.locator(".army__grid .soldier-card").count()).toBeGreaterThan(15);
});
