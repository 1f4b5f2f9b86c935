import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { CLANS_PAGES } from "./testing/clans-pages.ts";
import { keptClans } from "./testing/kept-clans.ts";
import {
  playClansToEnd,
  stageByClicks,
  stageByDrag,
  stageByKeys,
  stageByTaps,
} from "./testing/play-clans.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();
const OVER = /Victory|Defeat|Draw/;

const site = useSite();
const COMBAT = CLANS_PAGES.find(({ name }) => name === "clans-combat")!; // it is on the list

/** Against Loki, until a small crystal breaks or three rounds are over. */
async function sitDown(page: Page, id: string): Promise<void> {
  const settings = { crystalHp: 12, roundLimit: 3 };
  await openAt(page, site.address, {
    name: id,
    path: `/local/${id}`,
    shows: ".ground",
    kept: keptClans({ id, rounds: 0, settings }),
  });
}

describe("a match of Clans against a bot", () => {
  test("is played to the end by mouse, clicking", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "clicked");
    expect(await playClansToEnd(page, stageByClicks)).toMatch(OVER);
  });

  test("is played to the end by dragging cards", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "dragged");
    expect(await playClansToEnd(page, stageByDrag)).toMatch(OVER);
  });

  test("is played to the end by keyboard", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "typed");
    const submit = (each: Page): Promise<void> => each.keyboard.press("Enter");
    expect(await playClansToEnd(page, stageByKeys, submit)).toMatch(OVER);
  });

  test("is played to the end by touch on a phone", async () => {
    const page = await newPage({ reducedMotion: true, width: 360, height: 640, touch: true });
    await sitDown(page, "tapped");
    expect(await playClansToEnd(page, stageByTaps)).toMatch(OVER);
  });
});

describe("at the table of Clans", () => {
  test("a staged card is taken back by its cross, by its place in the hand, and by Z", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "back");
    const staged = page.locator(".unit[data-staged]");
    for (const takeBack of [
      () => page.getByTestId("take-back").click(),
      () => page.locator(".hand__card:has(.ghost-card)").click(),
      () => page.keyboard.press("z"),
    ]) {
      await stageByClicks(page);
      await staged.waitFor();
      await takeBack();
      await staged.waitFor({ state: "detached" });
    }
    expect(await page.locator(".ghost-card").count()).toBe(0);
  });

  test("a card goes before or behind who is there", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "order");
    await page.keyboard.press("1");
    await page.keyboard.press("w");
    await page.keyboard.press("2");
    await page.keyboard.press("w");
    expect(await page.locator(".prompt").innerText()).toContain("in front, or behind?");
    await page.keyboard.press("b");
    await page.locator(".unit[data-staged] >> nth=1").waitFor();
    const words = await page.locator('[data-drop="tile:0:0"]').getAttribute("aria-label");
    const cards = await page.locator(".ghost-card").count();
    expect(cards).toBe(2);
    expect(words?.match(/staged/g)).toHaveLength(2);
  });

  test("a place that is not one’s own says so", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "away");
    await page.keyboard.press("1");
    await page.getByTestId("tile:1:2").click();
    expect(await page.locator(".toast").first().innerText()).toContain(
      "Cards are placed on your own bases.",
    );
  });

  test("a hero asks before it acts, and acts once", async () => {
    const page = await newPage({ reducedMotion: true });
    await sitDown(page, "hero");
    await page.keyboard.press("h");
    await page.locator('[data-testid=primary][data-action="hero"]').click();
    await expect.poll(() => page.getByTestId("hand-card").count()).toBe(8);
    expect(await page.getByTestId("hero").getAttribute("aria-disabled")).toBe("true");
  });
});

test("a round that is held is gone through by beats, back as well, and lane by lane", async () => {
  const page = await newPage();
  await openAt(page, site.address, COMBAT);
  await COMBAT.prepare?.(page);
  const said = (): Promise<string> => page.locator(".combat__title").innerText();
  const lines = (): Promise<number> => page.locator(".log__line").count();
  const blow = await said();
  const heard = await lines();
  await page.getByTestId("step-back").click();
  expect(await said()).not.toBe(blow);
  expect(await lines()).toBeLessThan(heard);
  await page.keyboard.press(" ");
  await expect.poll(said).toBe(blow);
  expect(await lines()).toBe(heard);
  const lane = page.locator(".lane-names [data-now]");
  const before = await lane.innerText();
  await page.keyboard.press("n");
  await page.getByTestId("step").click();
  await expect.poll(() => lane.innerText()).not.toBe(before);
});

test("two people play a match of Clans to the end on two pages", async () => {
  const [host, guest] = await Promise.all([
    newPage({ reducedMotion: true }),
    newPage({ reducedMotion: true }),
  ]);
  await host.goto(`${site.address}/play/clans?with=friend`);
  await host.locator(".set-up__settings summary").click();
  for (const [key, value] of [
    ["crystalHp", "12"],
    ["roundLimit", "3"],
    ["planMs", "60"],
  ] as const)
    await host.locator(`.set-up__fields [name="${key}"]`).fill(value);
  await host.getByTestId("make-link").click();
  await guest.goto(await host.getByTestId("link").inputValue());
  await guest.getByTestId("accept").click();
  const ends = await Promise.all([
    playClansToEnd(host, stageByClicks),
    playClansToEnd(guest, stageByKeys),
  ]);
  expect([...ends].toSorted()).toEqual(
    ends.includes("Draw") ? ["Draw", "Draw"] : ["Defeat", "Victory"],
  );
});
