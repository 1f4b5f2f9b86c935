import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { byKeys } from "./testing/play.ts";
import { useSite } from "./testing/shared.ts";

const { newPage } = useBrowser();

const site = useSite();

const beat = (page: Page) => page.getByTestId("coach").getAttribute("data-beat");
const onward = (page: Page) => page.locator("[data-action=lesson-next]");
const lay = async (page: Page, cards: readonly [number, number, number]): Promise<void> => {
  await page.getByTestId("hand-card").first().waitFor();
  for (const [slot, card] of cards.entries()) await byKeys(page, card, slot);
  await page.keyboard.press("Enter");
  await onward(page).waitFor();
};

/** To the next beat, or the same once more. */
const goOn = async (page: Page): Promise<void> => {
  await onward(page).click();
  await onward(page).waitFor({ state: "detached" });
};

/** Attack, Defense, Heal, Counter are 0 to 3: what each beat wants to see. */
const ANSWERS = {
  lay: [0, 1, 2],
  attack: [0, 1, 2],
  defense: [1, 0, 2],
  counter: [0, 3, 2],
  heal: [0, 1, 2],
  win: [3, 0, 2],
} as const;

/** A card by its number, then slots by arrows and Enter. */
const SLOTS_ANSWERS = {
  lane: ["1", "Enter"],
  power: ["2", "ArrowRight", "ArrowRight", "Enter"],
  deploy: ["1", "ArrowRight", "ArrowRight", "Enter", "Enter"],
  consume: ["1", "ArrowRight", "ArrowRight", "Enter"],
  action: ["1", "ArrowUp", "Enter"],
  pass: ["p"],
} as const;

/** An action by its letter, then tiles by arrows; Enter aims and Enter confirms. */
const TACTICS_ANSWERS = {
  move: ["m", "Enter", "Enter"],
  attack: ["a", "Enter", "Enter"],
  both: ["x", "Enter", "Enter", "Enter"],
  guard: ["m", "ArrowRight", "Enter", "Enter"],
  tile: ["m", "ArrowUp", "ArrowRight", "Enter", "Enter"],
  end: ["e", "Enter"],
} as const;

describe("the lesson", () => {
  test("is six beats long, by keyboard alone, and leads to a first match", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(`${site.address}/learn/orcain`);
    for (const [id, cards] of Object.entries(ANSWERS)) {
      await page.locator(`[data-beat="${id}"]`).waitFor();
      await lay(page, cards);
      await page.keyboard.press("Enter");
    }
    await page.getByTestId("hand-card").first().waitFor();
    expect(page.url()).toMatch(/\/local\//);
  });

  test("of Skirmish Slots is six beats long too, by keyboard alone", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(`${site.address}/learn/slots`);
    for (const [id, keys] of Object.entries(SLOTS_ANSWERS)) {
      await page.locator(`[data-beat="${id}"]`).waitFor();
      for (const key of keys) await page.keyboard.press(key);
      await onward(page).waitFor();
      expect(await onward(page).innerText()).toMatch(/Next|Play/);
      // The focus is still on the slot that was played to.
      await page.keyboard.press("Enter");
    }
    await page.getByTestId("hand-card").first().waitFor();
    expect(page.url()).toMatch(/\/local\//);
  });

  test("of Tactics is six beats long too, by keyboard alone", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(`${site.address}/learn/tactics`);
    for (const [id, keys] of Object.entries(TACTICS_ANSWERS)) {
      await page.locator(`[data-beat="${id}"]`).waitFor();
      for (const key of keys) await page.keyboard.press(key);
      await onward(page).waitFor();
      expect(await onward(page).innerText()).toMatch(/Next|Play/);
      await page.keyboard.press("Enter");
    }
    await page.locator(".draft").waitFor();
    expect(page.url()).toMatch(/\/local\//);
  });

  test("plays a beat that went wrong again, and cannot be lost", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(`${site.address}/learn/orcain`);
    await page.locator('[data-beat="lay"]').waitFor();
    await lay(page, ANSWERS.lay);
    await goOn(page);
    await lay(page, [1, 2, 3]);
    expect(await onward(page).innerText()).toMatch(/Once more/);
    await goOn(page);
    expect(await beat(page)).toBe("attack");
    await lay(page, ANSWERS.attack);
    expect(await onward(page).innerText()).toMatch(/Next/);
  });

  test("can be skipped at every beat", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(`${site.address}/learn/orcain`);
    await page.getByTestId("lesson-skip").click();
    await page.getByTestId("play-now").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
