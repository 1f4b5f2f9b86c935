import type { Served } from "@holmgang/server";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { openSite } from "./testing/site.ts";

const { newPage } = useBrowser();

let site: Served;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** Nothing here moves, and nothing here is about being offline. */
const calm = { reducedMotion: true, serviceWorker: false };
const text = (page: Page, id: string) => page.getByTestId(id).innerText();
const saved = (page: Page) => page.locator('[data-testid="saving"][data-saving="saved"]').waitFor();
/** The number of cards, as it is shown. */
const count = async (page: Page) => Number.parseInt((await text(page, "deck-count")).trim());

/** What is in the deck on the bench: `2 archer`. */
const rows = (page: Page) =>
  page
    .locator(".deck-row")
    .evaluateAll((all) =>
      all.map(
        (row) =>
          `${row.querySelector(".deck-row__count")?.textContent} ${row.getAttribute("data-testid")}`,
      ),
    );

async function newDeck(page: Page): Promise<void> {
  await page.goto(`${site.address}/decks`);
  await page.getByTestId("new-deck").click();
  await page.getByTestId("deck-name").waitFor();
}

async function copyStarter(page: Page, starter: string): Promise<void> {
  await page.goto(`${site.address}/decks`);
  await page.getByTestId(`copy-${starter}`).click();
  await page.getByTestId("deck-name").waitFor();
}

describe("on the bench", () => {
  test("a deck is built by mouse: found by its words, added, taken out, undone", async () => {
    const page = await newPage(calm);
    await newDeck(page);
    await page.getByRole("searchbox").fill("wounded kill");
    expect(await page.locator(".collection-card").count()).toBe(1);
    await page.getByTestId("card-hunter").click();
    await page.getByTestId("card-hunter").click();
    await page.getByRole("searchbox").fill("");
    await page.getByTestId("chip-action").click();
    expect(await page.locator(".collection-card").count()).toBe(9);
    await page.getByTestId("card-fireball").click();
    expect(await rows(page)).toEqual(["×2 row-hunter", "×1 row-fireball"]);
    await page.getByTestId("take-hunter").click();
    expect(await rows(page)).toEqual(["×1 row-hunter", "×1 row-fireball"]);
    await page.getByTestId("undo").click();
    expect(await rows(page)).toEqual(["×2 row-hunter", "×1 row-fireball"]);
    await page.getByTestId("deck-name").fill("Hunters");
    await saved(page);
    await page.goto(`${site.address}/decks`);
    expect(await text(page, "own-deck")).toContain("Hunters");
  });

  test("a deck is built by keyboard alone", async () => {
    const page = await newPage(calm);
    await newDeck(page);
    await page.getByTestId("chip-turnStart").focus();
    await page.keyboard.press("Tab");
    for (const key of ["Enter", "ArrowRight", "Enter", "Enter", "ArrowDown", "+", "-", "+"])
      await page.keyboard.press(key);
    // The first row is acolyte, engineer and so on; the second begins with the necromancer.
    expect(await rows(page)).toEqual(["×1 row-acolyte", "×2 row-engineer", "×1 row-priest"]);
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+z");
    expect(await count(page)).toBe(4);
  });

  test("a fault is told with its card, and its link mends it", async () => {
    const page = await newPage(calm);
    await copyStarter(page, "garrison");
    for (let more = 0; more < 3; more++) await page.getByTestId("card-dragon").click();
    await page.getByText("3 Dragon, but a deck may hold 2.").waitFor();
    expect(await page.getByTestId("row-dragon").getAttribute("data-wrong")).toBe("true");
    await page.getByTestId("remedy-too-many-copies").click();
    await page.getByText("Ready to play.").waitFor();
    expect(await page.getByTestId("row-dragon").getAttribute("data-wrong")).toBeNull();
    for (let less = 0; less < 2; less++) await page.getByTestId("take-dragon").click();
    for (const card of ["archer", "archer", "champion", "champion", "scout", "scout"])
      await page.getByTestId(`take-${card}`).click();
    await page.getByText("1 card short of 20.").waitFor();
    await page.getByTestId("remedy-too-few").click();
    await page.getByText("Ready to play.").waitFor();
    expect(await count(page)).toBe(20);
  });

  test("an opening hand is drawn, and a simulation tells its interval", async () => {
    const page = await newPage(calm);
    await copyStarter(page, "coven");
    const deck = (await rows(page)).join();
    await page.getByTestId("test-draw").click();
    const drawn = await page
      .getByTestId("drawn-card")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card") ?? ""));
    expect(drawn).toHaveLength(8);
    for (const card of drawn) expect(deck).toContain(card);
    await page.keyboard.press("Escape");
    await page.getByTestId("simulate").click();
    await page.getByText("greedy").waitFor();
    await expect.poll(() => text(page, "simulated"), { timeout: 20_000 }).toMatch(/^[1-9]/);
    expect(await page.getByTestId("interval").last().innerText()).toMatch(/^\d+–\d+ %$/);
    await page.getByTestId("stop").click();
    await page.getByText("Once more").waitFor();
  });
});

test("a deck is passed on by its code and by its link, and is the same deck", async () => {
  const page = await newPage(calm);
  await copyStarter(page, "siege");
  const deck = await rows(page);
  await page.getByTestId("pass-on").click();
  const code = await page.getByTestId("deck-code").inputValue();
  const link = await page.getByTestId("deck-link").inputValue();
  const other = await newPage(calm);
  await other.goto(`${site.address}/decks`);
  await other.getByTestId("use-code").click();
  await other.getByTestId("code-field").fill(`${code.slice(0, -1)}0`);
  await other.getByTestId("import").click();
  await other.getByText("'0' is never in one").waitFor();
  await other.getByTestId("code-field").fill(code.toLowerCase());
  await other.getByTestId("import").click();
  await other.getByTestId("deck-name").waitFor();
  expect(await rows(other)).toEqual(deck);
  const third = await newPage(calm);
  await third.goto(link);
  await third.getByTestId("deck-name").waitFor();
  expect(await rows(third)).toEqual(deck);
  expect(third.url()).not.toContain(code);
});

test("a guest's deck survives a reload, and goes along when a name is claimed", async () => {
  const page = await newPage(calm);
  await copyStarter(page, "homestead");
  await page.getByTestId("deck-name").fill("Homesick");
  await page.getByTestId("card-dragon").click();
  await saved(page);
  await page.reload();
  await page.getByTestId("row-dragon").waitFor();
  const deck = await rows(page);
  await page.goto(`${site.address}/you`);
  await page.getByRole("button", { name: "Continue as a guest" }).click();
  const form = page.locator(".account__form").first();
  await form.locator("[autocomplete=username]").fill("Deckbearer");
  await form.locator("[autocomplete=new-password]").fill("a password of some length");
  const sent = page.waitForResponse(
    (response) => response.url().endsWith("/api/decks") && response.request().method() === "POST",
  );
  await form.getByRole("button").last().click();
  expect((await sent).ok()).toBe(true);
  const other = await newPage(calm);
  await other.goto(`${site.address}/sign-in`);
  await other.locator("[autocomplete=username]").first().fill("Deckbearer");
  await other.locator("[type=password]").first().fill("a password of some length");
  await other.keyboard.press("Enter");
  await other.getByRole("link", { name: /Deckbearer/ }).waitFor();
  await other.goto(`${site.address}/decks`);
  await other.getByRole("link", { name: "Homesick" }).click();
  await other.getByTestId("row-dragon").waitFor();
  expect(await rows(other)).toEqual(deck);
  await other.getByTestId("take-dragon").click();
  await saved(other);
  await page.goto(`${site.address}/decks`);
  await page.getByRole("link", { name: "Homesick" }).click();
  await page.locator(".deck-row").first().waitFor();
  expect(await page.getByTestId("row-dragon").count()).toBe(0);
});

describe("a match", () => {
  test("is played with the deck that was chosen, and its hand comes from it", async () => {
    const page = await newPage(calm);
    await newDeck(page);
    // Two each of ten actions and units that no starter has twice together.
    for (const card of ["dragon", "noble", "ranger", "veteran", "knight"])
      for (let copy = 0; copy < 2; copy++) await page.getByTestId(`card-${card}`).click();
    for (const card of ["rogue", "mimic", "sentinel", "wizard", "ghoul"])
      for (let copy = 0; copy < 2; copy++) await page.getByTestId(`card-${card}`).click();
    const deck = (await rows(page)).join();
    await page.getByTestId("play-deck").click();
    await page.getByTestId("start").click();
    await page.getByTestId("hand-card").nth(7).waitFor();
    const hand = await page
      .getByTestId("hand-card")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card") ?? ""));
    for (const card of hand) expect(deck).toContain(card);
  });

  test("is not begun with a deck that may not be played; the last choice is remembered", async () => {
    const page = await newPage(calm);
    await newDeck(page);
    await page.getByTestId("card-dragon").click();
    await saved(page);
    await page.goto(`${site.address}/play/slots`);
    await page.getByText("19 cards short of 20.").waitFor();
    const [own] = await page.locator(".deck-option input").all();
    expect(await own!.isDisabled()).toBe(true);
    await page.getByTestId("deck-siege").click();
    await page.reload();
    await page.getByTestId("deck-siege").waitFor();
    expect(await page.locator("[data-testid=deck-siege] input").isChecked()).toBe(true);
  });

  test("with a friend has the decks both have chosen", async () => {
    const [host, guest] = [await newPage(calm), await newPage(calm)];
    await host.goto(`${site.address}/play/slots?with=friend`);
    await host.getByTestId("deck-coven").click();
    await host.getByTestId("make-link").click();
    await guest.goto(await host.getByTestId("link").inputValue());
    await guest.getByTestId("deck-siege").click();
    await guest.getByTestId("accept").click();
    for (const page of [host, guest]) await page.getByTestId("hand-card").nth(7).waitFor();
    const hand = (page: Page) =>
      page
        .getByTestId("hand-card")
        .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
    const [coven, siege] = [await hand(host), await hand(guest)];
    const COVEN_ONLY = ["acolyte", "apprentice", "dragon", "warlock", "roots", "necromancer"];
    const SIEGE_ONLY = ["archer", "hunter", "turret", "fireball", "sentinel", "wizard"];
    expect(coven.filter((card) => SIEGE_ONLY.includes(card ?? ""))).toEqual([]);
    expect(siege.filter((card) => COVEN_ONLY.includes(card ?? ""))).toEqual([]);
  });
});
