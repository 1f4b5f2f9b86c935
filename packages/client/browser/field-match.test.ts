import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { aimAtSomebody, FIELD_PAGES } from "./testing/field-pages.ts";
import { keptField } from "./testing/kept-field.ts";
import {
  byClicks,
  byDrag,
  byKeys,
  byTaps,
  byWords,
  dragUnit,
  playFieldToEnd,
} from "./testing/play-field.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();
const OVER = /Victory|Defeat|Draw/;

const site = useSite();

/** Against the militia, until a small base falls or eight turns are over. */
async function sitDown(page: Page, id: string): Promise<void> {
  await openAt(page, site.address, {
    name: id,
    path: `/local/${id}`,
    shows: ".ground",
    kept: keptField({ id, turn: 0, settings: { baseHp: 8, turnLimit: 8 } }),
  });
}

describe("a match in the field against a bot", () => {
  test("is played to the end by mouse, clicking", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "clicked");
    expect(await playFieldToEnd(page, byClicks)).toMatch(OVER);
  });

  test("is played to the end by dragging cards", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "dragged");
    expect(await playFieldToEnd(page, byDrag)).toMatch(OVER);
  });

  test("is played to the end by typed words, and clicks on units", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "worded");
    expect(await playFieldToEnd(page, byWords)).toMatch(OVER);
  });

  test("is played to the end by keyboard", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "typed");
    expect(await playFieldToEnd(page, byKeys)).toMatch(OVER);
  });

  test("is played to the end by touch on a phone", async () => {
    const page = await newPage({ reducedMotion: true, width: 360, height: 640, touch: true });
    await sitDown(page, "tapped");
    expect(await playFieldToEnd(page, byTaps)).toMatch(OVER);
  });
});

const HAND = FIELD_PAGES.find(({ name }) => name === "field-hand")!; // it is on the list
const FULL = FIELD_PAGES.find(({ name }) => name === "field-full")!; // it is on the list
const AIMED = FIELD_PAGES.find(({ name }) => name === "field-aim")!; // it is on the list

describe("at the table of the field", () => {
  test.each([360, 390])("eight cards on a phone of %i points keep their names", async (width) => {
    const page = await newPage({ reducedMotion: true, width, height: 664, touch: true });
    await openAt(page, site.address, HAND);
    const cards = page.getByTestId("hand-card");
    expect(await cards.count()).toBeGreaterThan(6);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const isCut = await card.evaluate((face) => {
        const name = face.querySelector(".game-card__name")!; // every card has one
        const [inner, outer] = [name, face.closest(".hand")!].map((each) =>
          each.getBoundingClientRect(),
        );
        return name.scrollWidth > name.clientWidth || inner!.bottom > outer!.bottom;
      });
      expect(isCut, await card.innerText()).toBe(false);
    }
    await cards.last().tap({ position: { x: 20, y: 40 } });
    await page.locator(".tile:has(.reach)").first().waitFor();
  });

  test("two cards of the opening hand go back, and not a third", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "opening");
    for (const key of ["1", "3", "5"]) await page.keyboard.press(key);
    expect(await page.locator("[aria-pressed=true]").count()).toBe(2);
    await page.locator("[data-action=replace]").click();
    await page.locator(".battlefield:not([data-opening])").waitFor();
    expect(await page.getByTestId("hand-card").count()).toBeGreaterThanOrEqual(6);
  });

  test("the first press on an enemy looks, Esc puts back, the second press strikes", async () => {
    const page = await newPage({ reducedMotion: true });
    await openAt(page, site.address, AIMED);
    await aimAtSomebody(page);
    expect(await page.getByTestId("forecast").innerText()).toMatch(/deals/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await page.locator(".piece[data-light=picked]").count()).toBe(0);
    await aimAtSomebody(page);
    await page.locator(".hit__press[data-lit]").first().click();
    await expect
      .poll(() => page.locator(".log__line").allInnerTexts())
      .toContainEqual(expect.stringMatching(/^Your .* attacks/));
  });
});

const told = async (page: Page, words: RegExp): Promise<number> =>
  (await page.locator(".log__line").allInnerTexts()).filter((line) => words.test(line)).length;

describe("a unit that is dragged", () => {
  test("goes to the tile it is laid on", async () => {
    const page = await newPage({ reducedMotion: true });
    await openAt(page, site.address, FULL);
    const walks = await told(page, GOES);
    expect(await dragUnit(page, "step")).not.toBeNull();
    await expect.poll(() => told(page, GOES)).toBe(walks + 1);
  });

  test("strikes the enemy it is laid on, once that is confirmed", async () => {
    const page = await newPage({ reducedMotion: true });
    await openAt(page, site.address, FULL);
    const blows = await told(page, ATTACKS);
    const enemy = await dragUnit(page, "strike");
    expect(await page.getByTestId("forecast").innerText()).toMatch(/deals/);
    expect(await told(page, ATTACKS)).toBe(blows);
    await enemy!.click();
    await expect.poll(() => told(page, ATTACKS)).toBe(blows + 1);
  });
});

const GOES = /^Your .* goes to/;
const ATTACKS = /^Your .* attacks/;

describe("the rival’s turn", () => {
  /** It is told at its own pace from here on. */
  async function watchTurn(): Promise<Page> {
    const page = await newPage();
    const kept = { ...FULL.kept, preferences: { speed: "1", sound: false } };
    await openAt(page, site.address, { ...FULL, kept });
    await page.keyboard.press("e");
    await page.getByTestId("hold").waitFor();
    return page;
  }
  const lines = (page: Page): Promise<number> => page.locator(".log__line").count();

  test("is held, told beat by beat, back and on, and goes on by itself", async () => {
    const page = await watchTurn();
    await page.getByTestId("hold").click();
    const before = await lines(page);
    // A beat may have nothing to say, and none is told before it is asked for.
    for (let beat = 0; beat < 20 && (await lines(page)) === before; beat++)
      await page.getByTestId("step").click();
    expect(await lines(page)).toBe(before + 1);
    await page.getByTestId("step-back").click();
    expect(await lines(page)).toBe(before);
    await page.getByTestId("leap").click();
    expect(await lines(page)).toBeGreaterThan(before);
    await page.getByTestId("release").click();
    await page.getByTestId("skip").waitFor();
  });

  test("is told faster where that is wanted, and passed over at a key", async () => {
    const page = await watchTurn();
    await page.getByRole("radio", { name: "4×" }).check();
    expect(await page.evaluate(() => localStorage.getItem("holmgang.preferences"))).toContain(
      '"speed":"4"',
    );
    await page.keyboard.press(" ");
    await page.locator("[data-testid=primary][data-action=end]:not([aria-disabled])").waitFor();
    expect(await page.getByTestId("skip").count()).toBe(0);
  });
});

const REPLAYED = FIELD_PAGES.find(({ name }) => name === "field-replay")!; // it is on the list

describe("a replay of the field", () => {
  test("[R45] is looked at through either side’s fog, as who watches, and with everything open", async () => {
    const page = await newPage({ reducedMotion: true });
    await openAt(page, site.address, REPLAYED);
    const seenAs = async (who: string) => {
      await page.getByRole("radio", { name: who, exact: true }).check();
      const fog = await page
        .locator(".tile[data-foggy]")
        .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-testid") ?? ""));
      return {
        fog: fog.toSorted(),
        units: await page.getByTestId("unit").count(),
        hands: await page.locator(".holding").count(),
      };
    };
    const own = await seenAs("Guest");
    const theirs = await seenAs("Ulf");
    const watched = await seenAs("Spectator");
    const open = await seenAs("Both");
    expect(own.fog).toEqual(["tile:6"]);
    expect(theirs.fog).toEqual(["tile:0", "tile:1", "tile:2"]);
    expect(watched.fog).toEqual([...theirs.fog, ...own.fog]);
    expect(open.fog).toEqual([]);
    expect(open.units).toBeGreaterThan(theirs.units);
    expect(watched.units).toBe(theirs.units);
    expect([own, theirs, watched, open].map(({ hands }) => hands)).toEqual([1, 1, 0, 2]);
  });
});

test("two people play a match in the field to the end on two pages", async () => {
  const [host, guest] = await Promise.all([
    newPage({ reducedMotion: true }),
    newPage({ reducedMotion: true }),
  ]);
  await host.goto(`${site.address}/play/clans-field?with=friend`);
  await host.locator(".set-up__settings summary").click();
  for (const [key, value] of [
    ["baseHp", "8"],
    ["turnLimit", "8"],
  ] as const)
    await host.locator(`.set-up__fields [name="${key}"]`).fill(value);
  await host.getByTestId("make-link").click();
  await guest.goto(await host.getByTestId("link").inputValue());
  await guest.getByTestId("accept").click();
  const ends = await Promise.all([playFieldToEnd(host, byClicks), playFieldToEnd(guest, byKeys)]);
  expect([...ends].toSorted()).toEqual(
    ends.includes("Draw") ? ["Draw", "Draw"] : ["Defeat", "Victory"],
  );
});
