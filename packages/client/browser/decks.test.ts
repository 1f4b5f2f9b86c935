import { describe, expect, test } from "vitest";
import { CALM, copyStarter, count, newDeck, rows, saved, textAt } from "./testing/bench.ts";
import { useBrowser } from "./testing/browser.ts";
import { useSite } from "./testing/shared.ts";

const { newPage } = useBrowser();

const site = useSite();

describe("on the bench", () => {
  test("a deck is built by mouse: found by its words, added, taken out, undone", async () => {
    const page = await newPage(CALM);
    await newDeck(page, site.address);
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
    await page.goto(`${site.address}/decks/slots`);
    expect(await textAt(page, "own-deck")).toContain("Hunters");
  });

  test("a deck is built by touch, and the sheet takes out what was too much", async () => {
    const page = await newPage({ ...CALM, width: 360, height: 740, touch: true });
    await newDeck(page, site.address);
    for (let more = 0; more < 3; more++) await page.getByTestId("card-acolyte").tap();
    expect(await count(page)).toBe(3);
    await page.getByTestId("deck-list").tap();
    await page.getByTestId("take-acolyte").tap();
    expect(await rows(page)).toEqual(["×2 row-acolyte"]);
  });

  test("a deck is built by keyboard alone", async () => {
    const page = await newPage(CALM);
    await newDeck(page, site.address);
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
    const page = await newPage(CALM);
    await copyStarter(page, site.address, "garrison");
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
    const page = await newPage(CALM);
    await copyStarter(page, site.address, "coven");
    const deck = (await rows(page)).join();
    await page.getByTestId("test-draw").click();
    const drawn = await page
      .getByTestId("drawn-card")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card") ?? ""));
    expect(drawn).toHaveLength(8);
    for (const card of drawn) expect(deck).toContain(card);
    await page.keyboard.press("Escape");
    await page.getByTestId("simulate").click();
    await page.getByText("The greedy bot").waitFor();
    await expect.poll(() => textAt(page, "simulated"), { timeout: 20_000 }).toMatch(/^[1-9]/);
    expect(await page.getByTestId("interval").last().innerText()).toMatch(/^\d+–\d+ %$/);
    await page.getByTestId("stop").click();
    await page.getByText("Once more").waitFor();
  });
});

describe("on the bench of a game with heroes", () => {
  test("a hero is chosen, rarities are limited, and what is missing is filled up", async () => {
    const page = await newPage(CALM);
    await newDeck(page, site.address, "clans");
    await page.getByText("A deck needs a hero.").waitFor();
    await page.getByTestId("hero-nelson").click();
    await page.getByText("Once a match: all your cards heal 3.").waitFor();
    await page.getByTestId("ground-nelson/marsh").click();
    expect(await page.getByTestId("ground-nelson/marsh").getAttribute("aria-pressed")).toBe("true");
    expect(await page.getByTestId("hero-nelson").locator("input").isChecked()).toBe(true);
    await page.getByTestId("chip-legendary").click();
    await page.getByTestId("chip-lake").click();
    expect(await page.locator(".collection-card").count()).toBe(1);
    for (let more = 0; more < 2; more++) await page.getByTestId("card-tidal-leviathan").click();
    expect(await page.locator(".collection-card__foot").innerText()).toContain("2 of 1");
    await page.getByText("2 Tidal Leviathan, but a deck may hold 1 of a Legendary.").waitFor();
    await page.getByTestId("remedy-too-many-copies").click();
    await page.getByTestId("chip-legendary").click();
    for (let more = 0; more < 16; more++) await page.getByTestId("card-lake-warrior").click();
    expect(await count(page)).toBe(17);
    expect(await textAt(page, "legal")).toMatch(/^Ready to play\. Played with 8 more/);
  });

  test("a deck goes through its code with its hero, and a simulation is stopped", async () => {
    const page = await newPage(CALM);
    await copyStarter(page, site.address, "desert-host", "clans");
    const deck = await rows(page);
    await page.getByTestId("pass-on").click();
    const link = await page.getByTestId("deck-link").inputValue();
    const other = await newPage(CALM);
    await other.goto(link);
    await other.getByTestId("deck-name").waitFor();
    expect(await rows(other)).toEqual(deck);
    expect(await other.locator("[data-testid=hero-saladin] input").isChecked()).toBe(true);
    await other.getByTestId("simulate").click();
    await other.getByText("The sergeant bot").waitFor();
    await expect.poll(() => textAt(other, "simulated"), { timeout: 20_000 }).toMatch(/^[1-9]/);
    expect(await other.getByTestId("interval").last().innerText()).toMatch(/^\d+–\d+ %$/);
    await other.getByTestId("stop").click();
    await other.getByText("Once more").waitFor();
  });
});

test("on the shelf a deck is renamed, copied and, after a question, deleted", async () => {
  const page = await newPage(CALM);
  await copyStarter(page, site.address, "garrison");
  await page.goto(`${site.address}/decks/slots`);
  const own = page.getByTestId("own-deck");
  await own.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("  Old   guard ");
  await page.keyboard.press("Enter");
  await own.getByRole("link", { name: "Old guard", exact: true }).waitFor();
  await own.getByRole("button", { name: "Copy" }).click();
  await own.getByRole("link", { name: "Copy of Old guard" }).waitFor();
  await own.first().getByRole("button", { name: "Delete" }).click();
  await page.getByText("Delete Copy of Old guard?").waitFor();
  await page.getByTestId("delete-yes").click();
  await expect.poll(() => own.count()).toBe(1);
  expect(await own.innerText()).toContain("25 cards");
});

test("a deck is passed on by its code and by its link, and is the same deck", async () => {
  const page = await newPage(CALM);
  await copyStarter(page, site.address, "siege");
  const deck = await rows(page);
  await page.getByTestId("pass-on").click();
  const code = await page.getByTestId("deck-code").inputValue();
  const link = await page.getByTestId("deck-link").inputValue();
  const other = await newPage(CALM);
  await other.goto(`${site.address}/decks/slots`);
  await other.getByTestId("use-code").click();
  await other.getByTestId("code-field").fill(`${code.slice(0, -1)}0`);
  await other.getByTestId("import").click();
  await other.getByText("'0' is never in one").waitFor();
  await other.getByTestId("code-field").fill(code.toLowerCase());
  await other.getByTestId("import").click();
  await other.getByTestId("deck-name").waitFor();
  expect(await rows(other)).toEqual(deck);
  const third = await newPage(CALM);
  await third.goto(link);
  await third.getByTestId("deck-name").waitFor();
  expect(await rows(third)).toEqual(deck);
  expect(third.url()).not.toContain(code);
});

test("on a phone a toast covers nothing on the bench, however high it is", async () => {
  const page = await newPage({ ...CALM, width: 360, height: 740, touch: true });
  await copyStarter(page, site.address, "homestead");
  await page.goto(`${site.address}/decks/slots`);
  const own = page.getByTestId("own-deck");
  await own.getByRole("button", { name: "Copy", exact: true }).tap();
  await page.locator(".toast").waitFor();
  await own.first().getByRole("link").first().tap();
  await page.getByTestId("deck-name").waitFor();
  // One that has the focus stays.
  await page.locator(".toast button").focus();
  for (const height of [740, 640]) {
    await page.setViewportSize({ width: 360, height });
    await page.evaluate(() => scrollTo(0, 300));
    // A toast moves to its place after the window has changed.
    await expect.poll(() => page.evaluate(coveredByToast)).toEqual({ isOnSheet: true, buttons: 0 });
  }
});

/** Runs in the page. */
function coveredByToast(): { readonly isOnSheet: boolean; readonly buttons: number } {
  const toast = document.querySelector(".toast")!.getBoundingClientRect();
  const sheet = document.querySelector(".phone-sheet")!.getBoundingClientRect();
  const pressed = document.querySelectorAll(":is(.bench-bar, .phone-sheet) :is(button, input)");
  const isUnder = ({ top, bottom }: DOMRect) => top < toast.bottom && bottom > toast.top;
  return {
    isOnSheet: toast.top >= sheet.top && toast.bottom <= sheet.bottom,
    buttons: [...pressed].filter((each) => isUnder(each.getBoundingClientRect())).length,
  };
}
