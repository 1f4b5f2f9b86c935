import type { Locator, Page } from "playwright-core";
import { answering } from "./answer.ts";

/** A way to make moves: each takes what it finds first, and leaves the rest to the rules. */
interface Hands {
  /** Takes something of the draft. */
  choose(page: Page): Promise<void>;
  /** Attacks if it can, else walks, else ends the turn. */
  act(page: Page): Promise<void>;
  leave(page: Page): Promise<void>;
}

const lit = (page: Page, reach: string): Locator =>
  page.locator(`.tile[data-reach="${reach}"] .tile__press`).first();

const choice = (page: Page): Locator => page.locator(".choice[data-lit]").first();

/** A press aims, and a second one confirms: by clicks or taps. */
const byPresses = (press: (target: Locator) => Promise<void>): Hands => ({
  async choose(page) {
    await press(choice(page));
    await press(page.getByTestId("primary"));
  },
  async act(page) {
    for (const reach of ["attack", "move"])
      if ((await lit(page, reach).count()) > 0) {
        const name = await lit(page, reach).getAttribute("data-testid");
        await press(page.getByTestId(name!));
        return press(page.getByTestId(name!));
      }
    await press(page.getByTestId("deed-end"));
    await press(page.getByTestId("primary"));
  },
  leave: (page) => press(page.getByTestId("leave-tile")),
});

export const byClicks = byPresses((target) => target.click());
export const byTaps = byPresses((target) => target.tap());

const isAble = (page: Page, deed: string): Promise<boolean> =>
  page.locator(`[data-testid=deed-${deed}]:not([aria-disabled])`).isVisible();

/** A letter leads the focus to a tile; Enter aims at it, and Enter confirms. */
export const byKeys: Hands = {
  async choose(page) {
    await choice(page).press("Enter");
    await page.keyboard.press("Enter");
  },
  async act(page) {
    const keys = (await isAble(page, "attack")) ? "a" : (await isAble(page, "move")) ? "m" : "e";
    for (const key of keys === "e" ? ["e", "Enter"] : [keys, "Enter", "Enter"])
      await page.keyboard.press(key);
  },
  leave: (page) => page.keyboard.press("o"),
};

const ASKED =
  '[data-testid="result"], [data-testid="leave-tile"], .choice[data-lit], .battle[data-asked="action"]';

/** Plays until the match is over, and returns the result. */
export async function playTacticsToEnd(page: Page, hands: Hands): Promise<string> {
  for (;;) {
    await page.locator(ASKED).first().waitFor();
    if (await page.getByTestId("result").isVisible()) return page.getByTestId("result").innerText();
    await answering(page, () => answer(page, hands));
  }
}

async function answer(page: Page, hands: Hands): Promise<void> {
  if (await page.getByTestId("leave-tile").isVisible()) return hands.leave(page);
  return (await page.locator(".battle").isVisible()) ? hands.act(page) : hands.choose(page);
}
