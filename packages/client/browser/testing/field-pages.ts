import type { Page } from "playwright-core";
import type { AuditedPage } from "./audited-page.ts";
import { keptField } from "./kept-field.ts";
import type { LeftField } from "./kept-field.ts";

const match = (left: LeftField) => ({
  path: `/local/${left.id}`,
  shows: ".ground",
  kept: keptField(left),
});

const listed = (words: string): readonly string[] => words.split(" ");

/** Armies that show all that can lie on a tile: silence, spies, fire, traps. */
const TRICKS: NonNullable<LeftField["cards"]> = [
  listed(
    "silencer firestarter spy grenadier field-cannon voltigeur hussar drummer-boy woods-mine scout line-infantry sapper fusilier poisoner barrier line-infantry fusilier voltigeur sapper scout fusilier voltigeur line-infantry sapper shield-guard",
  ),
  listed(
    "silencer firestarter firestarter grenadier field-cannon line-infantry shield-guard drummer-boy fusilier voltigeur glue hussar sapper line-infantry fusilier voltigeur sapper scout fusilier voltigeur line-infantry sapper shield-guard pikeman archer",
  ),
];

/** Long names in a hand that is full. */
const NAMES = listed(
  "austrian-cuirassier shield-guard firestarter drummer-boy field-cannon line-infantry voltigeur grenadier silencer woods-mine line-infantry voltigeur fusilier",
);

const FULL: LeftField = {
  id: "field-259",
  turn: 10,
  cards: TRICKS,
  settings: { middleTerrain: "woods" },
};
const SPIED: LeftField = { ...FULL, id: "field-52" };

/** Fire, fog and what units do to others: all of it lies on the table of such a match. */
async function isFull(page: Page): Promise<void> {
  for (const sign of [".chip[data-tone=fire]", ".tile[data-foggy] .fog", ".piece__auras"])
    await page.locator(sign).first().waitFor();
}

/** Picks up one unit after another until one has somebody to strike who answers, and looks at the first. */
export async function aimAtSomebody(page: Page): Promise<void> {
  const targets = page.locator(".hit__press[data-lit]");
  const answer = page.locator(".fate-tag:not([data-own]) [data-tone=loss]");
  for (let tries = 0; tries < 12; tries++) {
    await page.keyboard.press("n");
    await page.locator(".piece[data-light=picked]").waitFor();
    if ((await targets.count()) === 0) continue;
    await targets.first().click();
    await page.locator(".fate-tag").first().waitFor();
    if ((await answer.count()) === 0) continue;
    const numbers = await answer.first().innerText();
    if (!/^−\d+$/.test(numbers.trim())) throw new Error(`an answer reads '${numbers}'`);
    return;
  }
  throw new Error("nobody can strike anybody who answers");
}

/** The table of the field at its moments. */
export const FIELD_PAGES: readonly AuditedPage[] = [
  {
    name: "field-opening",
    sight: "table",
    ...match({ id: "field-opening", turn: 0 }),
    async prepare(page) {
      await page.getByTestId("hand-card").nth(3).click();
      await page.getByTestId("hand-card").nth(5).click();
    },
  },
  { name: "field-full", sight: "table", ...match(FULL), prepare: isFull },
  { name: "field-aim", sight: "table", ...match(FULL), prepare: aimAtSomebody },
  {
    name: "field-place",
    rare: true,
    sight: "table",
    ...match(SPIED),
    async prepare(page) {
      await page.locator("[data-testid=hand-card]:not([aria-disabled])").first().click();
      await page.locator(".reach").first().waitFor();
    },
  },
  {
    name: "field-hand",
    sight: "table",
    ...match({
      id: "field-hand",
      turn: 1,
      cards: [NAMES, NAMES],
      settings: { openingHand: 8 },
    }),
  },
  {
    name: "field-end",
    ...match({ id: "field-end", turn: 7, settings: { turnLimit: 8 } }),
    async prepare(page) {
      await page.locator("[data-testid=primary][data-action=end]").click();
      await page.getByTestId("result").waitFor();
    },
  },
  {
    name: "field-replay",
    rare: true,
    sight: "replay",
    path: "/replay/local/field-52?step=60",
    shows: ".replay",
    kept: keptField(SPIED),
  },
  {
    name: "learn-field",
    sight: "lesson",
    path: "/learn/clans-field",
    shows: "[data-testid=hand-card]",
  },
];
