import type { Served } from "@holmgang/server";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NETWORK_CUT, useBrowser } from "./testing/browser.ts";
import {
  byClicks,
  byDrag,
  byKeys,
  byTaps,
  playRound,
  playToEnd,
  sitDownWithBot,
  untilAsked,
} from "./testing/play.ts";
import { openSite, spawnSite } from "./testing/site.ts";

const { newPage, newTab, allow } = useBrowser();
const OVER = /Victory|Defeat|Draw/;

let site: Served;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** All that this browser keeps, as text. */
const kept = (page: Page) => page.evaluate(() => Object.values(localStorage).join());

const staged = (page: Page) => page.locator(".duel__place .game-card--staged").count();

describe("a first match", () => {
  test("begins two clicks from home: one to sit down, one to pick a card up", async () => {
    const page = await newPage();
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

  test("is played to the end by dragging cards", async () => {
    const page = await newPage();
    await sitDownWithBot(page, site.address);
    expect(await playToEnd(page, byDrag)).toMatch(OVER);
  });

  test("is played to the end by keyboard alone", async () => {
    const page = await newPage();
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
    const page = await newPage({ width: 360, height: 640, touch: true });
    await page.goto(site.address);
    await page.getByTestId("play-now").tap();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await playToEnd(page, byTaps, (button) => button.tap())).toMatch(OVER);
  });

  test("is played to the end by typed words alone", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDownWithBot(page, site.address);
    await page.keyboard.press("/");
    for (;;) {
      if (await page.getByTestId("result").isVisible()) break;
      await page.getByTestId("text-move").fill("adh");
      await page.getByTestId("text-move").press("Enter");
      await page.waitForTimeout(60);
    }
    expect(await page.getByTestId("result").innerText()).toMatch(OVER);
  });
});

describe("cards", () => {
  test("are taken back one by one, and all at once, until they are confirmed", async () => {
    const page = await newPage();
    await sitDownWithBot(page, site.address);
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
    const page = await newPage();
    await sitDownWithBot(page, site.address);
    await byKeys(page, 0, 0);
    await byKeys(page, 1, 0);
    await page.getByText("A card lies there already").waitFor();
    expect(await staged(page)).toBe(1);
  });

  test("tell before they are confirmed what they may do", async () => {
    const page = await newPage();
    await sitDownWithBot(page, site.address);
    await byKeys(page, 3, 0);
    const row = page.locator(".forecast tr", { hasText: "Attack" });
    expect(await row.innerText()).toMatch(/0\s+−2/);
  });
});

describe("a match in this browser", () => {
  test("goes on where it was after a reload, and from home", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDownWithBot(page, site.address);
    await playRound(page, byKeys);
    await untilAsked(page);
    await byKeys(page, 1, 0);
    // Taken by the rules, and so kept: that is a moment after it was laid.
    await expect.poll(() => kept(page)).toContain('["defense",null,null]');
    const before = await page.locator(".standing__rounds").innerText();
    await page.reload();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await page.locator(".standing__rounds").innerText()).toBe(before);
    expect(await staged(page)).toBe(1);
    await page.goto(site.address);
    await page.getByTestId("go-on").click();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await playToEnd(page, byClicks)).toMatch(OVER);
  });

  test("ends with the same page at every speed", async () => {
    const ends: string[] = [];
    for (const speed of ["0.5", "4", "instant"]) {
      const page = await newPage();
      await page.addInitScript((value) => {
        localStorage.setItem(
          "holmgang.preferences",
          JSON.stringify({ speed: value, sound: false }),
        );
      }, speed);
      // Grom opens every match alike, so every speed plays the same round.
      await page.goto(`${site.address}/play/orcain`);
      await page.getByTestId("bot-orc").click();
      await page.getByTestId("start").click();
      await page.getByTestId("hand-card").first().waitFor();
      await playRound(page, byKeys);
      await page.getByText("Round 2 of 3").waitFor();
      await page.locator('[data-testid="hand-card"]:not([aria-disabled])').first().waitFor();
      const html = await page.locator(".table").innerHTML();
      ends.push(html.replaceAll(/_r_\w+_/g, "id").replace(/Speed <b>.*?<\/b>/, ""));
    }
    expect(ends[1]).toBe(ends[0]);
    expect(ends[2]).toBe(ends[0]);
  });

  test("needs no server: with it gone a new match begins and ends, and the page says so", async () => {
    allow(NETWORK_CUT);
    allow(/Failed to load resource/);
    const spawned = await spawnSite();
    const page = await newPage();
    await page.goto(spawned.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await spawned.kill();
    const offline = await newTab(page);
    await offline.goto(spawned.address);
    await offline.getByText("The server cannot be reached").waitFor();
    await offline.getByTestId("play-now").click();
    await offline.getByTestId("hand-card").first().waitFor();
    expect(await playToEnd(offline, byClicks)).toMatch(OVER);
    await spawned.stop();
  });

  test("is resigned after a question, and only then", async () => {
    const page = await newPage();
    await sitDownWithBot(page, site.address);
    await page.getByTestId("menu").click();
    await page.getByTestId("resign").click();
    await page.getByRole("button", { name: "Keep playing" }).click();
    expect(await page.getByTestId("result").count()).toBe(0);
    await page.getByTestId("menu").click();
    await page.getByTestId("resign").click();
    await page.getByTestId("resign-yes").click();
    expect(await page.getByTestId("result").innerText()).toBe("Defeat");
    await page.getByTestId("rematch").click();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await page.locator(".table__own .plate").getAttribute("data-seat")).toBe("1");
  });
});
