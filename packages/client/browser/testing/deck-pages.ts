import type { Page } from "playwright-core";
import type { AuditedPage } from "./audited-page.ts";

const LEGAL = "0123456789abcdef0123456789abcdef";
const FAULTY = "fedcba9876543210fedcba9876543210";

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
  { name: "clans-decks", path: "/decks/clans", shows: "[data-testid=own-deck]", kept: ledBy },
  {
    name: "clans-builder",
    sight: "builder",
    path: `/decks/clans/${LEGAL}`,
    shows: NAME,
    kept: ledBy,
    prepare: narrow,
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
];
