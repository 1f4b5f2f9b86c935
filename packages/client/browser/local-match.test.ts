import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { NETWORK_CUT, useBrowser } from "./testing/browser.ts";
import { TWO_ROUNDS } from "./testing/kept-match.ts";
import { byClicks, byKeys, playRound, playToEnd, takeUp, untilAsked } from "./testing/play.ts";
import { useSite } from "./testing/shared.ts";
import { spawnSite } from "./testing/site.ts";

const { newPage, newTab, allow } = useBrowser();
const OVER = /Victory|Defeat|Draw/;

const site = useSite();

/** All that this browser keeps, as text. */
const kept = (page: Page) => page.evaluate(() => Object.values(localStorage).join());

const staged = (page: Page) => page.locator(".duel__place .game-card--staged").count();

describe("a match in this browser", () => {
  test("goes on where it was after a reload, and from home", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address, TWO_ROUNDS.slice(1));
    await playRound(page, byKeys);
    await untilAsked(page);
    await byKeys(page, 1, 0);
    // Taken by the rules, and so kept: that is a moment after it was laid.
    await expect.poll(() => kept(page)).toContain('["defense",null,null]');
    const before = await page.locator(".rounds").innerText();
    await page.reload();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await page.locator(".rounds").innerText()).toBe(before);
    expect(await staged(page)).toBe(1);
    await page.goto(site.address);
    await page.getByTestId("go-on").click();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await playToEnd(page, byClicks)).toMatch(OVER);
  });

  test("ends with the same page at every speed", async () => {
    // Side by side: most of it is waiting for the slower ones.
    const endAt = async (speed: string): Promise<string> => {
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
      return html.replaceAll(/_r_\w+_/g, "id").replace(/Speed <b>.*?<\/b>/, "");
    };
    const ends = await Promise.all(["2", "4", "instant"].map(endAt));
    expect(ends[1]).toBe(ends[0]);
    expect(ends[2]).toBe(ends[0]);
  });

  test("needs no server: after one visit any page opens without it, a match begins and ends, and the page says so", async () => {
    allow(NETWORK_CUT);
    allow(/Failed to load resource/);
    const spawned = await spawnSite();
    onTestFinished(() => spawned.kill());
    const page = await newPage({ reducedMotion: true, serviceWorker: true });
    await page.goto(spawned.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await spawned.kill();
    const offline = await newTab(page);
    await offline.goto(`${spawned.address}/some/deep/link`);
    await offline.locator("#root > *").first().waitFor({ state: "attached" });
    expect(await offline.title()).toContain("Holmgang");
    await offline.goto(spawned.address);
    await offline.getByText("The server cannot be reached").waitFor();
    await offline.getByTestId("play-now").click();
    await offline.getByTestId("hand-card").first().waitFor();
    expect(await playToEnd(offline, byClicks)).toMatch(OVER);
    await spawned.restart();
    const back = await offline.evaluate(() => fetch("/healthz").then(({ status }) => status));
    expect(back, "with the server back it is the server's again").toBe(200);
  });

  test("is open in one page at a time", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address);
    const second = await newTab(page);
    await second.goto(page.url());
    await second.getByText("This match is open in another tab").waitFor();
    await page.close();
    await second.reload();
    await second.getByTestId("hand-card").first().waitFor();
    expect(await second.getByTestId("hand-card").count()).toBe(4);
  });

  test("that was begun under other rules says so, and can be forgotten", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith("holmgang.match."))!;
      localStorage.setItem(key, localStorage.getItem(key)!.replace('"rules":1', '"rules":99'));
    });
    await page.reload();
    await page.getByText("This match was begun under older rules").waitFor();
    await page.getByTestId("forget").click();
    await page.getByTestId("play-now").waitFor();
    expect(await kept(page)).not.toContain('"rules":99');
  });

  test("is resigned after a question, and only then", async () => {
    const page = await newPage({ reducedMotion: true });
    await takeUp(page, site.address);
    await page.getByTestId("menu").click();
    await page.getByTestId("resign").click();
    await page.getByRole("button", { name: "Keep playing" }).click();
    expect(await page.getByTestId("result").count()).toBe(0);
    await page.getByTestId("menu").click();
    await page.getByTestId("resign").click();
    await page.getByTestId("resign-yes").click();
    expect(await page.getByTestId("result").innerText()).toBe("Defeat");
    await page.keyboard.press("Escape");
    expect(await page.getByTestId("result").count()).toBe(0);
    await page.getByTestId("primary").click();
    await page.getByTestId("rematch").click();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await page.locator(".table__own .plate").getAttribute("data-seat")).toBe("1");
  });
});
