import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CALM, copyStarter, saved, textAt } from "./testing/bench.ts";
import { useBrowser } from "./testing/browser.ts";
import { useSite } from "./testing/shared.ts";

const { newPage } = useBrowser();
const site = useSite();

const faults = (page: Page) => page.locator(".fault").allInnerTexts();
const ready = (page: Page) => page.getByTestId("legal").waitFor();

/** Takes a deck's list over into one of the three places. */
async function put(page: Page, place: number, deck: string): Promise<void> {
  await page.getByTestId("choose-deck").nth(place).click();
  await page.getByTestId(`take-${deck}`).click();
}

/** A trio of three starters, on its page. */
async function makeTrio(
  page: Page,
  name: string,
  starters: readonly string[],
  game = "clans",
): Promise<void> {
  await page.goto(`${site.address}/decks/${game}`);
  await page.getByTestId("new-trio").click();
  await page.getByTestId("deck-name").fill(name);
  for (const [place, starter] of starters.entries()) await put(page, place, starter);
  await ready(page);
  await saved(page);
}

const ARMY = ["grand-army", "wanderers", "grand-army"];
const FLEET = ["home-fleet", "home-fleet", "home-fleet"];

/** The table says which Age it is. */
const ageOne = (page: Page) =>
  page
    .getByText(/^Round 1 · Age I( ·|$)/)
    .first()
    .waitFor();

describe("a trio", () => {
  test("says what it lacks until it is whole, is kept, and goes to a table with three Ages", async () => {
    const page = await newPage(CALM);
    await page.goto(`${site.address}/decks/clans`);
    await page.getByTestId("new-trio").click();
    await page.getByTestId("deck-name").fill("Long war");
    await put(page, 0, "grand-army");
    await put(page, 1, "home-fleet");
    expect(await faults(page)).toEqual([
      "A trio has one hero, not Napoleon Bonaparte and Admiral Nelson.",
      "Age III has no deck yet.",
    ]);
    await put(page, 1, "wanderers");
    await put(page, 2, "grand-army");
    await ready(page);

    await page.getByRole("link", { name: "Age II", exact: true }).click();
    for (let card = 0; card < 11; card++)
      await page.locator("[data-testid^=take-]").first().click();
    await page.getByTestId("to-trio").click();
    expect(await faults(page)).toEqual(["Age II: 1 card short of 15."]);
    await put(page, 1, "wanderers");
    await saved(page);
    await page.reload();
    await ready(page);
    expect(await page.getByTestId("deck-name").inputValue()).toBe("Long war");

    await page.getByTestId("play-trio").click();
    expect(await page.getByRole("radio", { name: "Three Ages" }).isChecked()).toBe(true);
    expect(await page.locator(".deck-option:has(:checked)").innerText()).toContain("Long war");
    await page.getByTestId("start").click();
    await page.getByTestId("hand-card").nth(5).waitFor();
    await ageOne(page);
  });

  test("is passed on by its code and by its link, copied, and deleted", async () => {
    const page = await newPage(CALM);
    await makeTrio(page, "Sea war", FLEET);
    await page.getByTestId("pass-on").click();
    const code = await page.getByTestId("deck-code").inputValue();
    const link = await page.getByTestId("deck-link").inputValue();
    const codeHere = async (other: Page): Promise<string> => {
      await ready(other);
      await other.getByTestId("pass-on").click();
      return other.getByTestId("deck-code").inputValue();
    };

    const friend = await newPage(CALM);
    await friend.goto(link);
    expect(await codeHere(friend)).toBe(code);
    await friend.goto(`${site.address}/decks/clans`);
    await friend.getByTestId("use-code").click();
    await friend.getByTestId("code-field").fill(code.toLowerCase().replaceAll("+", " + "));
    await friend.getByTestId("import").click();
    expect(await codeHere(friend)).toBe(code);

    await friend.goto(`${site.address}/decks/clans`);
    const trios = friend.getByTestId("own-trio");
    await trios.nth(1).waitFor();
    await trios.first().getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => trios.count()).toBe(3);
    await trios.first().getByRole("button", { name: "Delete" }).click();
    await friend.getByTestId("delete-yes").click();
    await expect.poll(() => trios.count()).toBe(2);
    expect(await friend.getByTestId("own-deck").count()).toBe(0);
  });

  test("keeps the list of a deck that is gone from the shelf", async () => {
    const page = await newPage(CALM);
    await copyStarter(page, site.address, "home-fleet", "clans");
    const id = new URL(page.url()).pathname.split("/").at(-1)!;
    await saved(page);
    await makeTrio(page, "Memory", [id, id, id]);
    const before = await page.getByTestId("part").first().innerText();
    await page.getByRole("link", { name: "All decks" }).click();
    await page.getByTestId("own-deck").getByRole("button", { name: "Delete" }).click();
    await page.getByTestId("delete-yes").click();
    await page.getByTestId("own-deck").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Memory" }).click();
    await ready(page);
    expect(await page.getByTestId("part").first().innerText()).toBe(before);
  });

  test("is made, named and filled by keyboard alone", async () => {
    const page = await newPage(CALM);
    await page.goto(`${site.address}/decks/clans`);
    await page.getByTestId("new-trio").focus();
    await page.keyboard.press("Enter");
    await page.getByTestId("deck-name").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("By keys");
    for (let place = 0; place < 3; place++) {
      await page.getByTestId("choose-deck").nth(place).focus();
      await page.keyboard.press("Enter");
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Enter");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    await ready(page);
    await saved(page);
    await page.reload();
    await ready(page);
    expect(await page.getByTestId("deck-name").inputValue()).toBe("By keys");
  });
});

describe("two with trios", () => {
  test("meet by invitation, each choosing their own", async () => {
    const [host, guest] = [await newPage(CALM), await newPage(CALM)];
    await makeTrio(host, "Army", ARMY);
    await makeTrio(guest, "Fleet", FLEET);
    await host.goto(`${site.address}/play/clans?with=friend`);
    await host.getByRole("radio", { name: "Three Ages" }).check();
    await host.locator(".deck-option", { hasText: "25 + 25 + 25" }).click();
    await host.getByTestId("make-link").click();
    await guest.goto(await host.getByTestId("link").inputValue());
    await guest.locator(".deck-option", { hasText: "25 + 25 + 25" }).click();
    await guest.getByTestId("accept").click();
    for (const page of [host, guest]) await ageOne(page);
    expect(await textAt(host, "hero")).toContain("Draw 2");
    expect(await textAt(guest, "hero")).toContain("Heal 3");
  });

  test("meet in the queue of three Ages", async () => {
    const both = [await newPage(CALM), await newPage(CALM)];
    for (const page of both) {
      await page.goto(`${site.address}/play/clans?with=person`);
      await page.getByRole("radio", { name: "Three Ages", exact: true }).check();
      await page.getByText("Three Ages, 30 seconds a round").waitFor();
      await page.getByTestId("find").click();
    }
    for (const page of both) await ageOne(page);
    const [one, other] = both.map((page) => new URL(page.url()).pathname);
    expect([one, other]).toEqual([expect.stringMatching(/^\/match\//), one]);
  });
});

describe("in the field", () => {
  const SERVED = ["field-grand-army", "field-levy", "field-grand-army"];

  test("a trio is brought from its page, and the table says when its next Age begins", async () => {
    const page = await newPage(CALM);
    await makeTrio(page, "Long march", SERVED, "clans-field");
    await page.getByTestId("play-trio").click();
    expect(await page.getByRole("radio", { name: "Three Ages" }).isChecked()).toBe(true);
    expect(await page.locator(".deck-option:has(:checked)").innerText()).toContain("Long march");
    await page.locator(".set-up__settings summary").click();
    await page.locator('.set-up__fields [name="ageTwoTurn"]').fill("3");
    await page.getByTestId("start").click();
    await page.getByText("Opening hands · Age I · Age II in 3 turns").first().waitFor();
    await page.keyboard.press("k");
    const says = (words: RegExp) => page.getByText(words).first().waitFor();
    await says(/^Turn [12], yours · Age I · /);
    await page.keyboard.press("e");
    await says(/^Turn [34], yours · Age II · Age III in/);
  });

  test("two with trios meet by invitation", async () => {
    const [host, guest] = [await newPage(CALM), await newPage(CALM)];
    for (const page of [host, guest]) await makeTrio(page, "March", SERVED, "clans-field");
    await host.goto(`${site.address}/play/clans-field?with=friend`);
    await host.getByRole("radio", { name: "Three Ages" }).check();
    await host.locator(".deck-option", { hasText: "March" }).click();
    await host.getByTestId("make-link").click();
    await guest.goto(await host.getByTestId("link").inputValue());
    await guest.locator(".deck-option", { hasText: "March" }).click();
    await guest.getByTestId("accept").click();
    const paths = await Promise.all(
      [host, guest].map(async (page) => {
        await page
          .getByText(/^Opening hands · Age I/)
          .first()
          .waitFor();
        return new URL(page.url()).pathname;
      }),
    );
    expect(paths).toEqual([expect.stringMatching(/^\/match\//), paths[0]]);
  });
});
