import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import {
  cardByClicks,
  cardByDrag,
  cardByKeys,
  cardByTaps,
  playSlotsToEnd,
} from "./testing/play-slots.ts";
import { keptSlots } from "./testing/kept-slots.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();
const OVER = /Victory|Defeat|Draw/;

const site = useSite();

/** With a few cards of every kind; a whole deck is played online. */
const SHORT = keptSlots({
  id: "short",
  decks: [
    ["scout", "strike", "archer", "knight"],
    ["scout", "champion", "archer"],
  ],
  typed: [],
});

const sitDown = (page: Page): Promise<void> =>
  openAt(page, site.address, {
    name: "short",
    path: "/local/short",
    shows: ".lanes",
    kept: SHORT,
  });

describe("a match of Skirmish Slots against a bot", () => {
  test.each([
    ["mouse, clicking", cardByClicks],
    ["dragging cards", cardByDrag],
    ["keyboard", cardByKeys],
  ])("is played to the end by %s", async (_way, play) => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page);
    expect(await playSlotsToEnd(page, play)).toMatch(OVER);
  });

  test("is played to the end by touch on a phone", async () => {
    const page = await newPage({ reducedMotion: true, width: 360, height: 740, touch: true });
    await sitDown(page);
    expect(await playSlotsToEnd(page, cardByTaps)).toMatch(OVER);
  });
});

describe("at the table of Skirmish Slots", () => {
  const MATCH = keptSlots({
    id: "handy",
    decks: [["champion", "scout", "vampire"], ["scout"]],
    typed: [
      [0, "vampire 1"],
      [1, "pass"],
      [0, "scout 2"],
    ],
  });
  const open = async () => {
    const page = await newPage({ reducedMotion: true });
    await openAt(page, site.address, {
      name: "handy",
      path: "/local/handy",
      shows: ".lanes",
      kept: MATCH,
    });
    return page;
  };

  test("the focus stays where a card was played by keyboard", async () => {
    const page = await open();
    await page.keyboard.press("1");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByTestId("slot:0:2").locator(".unit").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-drop"))).toBe(
      "slot:0:2",
    );
  });

  test("a slot on the wrong side says so", async () => {
    const page = await open();
    await page.keyboard.press("1");
    await page.getByTestId("slot:1:2").click();
    expect(await page.locator(".toast").first().innerText()).toContain(
      "A unit goes onto one of your own slots.",
    );
  });

  test("an ability that needs no choice shows what it does before it is used", async () => {
    const page = await open();
    await page.getByTestId("slot:0:0").hover();
    expect(await page.getByTestId("slot:0:1").locator(".slot__said").innerText()).toBe("falls");
  });
});

test("two people play a match of Skirmish Slots to the end on two pages", async () => {
  const [host, guest] = await Promise.all([
    newPage({ reducedMotion: true }),
    newPage({ reducedMotion: true }),
  ]);
  for (const page of [host, guest]) {
    await page.goto(`${site.address}/play/slots?with=person`);
    await page.getByTestId("find").click();
  }
  await Promise.all([host, guest].map((page) => page.locator(".lanes").waitFor()));
  // A turn is no secret: whoever waits sees the clock of whoever thinks, on their plate.
  const clocks = [host, guest].map((page) => page.locator(".table__rival [role=timer]"));
  const counted = (): Promise<number[]> => Promise.all(clocks.map((clock) => clock.count()));
  await expect.poll(async () => (await counted()).reduce((sum, count) => sum + count)).toBe(1);
  const ends = await Promise.all([
    playSlotsToEnd(host, cardByClicks),
    playSlotsToEnd(guest, cardByKeys),
  ]);
  expect([...ends].toSorted()).toEqual(
    ends.includes("Draw") ? ["Draw", "Draw"] : ["Defeat", "Victory"],
  );
});
