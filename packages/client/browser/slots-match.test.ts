import type { Served } from "@holmgang/server";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import {
  cardByClicks,
  cardByDrag,
  cardByKeys,
  cardByTaps,
  playSlotsToEnd,
} from "./testing/play-slots.ts";
import { openSite } from "./testing/site.ts";

const { newPage } = useBrowser();
const OVER = /Victory|Defeat|Draw/;

let site: Served;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

async function sitDown(page: Page): Promise<void> {
  await page.goto(`${site.address}/play/slots`);
  await page.getByTestId("start").click();
  await page.locator(".lanes").waitFor();
}

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
  const ends = await Promise.all([
    playSlotsToEnd(host, cardByClicks),
    playSlotsToEnd(guest, cardByKeys),
  ]);
  expect([...ends].toSorted()).toEqual(
    ends.includes("Draw") ? ["Draw", "Draw"] : ["Defeat", "Victory"],
  );
});
