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

/** Not a key: what was submitted has been shown, and the next round is planned. */
const SHOWN = "shown";

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

/** A card by its number, a lane by its letter; Enter submits, and lets the hero act that H has called. */
const CLANS_ANSWERS = {
  lane: ["1", "w", "Enter"],
  tick: ["1", "c", "Enter"],
  stack: ["1", "c", "2", "c", "b", "Enter"],
  terrain: ["1", "e", "Enter"],
  zone: ["1", "c", "Enter", SHOWN, "Enter"],
  hero: ["h", "Enter", "1", "w", "2", "e", "Enter"],
} as const;

/** The same by places, round by round: a card, and the spot it goes to. */
const CLANS_PLANS: Readonly<Record<string, readonly (readonly (readonly [string, string])[])[]>> = {
  lane: [[["line-infantry", "0:base:front"]]],
  tick: [[["voltigeur", "1:base:front"]]],
  stack: [
    [
      ["line-infantry", "1:base:front"],
      ["field-cannon", "1:base:back"],
    ],
  ],
  terrain: [[["fusilier", "2:base:front"]]],
  zone: [[["field-cannon", "1:base:front"]], []],
  hero: [
    [
      ["fusilier", "0:base:front"],
      ["voltigeur", "2:base:front"],
    ],
  ],
};

/** Action by action: a card by its number, a unit by N; the focus is led to what lies ahead, Enter goes there or looks, and strikes. */
const FIELD_ANSWERS = {
  place: [["1", "ArrowUp", "Enter"]],
  points: [
    ["n", "Enter"],
    ["n", "Enter", "Enter"],
  ],
  answer: [["n", "n", "Enter", "Enter"]],
  fog: [
    ["n", "Enter"],
    ["n", "Enter", "Enter"],
  ],
} as const;

const toPlan = (page: Page, round: number) =>
  page
    .locator(".table", { hasText: `Round ${round}` })
    .locator("[data-action=submit]:not([aria-disabled])");

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

  test("of Clans is six beats long too, by keyboard alone, and leads to a short match", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(`${site.address}/learn/clans`);
    for (const [id, keys] of Object.entries(CLANS_ANSWERS)) {
      await page.locator(`[data-beat="${id}"]`).waitFor();
      await toPlan(page, 3).waitFor();
      for (const key of keys)
        if (key === SHOWN) await toPlan(page, 4).waitFor();
        else await page.keyboard.press(key);
      await onward(page).waitFor();
      expect(await onward(page).innerText()).toMatch(/Next|Play/);
      await page.keyboard.press("Enter");
    }
    await page.getByTestId("hand-card").first().waitFor();
    expect(page.url()).toMatch(/\/local\//);
    expect(await page.getByTestId("hp-0").innerText()).toBe("40");
  });

  test("of Clans is played by touch on a phone, too", async () => {
    const page = await newPage({ reducedMotion: true, width: 360, height: 640, touch: true });
    await page.goto(`${site.address}/learn/clans`);
    for (const [id, rounds] of Object.entries(CLANS_PLANS)) {
      await page.locator(`[data-beat="${id}"]`).waitFor();
      for (const [round, plan] of rounds.entries()) {
        await toPlan(page, 3 + round).waitFor();
        if (id === "hero") {
          await page.locator("[data-testid=hero], [data-testid=hero-call]").tap();
          await page.locator("[data-action=hero]").tap();
        }
        for (const [card, spot] of plan) {
          await page.locator(`[data-testid=hand-card][data-card="${card}"]`).tap();
          await page.getByTestId(`spot:${spot}`).tap();
        }
        await page.locator("[data-action=submit]").tap();
      }
      await onward(page).tap();
    }
    await page.getByTestId("hand-card").first().waitFor();
    expect(page.url()).toMatch(/\/local\//);
  });

  test("of the field is four beats long, by keyboard alone, and leads to somebody gentle", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(`${site.address}/learn/clans-field`);
    for (const [id, actions] of Object.entries(FIELD_ANSWERS)) {
      await page.locator(`[data-beat="${id}"]`).waitFor();
      for (const keys of actions) {
        const question = await page.locator(".table[data-question]").getAttribute("data-question");
        for (const key of keys) await page.keyboard.press(key);
        await page
          .locator(
            `[data-action=lesson-next], .table[data-question]:not([data-question="${question}"])`,
          )
          .first()
          .waitFor();
      }
      await onward(page).waitFor();
      expect(await onward(page).innerText()).toMatch(/Next|Play Gudrun/);
      await page.keyboard.press("Enter");
    }
    await page.locator("[data-action=keep]").waitFor();
    expect(page.url()).toMatch(/\/local\//);
    expect(await page.locator(".table__rival").innerText()).toContain("Gudrun");
    expect(await page.getByTestId("hp-0").innerText()).toBe("15/15");
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
