import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CALM, copyStarter, saved } from "./testing/bench.ts";
import { NETWORK_CUT, useBrowser } from "./testing/browser.ts";
import { stageByClicks } from "./testing/play-clans.ts";
import { enrichNew, signIn } from "./testing/people.ts";
import { sharedSite, useSite } from "./testing/shared.ts";

const { newPage, allow } = useBrowser();
const site = useSite();

/** A card that no starter deck of any mode has, what it costs, and a purse that it can be paid from. */
const CARD = "young-guard";
const PRICE = 1_000;
const GOLD = 3_000;

/** Somebody with gold, on a page of their own. */
async function arriveRich(): Promise<Page> {
  const nickname = `Gefion ${randomInt(1e9)}`;
  await enrichNew(await sharedSite(), nickname, GOLD);
  const page = await newPage(CALM);
  await page.goto(`${site.address}/sign-in`);
  await signIn(page, nickname);
  return page;
}

async function goldOf(page: Page): Promise<number> {
  const words = await page.getByTestId("purse").first().innerText();
  return Number(words.replaceAll(/\D/g, ""));
}

/** Lays the card on the counter and asks for it; paying is left to the test. Returns the purse before. */
async function order(page: Page): Promise<number> {
  await page.goto(`${site.address}/shop/clans`);
  await page.getByRole("radio", { name: /Everything|All/ }).check({ force: true });
  await page.getByTestId(`ware-${CARD}`).click();
  const before = await goldOf(page);
  await page.getByTestId("buy").click();
  await page.getByTestId("pay").waitFor();
  return before;
}

const isBought = (page: Page) => page.getByText("Young Guard is yours.").first().waitFor();

/** What the server says was bought, however often it was asked for. */
const boughtOf = async (page: Page): Promise<unknown> =>
  page.evaluate(async () => ((await (await fetch("/api/shop/clans")).json()) as Shop).bought);

interface Shop {
  readonly bought: unknown;
}

describe("a match against a bot for gold", () => {
  test("is played on the server and won, says what it paid, and the next win in a row pays more", async () => {
    const page = await arriveRich();
    await page.goto(`${site.address}/play/clans`);
    expect(await page.getByRole("switch").isChecked()).toBe(true);
    await page.getByTestId("bot-random").click();
    await page.getByTestId("start").click();
    await page.waitForURL(/\/match\//);
    const first = page.url();
    await playRounds(page, 2);
    await win(page);
    const { "Purse before": before = 0, "Earned in this match": earned = 0 } = await lines(page);
    expect(await lines(page)).toMatchObject({
      "A quarter is carried": Math.floor(earned / 4),
      "Your purse": before + Math.floor(earned / 4),
    });
    await page.getByTestId("rematch").click();
    await page.waitForURL((url) => url.href !== first && url.pathname.startsWith("/match/"));
    await page.getByTestId("hand-card").first().waitFor();
    await win(page);
    const next = await lines(page);
    // The rich have won once before they came.
    expect(next).toMatchObject({
      "Third win in a row": 100,
      "Purse before": before + Math.floor(earned / 4),
    });
    expect(next["A quarter is carried"]).toBeGreaterThan(0);
  });

  test("in the field is paid by the same lines", async () => {
    const page = await arriveRich();
    await page.goto(`${site.address}/play/clans-field`);
    expect(await page.getByRole("switch").isChecked()).toBe(true);
    await page.getByTestId("bot-volunteer").click();
    await page.getByTestId("start").click();
    await page.waitForURL(/\/match\//);
    await page.locator("[data-action=keep]").click();
    await page.locator("[data-action=end]:not([aria-disabled])").waitFor();
    await win(page);
    const { "Purse before": before = 0, ...told } = await lines(page);
    // Nobody fell: only the row of wins pays.
    expect(told).toEqual({
      "Second win in a row": 100,
      "Earned in this match": 100,
      "A quarter is carried": 25,
      "Your purse": before + 25,
    });
  });

  test("is none with rules of one's own, nor without the server", async () => {
    const page = await arriveRich();
    await page.goto(`${site.address}/play/clans`);
    const forGold = page.getByRole("switch", { name: "For gold, on the server" });
    expect(await forGold.isChecked()).toBe(true);
    await page.getByRole("radio", { name: "Three Ages", exact: true }).check();
    expect(await forGold.isChecked()).toBe(true);
    await page.locator(".set-up__settings summary").click();
    await page.getByLabel("A crystal’s HP").fill("50");
    await page.getByText("With these settings a match pays no gold").waitFor();
    expect(await forGold.isDisabled()).toBe(true);
    await page.getByRole("button", { name: "As in the rules" }).click();
    expect(await forGold.isChecked()).toBe(true);
    allow(NETWORK_CUT);
    await page.context().setOffline(true);
    await page.getByText("a match in this browser pays no gold").first().waitFor();
    await page.getByTestId("start").click();
    await page.waitForURL(/\/local\//);
  });
});

test("whoever wants gold while the server does not answer plays in the browser, and is told", async () => {
  const page = await newPage(CALM);
  allow(NETWORK_CUT);
  await page.route("**/api/guest", (route) => route.abort("connectionrefused"));
  await page.goto(`${site.address}/play/clans`);
  const forGold = page.getByRole("switch", { name: "For gold, on the server" });
  expect(await forGold.isChecked()).toBe(false);
  await forGold.check({ force: true });
  await page.getByTestId("start").click();
  await page.getByText("a match in this browser pays no gold").first().waitFor();
  await page.waitForURL(/\/local\//);
  await page.getByTestId("hand-card").first().waitFor();
});

async function playRounds(page: Page, rounds: number): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await page.getByText(`Round ${round}`, { exact: false }).first().waitFor();
    await page.locator("[data-testid=primary]:not([aria-disabled])").waitFor();
    await stageByClicks(page);
    await page.getByTestId("primary").click();
  }
}

/** What the end says the match was worth, by the heads of its lines. */
const lines = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  await page.getByTestId("gold-lines").waitFor();
  const rows = await page.locator(".gold-lines__row").evaluateAll((all) =>
    all.map((row) => {
      const value = row.querySelector("dd b")?.textContent.replaceAll(/\D/g, "");
      return [row.querySelector("dt")?.textContent ?? "", Number(value)] as const;
    }),
  );
  return Object.fromEntries(rows);
};

/** The bot gives up: a whole match against one is played elsewhere. */
async function win(page: Page): Promise<void> {
  const { tables } = (await sharedSite()).node;
  const { match } = await tables.open(page.url().split("/").at(-1)!); // the match is the end of its address
  const seat = match.bots[0] === null ? 1 : 0;
  await match.take({ kind: "forfeit", seats: [seat], reason: "resigned" });
  await page.getByText("Victory").first().waitFor();
}

describe("in the shop", () => {
  test("a double click buys once", async () => {
    const page = await arriveRich();
    const before = await order(page);
    await page.getByTestId("pay").dblclick();
    await isBought(page);
    expect(await goldOf(page)).toBe(before - PRICE);
    expect(await boughtOf(page)).toEqual({ [CARD]: 1 });
  });

  test("an answer that is lost buys once", async () => {
    const page = await arriveRich();
    const before = await order(page);
    allow(NETWORK_CUT);
    await page.route(
      "**/api/shop/clans",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await page.getByTestId("pay").click();
    await isBought(page);
    expect(await goldOf(page)).toBe(before - PRICE);
    expect(await boughtOf(page)).toEqual({ [CARD]: 1 });
  });

  test("there is nothing without the server, and it says why", async () => {
    const page = await arriveRich();
    allow(NETWORK_CUT);
    await page.route("**/api/shop/clans", (route) => route.abort("connectionrefused"));
    await page.goto(`${site.address}/shop/clans`);
    const why = await page.getByText("The shop is on the server.").innerText();
    expect(why).toContain("your gold is kept there");
  });
});

test("a card that is not owned is built with, refused by the queue, bought, and played", async () => {
  const page = await arriveRich();
  await copyStarter(page, site.address, "grand-army", "clans");
  await page.getByTestId("take-voltigeur").click();
  await page.getByTestId(`card-${CARD}`).click();
  await page.getByTestId(`price-${CARD}`).waitFor();
  expect(await page.getByTestId("missing").innerText()).toMatch(/Young Guard.*1,000 gold/);
  await saved(page);
  const deck = page.url();
  await page.getByTestId("play-deck").click();
  await page.getByRole("radio", { name: "A person" }).check();
  expect(await page.getByTestId("missing").innerText()).toContain("Young Guard");
  await page.getByTestId("find").click();
  await page.getByText("You do not own Young Guard.").waitFor();

  await order(page);
  await page.getByTestId("pay").click();
  await isBought(page);
  await page.goto(deck);
  await page.getByTestId(`row-${CARD}`).waitFor();
  await page.getByText("Ready to play.").waitFor();
  expect(await page.getByTestId("missing").count()).toBe(0);
  expect(await page.getByTestId(`price-${CARD}`).count()).toBe(0);
  await page.goto(`${site.address}/play/clans?with=person`);
  await page.getByTestId("find").click();
  await page.getByText("Looking for a rival…").waitFor();
});
