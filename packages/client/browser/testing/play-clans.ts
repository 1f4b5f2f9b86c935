import type { Locator, Page } from "playwright-core";

/** A way to stage a card: from the hand to a place that is lit. */
type Stage = (page: Page) => Promise<void>;

const playable = (page: Page): Locator =>
  page.locator("[data-testid=hand-card]:not([aria-disabled])").first();
const spots = (page: Page): Locator => page.locator(".spot");

export const stageByClicks: Stage = async (page) => {
  await playable(page).click({ position: { x: 20, y: 40 } });
  await spots(page).first().click();
};

export const stageByTaps: Stage = async (page) => {
  await playable(page).tap({ position: { x: 20, y: 40 } });
  await spots(page).first().tap();
};

export const stageByDrag: Stage = async (page) => {
  const from = (await playable(page).boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 2 });
  const to = (await spots(page).last().boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
};

/** A number, the letter of a lane that is lit, and F where somebody is there already. */
export const stageByKeys: Stage = async (page) => {
  const key = await playable(page).locator(".kbd").innerText();
  await page.keyboard.press(key);
  const lane = await page.locator(".tile[data-lit]").first().getAttribute("data-testid");
  await page.keyboard.press("wce"[Number(lane?.split(":")[1])] ?? "w");
  if ((await page.locator(".hand__place--picked").count()) > 0) await page.keyboard.press("f");
};

/** Stages two cards a round and submits, until the match is over. Returns the result. */
export async function playClansToEnd(
  page: Page,
  stage: Stage,
  submit: (page: Page) => Promise<void> = (each) => each.getByTestId("primary").click(),
): Promise<string> {
  for (;;) {
    await page.locator(ASKED).first().waitFor();
    const result = page.getByTestId("result");
    if (await result.isVisible()) return result.innerText();
    for (let cards = 0; cards < 2 && (await playable(page).count()) > 0; cards++) {
      const before = await staged(page);
      await stage(page);
      await page.locator(`.unit[data-staged] >> nth=${before}`).waitFor();
    }
    await submit(page);
    await page.locator(TAKEN).first().waitFor();
  }
}

const staged = (page: Page): Promise<number> => page.locator(".unit[data-staged]").count();

const ASKED = '[data-testid="result"], [data-testid="primary"]:not([aria-disabled])';
/** Submitted: nothing is staged any more, or all waits for the rival. */
const TAKEN =
  '[data-testid="result"], [data-testid="primary"][aria-disabled], .clans:not(:has(.unit[data-staged]))';
