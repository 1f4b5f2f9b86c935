import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CALM, copyStarter, newDeck, rows, saved } from "./testing/bench.ts";
import { useBrowser } from "./testing/browser.ts";
import { useSite } from "./testing/shared.ts";

const { newPage } = useBrowser();

const site = useSite();

test("a guest's deck survives a reload, and goes along when a name is claimed", async () => {
  const page = await newPage(CALM);
  await copyStarter(page, site.address, "homestead");
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
  const other = await newPage(CALM);
  await other.goto(`${site.address}/sign-in`);
  await other.locator("[autocomplete=username]").first().fill("Deckbearer");
  await other.locator("[type=password]").first().fill("a password of some length");
  await other.keyboard.press("Enter");
  await other.getByRole("link", { name: /Deckbearer/ }).waitFor();
  await other.goto(`${site.address}/decks/slots`);
  await other.getByRole("link", { name: "Homesick" }).click();
  await other.getByTestId("row-dragon").waitFor();
  expect(await rows(other)).toEqual(deck);
  // That it is saved was said before, too: the answer to this change is waited for.
  const changed = other.waitForResponse(
    (response) => response.url().includes("/api/decks") && response.request().method() !== "GET",
  );
  await other.getByTestId("take-dragon").click();
  expect((await changed).ok()).toBe(true);
  await saved(other);
  await page.goto(`${site.address}/decks/slots`);
  await page.getByRole("link", { name: "Homesick" }).click();
  await page.locator(".deck-row").first().waitFor();
  await expect.poll(() => page.getByTestId("row-dragon").count()).toBe(0);
});

describe("a match", () => {
  test("is played with the deck that was chosen, and its hand comes from it", async () => {
    const page = await newPage(CALM);
    await newDeck(page, site.address);
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
    const page = await newPage(CALM);
    await newDeck(page, site.address);
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

  test("of Clans is led by the hero of the deck, with Ages too", async () => {
    const page = await newPage(CALM);
    await copyStarter(page, site.address, "home-fleet", "clans");
    const deck = (await rows(page)).join();
    await page.getByTestId("play-deck").click();
    await page.getByRole("radio", { name: "Three Ages" }).check();
    await page.getByTestId("start").click();
    await page.getByTestId("hand-card").nth(5).waitFor();
    const hand = await page
      .getByTestId("hand-card")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card") ?? ""));
    for (const card of hand) expect(deck).toContain(card);
    expect(await page.getByTestId("hero").innerText()).toContain("Heal 3");
  });

  test("with a friend has the decks both have chosen", async () => {
    const [host, guest] = [await newPage(CALM), await newPage(CALM)];
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
