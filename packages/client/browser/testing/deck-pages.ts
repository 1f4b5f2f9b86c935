import type { Page } from "playwright-core";
import type { AuditedPage } from "./audited-page.ts";
import { asRich } from "./people.ts";

const LEGAL = "0123456789abcdef0123456789abcdef";
const FAULTY = "fedcba9876543210fedcba9876543210";
const TRIO = "00112233445566778899aabbccddeeff";
const HALF = "ffeeddccbbaa99887766554433221100";

const deck = (id: string, name: string, code: string, game = "slots") => ({
  [`deck.${id}`]: {
    id,
    game,
    name,
    code,
    createdAt: 1_790_000_000_000,
    changedAt: 1_790_000_000_000,
  },
});

/** A deck that can be played, and one with three dragons and too few cards. */
const kept = {
  ...deck(LEGAL, "Night watch", "CEAQEAQHAEAQIAQKAECQCCQFAUBACCIBAMCQGAIACQ"),
  ...deck(FAULTY, "Three dragons", "CEAQGAYBAYBAEAYCAEFACAYDAIAQCAQBAEBAB5I"),
};

/** Decks with heroes: one that is filled up, and one with too many of what is rare. */
const ledBy = {
  ...deck(LEGAL, "Grande Armée", "EEAQIBABDUBQEHYEAICSIAIDAIBACARJAYA74", "clans"),
  ...deck(FAULTY, "Two hydras", "EEAQIBABEMBQCEYCAE7QCAKAAK6A", "clans"),
};

/** Three decks of one hero, and a trio with two heroes and a deck missing. */
const GRAND_ARMY = "EEAQGAYDDUAQCAQFEAAQEAIBAEDCEBQBAEBQEAIX";
const WANDERERS = "EEAQGAYEBQ2AGAICAYEQYKAEAEBQCAJ7AFYQ";
const HOME_FLEET = "EEAQIBABAUBQIAQGAMBQEAQUGMAQKFYDBUCRUA6W";
const NONE = "EEAQAAFT";
const trios = {
  ...ledBy,
  ...deck(TRIO, "Long war", [GRAND_ARMY, WANDERERS, GRAND_ARMY].join("+"), "clans"),
  ...deck(HALF, "Half a plan", [GRAND_ARMY, HOME_FLEET, NONE].join("+"), "clans"),
};

/** The last choice was a trio: matches begin with three decks. */
const choseTrio = {
  ...trios,
  "chosen-deck.clans": {
    kind: "own",
    id: TRIO,
    code: [GRAND_ARMY, WANDERERS, GRAND_ARMY].join("+"),
  },
};

const NAME = "[data-testid=deck-name]";

/** Opens what a button opens. A phone has some of them on the sheet. */
const open = (id: string) => async (page: Page) => {
  const list = page.getByTestId("deck-list");
  if (!(await page.getByTestId(id).isVisible())) await list.click();
  await page.getByTestId(id).click();
  await page.locator("dialog[open]").waitFor();
};

/** The deck as a phone has it; a wide window shows the same beside the collection. */
const openList = async (page: Page): Promise<void> => {
  const list = page.getByTestId("deck-list");
  if (await list.isVisible()) await list.click();
};

/** A deck of cards that few own, on further ground, built by somebody with gold. */
async function buildDear(page: Page): Promise<void> {
  await asRich("/decks/clans", "[data-testid=new-deck]")(page);
  await page.getByTestId("copy-grand-army").click();
  await page.getByTestId("deck-name").waitFor();
  await page.getByRole("button", { name: "Take Voltigeur out" }).first().click();
  await page.getByTestId("card-young-guard").click();
  await page.getByTestId("price-young-guard").waitFor();
}

/** A few cards stand for a large collection. */
const narrow = (page: Page): Promise<void> => page.getByTestId("chip-legendary").click();

export const DECK_PAGES: readonly AuditedPage[] = [
  { name: "decks", path: "/decks/slots", shows: "[data-testid=own-deck]", kept },
  { name: "decks-none", rare: true, path: "/decks/slots", shows: ".empty-state" },
  { name: "deck-builder", sight: "builder", path: `/decks/slots/${LEGAL}`, shows: NAME, kept },
  {
    // A wide window shows the same as deck-list.
    name: "deck-faults",
    rare: true,
    sight: "builder",
    path: `/decks/slots/${FAULTY}`,
    shows: NAME,
    kept,
  },
  { name: "deck-list", path: `/decks/slots/${FAULTY}`, shows: NAME, kept, prepare: openList },
  {
    name: "deck-draw",
    rare: true,
    path: `/decks/slots/${LEGAL}`,
    shows: NAME,
    kept,
    prepare: open("test-draw"),
  },
  {
    name: "deck-simulation",
    path: `/decks/slots/${LEGAL}`,
    shows: NAME,
    kept,
    async prepare(page) {
      await open("simulate")(page);
      await page.getByTestId("interval").last().waitFor();
      await page.getByTestId("stop").click();
    },
  },
  {
    name: "deck-refused",
    rare: true,
    path: "/decks/slots?code=CEAQAAA3",
    shows: "dialog[open] [role=alert]",
  },
  { name: "set-up-deck", path: "/play/slots", shows: ".deck-choice", kept },
  { name: "clans-decks", path: "/decks/clans", shows: "[data-testid=own-deck]", kept: trios },
  {
    name: "clans-builder",
    sight: "builder",
    path: `/decks/clans/${LEGAL}`,
    shows: NAME,
    kept: ledBy,
    prepare: narrow,
  },
  {
    name: "clans-missing",
    sight: "builder",
    path: "/sign-in",
    shows: ".account__form",
    async prepare(page) {
      await buildDear(page);
      await narrow(page);
    },
  },
  {
    name: "clans-missing-list",
    rare: true,
    path: "/sign-in",
    shows: ".account__form",
    async prepare(page) {
      await buildDear(page);
      await openList(page);
      await page.getByTestId("ground-napoleon/marsh").click();
    },
  },
  {
    name: "clans-list",
    path: `/decks/clans/${FAULTY}`,
    shows: NAME,
    kept: ledBy,
    async prepare(page) {
      await narrow(page);
      await openList(page);
    },
  },
  {
    name: "clans-draw",
    rare: true,
    path: `/decks/clans/${LEGAL}`,
    shows: NAME,
    kept: ledBy,
    prepare: open("test-draw"),
  },
  { name: "clans-trio", path: `/decks/clans/${TRIO}`, shows: NAME, kept: trios },
  { name: "clans-half-trio", rare: true, path: `/decks/clans/${HALF}`, shows: NAME, kept: trios },
  {
    name: "clans-trio-choose",
    path: `/decks/clans/${HALF}`,
    shows: NAME,
    kept: trios,
    async prepare(page) {
      await page.getByTestId("choose-deck").last().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "clans-trio-part",
    rare: true,
    sight: "builder",
    path: `/decks/clans/${TRIO}/2`,
    shows: NAME,
    kept: trios,
    prepare: narrow,
  },
  {
    name: "set-up-missing",
    rare: true,
    path: "/sign-in",
    shows: ".account__form",
    async prepare(page) {
      await buildDear(page);
      await openList(page);
      await page.getByTestId("play-deck").click();
      await page.getByRole("radio", { name: "A person" }).check();
      await page.getByTestId("missing").waitFor();
    },
  },
  { name: "set-up-trio", path: "/play/clans", shows: ".deck-choice", kept: choseTrio },
  {
    name: "set-up-trio-queue",
    rare: true,
    path: "/play/clans?with=person",
    shows: ".deck-choice",
    kept: choseTrio,
  },
];
