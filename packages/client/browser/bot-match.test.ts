import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { TWO_ROUNDS } from "./testing/kept-match.ts";
import {
  byClicks,
  byDrag,
  byKeys,
  byTaps,
  playToEnd,
  sitDownWithBot,
  takeUp,
  untilAsked,
} from "./testing/play.ts";
import { useSite } from "./testing/shared.ts";

const { newPage } = useBrowser();
const OVER = /Victory|Defeat|Draw/;

const site = useSite();

const staged = (page: Page) => page.locator(".duel__place .game-card--staged").count();

describe("a first match", () => {
  test("begins two clicks from home: one to sit down, one to pick a card up", async () => {
    const page = await newPage({ serviceWorker: true });
    await page.goto(site.address);
    await page.getByTestId("play-now").click();
    await page.getByTestId("hand-card").first().click();
    expect(await page.locator('.hand__card[aria-pressed="true"]').count()).toBe(1);
    await page.keyboard.press("1");
    expect(await staged(page)).toBe(1);
  });

  test("is played to the end by mouse, clicking", async () => {
    const page = await newPage();
    await sitDownWithBot(page, site.address);
    expect(await playToEnd(page, byClicks)).toMatch(OVER);
  });

  // One whole match is seen as it moves; how cards are laid does not depend on it.
  test("is played to the end by dragging cards", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address, TWO_ROUNDS);
    expect(await playToEnd(page, byDrag)).toMatch(OVER);
  });

  test("is played to the end by keyboard alone", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(site.address);
    await page.getByTestId("play-now").waitFor();
    while (
      !(await page.evaluate(() => document.activeElement?.matches('[data-testid="play-now"]')))
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByTestId("hand-card").first().waitFor();
    for (;;) {
      await page
        .locator(
          '[data-testid="hand-card"]:not([aria-disabled]), [data-testid="result"], [data-testid="skip"]',
        )
        .first()
        .waitFor();
      if (await page.getByTestId("result").isVisible()) break;
      if (await page.getByTestId("skip").isVisible()) await page.keyboard.press(" ");
      else {
        for (const [card, slot] of [
          [0, 0],
          [3, 1],
          [2, 2],
        ] as const)
          await byKeys(page, card, slot);
        await page.keyboard.press("Enter");
      }
    }
    expect(await page.getByTestId("result").innerText()).toMatch(OVER);
  });

  test("is played to the end by touch on a phone", async () => {
    const page = await newPage({ width: 360, height: 640, touch: true, reducedMotion: true });
    await page.goto(site.address);
    await page.getByTestId("play-now").tap();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await playToEnd(page, byTaps, (button) => button.tap())).toMatch(OVER);
  });

  test("is played to the end by typed words alone", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address, TWO_ROUNDS);
    await page.keyboard.press("/");
    const rounds = page.locator(".rounds");
    // One line a round: what is typed into the end of the match would ask for another.
    while ((await untilAsked(page)) === "asked") {
      const before = await rounds.innerText();
      await page.getByTestId("text-move").fill("adh");
      await page.getByTestId("text-move").press("Enter");
      await expect.poll(() => rounds.innerText()).not.toBe(before);
    }
    expect(await page.getByTestId("result").innerText()).toMatch(OVER);
  });
});

describe("cards", () => {
  test("are taken back one by one, and all at once, until they are confirmed", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address);
    for (const [card, slot] of [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const)
      await byKeys(page, card, slot);
    expect(await staged(page)).toBe(3);
    await page.keyboard.press("z");
    expect(await staged(page)).toBe(2);
    await page.getByTestId("clear").click();
    expect(await staged(page)).toBe(0);
    await page.keyboard.press("z");
    expect(await staged(page)).toBe(2);
  });

  test("are not laid on a card that lies, and the table says why", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address);
    await byKeys(page, 0, 0);
    await byKeys(page, 1, 0);
    await page.getByText("A card lies there already").waitFor();
    expect(await staged(page)).toBe(1);
  });

  test("tell before they are confirmed what they may do", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address);
    await byKeys(page, 3, 0);
    const row = page.locator(".forecast tr", { hasText: "Attack" });
    expect(await row.innerText()).toMatch(/0\s+−2/);
  });
});
