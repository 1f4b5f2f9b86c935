import type { Locator, Page } from "playwright-core";
import { answering } from "./answer.ts";

/** A way to play a card: from the hand to a slot that is lit. */
type PlayCard = (page: Page, card: Locator) => Promise<void>;

const lit = (page: Page): Locator => page.locator(".slot__press[data-lit]");
const playable = (page: Page): Locator =>
  page.locator("[data-testid=hand-card]:not([aria-disabled])");

export const cardByClicks: PlayCard = async (page, card) => {
  await card.click({ position: { x: 20, y: 40 } });
  await press(page, (slot) => slot.click());
};

export const cardByTaps: PlayCard = async (page, card) => {
  await card.tap({ position: { x: 14, y: 30 } });
  await press(page, (slot) => slot.tap());
};

/** The number picks the card up, which leads the focus to a slot; Enter plays it there. */
export const cardByKeys: PlayCard = async (page) => {
  const [first] = await playable(page).evaluateAll((cards) =>
    cards.map((each) =>
      Array.from(each.closest(".hand")!.children).indexOf(each.closest(".hand__place")!),
    ),
  );
  await page.keyboard.press(String((first ?? 0) + 1));
  while ((await page.locator(".hand__place--picked").count()) > 0)
    await page.keyboard.press("Enter");
};

/** Picked up and held over the table it lights the slots it may go to; an action's second target takes a click. */
export const cardByDrag: PlayCard = async (page, card) => {
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 2 });
  const to = (await lit(page).first().boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  if ((await page.locator(".slot[data-chosen]").count()) > 0) await lit(page).first().click();
};

/** Slots until the card has been played: an action may want two. */
async function press(page: Page, act: (slot: Locator) => Promise<void>): Promise<void> {
  await act(lit(page).first());
  if ((await page.locator(".slot[data-chosen]").count()) > 0) await act(lit(page).first());
}

/** Plays until the match is over: two cards a round, then a pass; choices take the first option. Returns the result. */
export async function playSlotsToEnd(page: Page, play: PlayCard): Promise<string> {
  for (let turns = 0; ;) {
    const state = await stateOf(page);
    if (state === "over") return page.getByTestId("result").innerText();
    if (state === "choice") await answering(page, () => choose(page));
    else {
      const passes = turns++ % 3 === 2 || (await playable(page).count()) === 0;
      await answering(page, () =>
        passes ? page.keyboard.press("p") : play(page, playable(page).first()),
      );
    }
  }
}

/** A choice: a slot, a card of the graveyard, or no. */
async function choose(page: Page): Promise<void> {
  const raise = page.getByTestId("raise");
  await ((await raise.count()) > 0 ? raise : lit(page)).first().click();
}

async function stateOf(page: Page): Promise<"over" | "choice" | "turn"> {
  await page.locator(ASKED).first().waitFor();
  if (await page.getByTestId("result").isVisible()) return "over";
  return (await page.locator(".lanes[data-choosing]").count()) > 0 ? "choice" : "turn";
}

const ASKED =
  '[data-testid="result"], .lanes[data-choosing], [data-testid="primary"]:not([aria-disabled])';
