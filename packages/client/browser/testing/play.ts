import type { Locator, Page } from "playwright-core";
import { keptMatch } from "./kept-match.ts";
import type { LeftMatch } from "./kept-match.ts";
import { openAt } from "./visit.ts";

/** A way to lay the n-th card of the hand in a slot. */
type Lay = (page: Page, card: number, slot: number) => Promise<void>;

/** The cards of the hand, by their place in it; those that are laid have left it. */
const inHand = (page: Page, card: number): Locator =>
  page.locator(".hand").getByRole("button").nth(card);

const slotAt = (page: Page, slot: number): Locator => page.getByTestId(`slot-${slot}`);

export const byKeys: Lay = async (page, card, slot) => {
  await page.keyboard.press(String(card + 1));
  await page.keyboard.press(String(slot + 1));
};

export const byClicks: Lay = async (page, card, slot) => {
  await inHand(page, card).click();
  await slotAt(page, slot).click();
};

export const byTaps: Lay = async (page, card, slot) => {
  await inHand(page, card).tap();
  await slotAt(page, slot).tap();
};

export const byDrag: Lay = async (page, card, slot) => {
  const [from, to] = [
    await inHand(page, card).boundingBox(),
    await slotAt(page, slot).boundingBox(),
  ];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + 30);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 6 });
  await page.mouse.up();
};

/** From home to a table with a hand: one click. */
export async function sitDownWithBot(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByTestId("play-now").click();
  await page.getByTestId("hand-card").first().waitFor();
}

/** At a table at once, after so many rounds: home, with its live field, takes longer than most of what is tested here. */
export const takeUp = (
  page: Page,
  address: string,
  rounds: LeftMatch["rounds"] = [],
): Promise<void> =>
  openAt(page, address, {
    name: "left",
    path: "/local/left",
    shows: "[data-testid=hand-card]",
    kept: keptMatch({ id: "left", rounds }),
  });

const primary = (page: Page): Locator => page.getByTestId("primary");
const result = (page: Page): Locator => page.getByTestId("result");
const isReady = (page: Page): Locator =>
  page.locator('[data-testid="primary"]:not([aria-disabled])');

/** Lays three cards and confirms them. */
export async function playRound(
  page: Page,
  lay: Lay,
  cards: readonly [number, number, number] = [0, 3, 2],
  confirm: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  for (const [slot, card] of cards.entries()) await lay(page, card, slot);
  await isReady(page).waitFor();
  await confirm(primary(page));
  // Taken: the button says so, or the cards are turning already, or it is over.
  await page
    .locator('[data-testid="primary"][aria-disabled], [data-testid="skip"], [data-testid="result"]')
    .first()
    .waitFor();
}

/** Until the player is asked again, or it is over; what plays meanwhile is skipped. */
export async function untilAsked(page: Page): Promise<"asked" | "over"> {
  for (;;) {
    const skip = page.getByTestId("skip");
    await page
      .locator(
        '[data-testid="hand-card"]:not([aria-disabled]), [data-testid="result"], [data-testid="skip"]',
      )
      .first()
      .waitFor();
    if (await result(page).isVisible()) return "over";
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => undefined);
    else if (await page.locator('[data-testid="hand-card"]:not([aria-disabled])').count())
      return "asked";
  }
}

/** Plays on to the end, in one way. */
export async function playToEnd(
  page: Page,
  lay: Lay,
  confirm?: (button: Locator) => Promise<void>,
  cards: readonly [number, number, number] = [0, 3, 2],
): Promise<string> {
  while ((await untilAsked(page)) === "asked") await playRound(page, lay, cards, confirm);
  return result(page).innerText();
}

/** Brings two pages to one table by a link, and waits until both can lay cards. */
export async function befriend(
  host: Page,
  guest: Page,
  address: string,
  settings: Readonly<Record<string, number>> = {},
): Promise<void> {
  await host.goto(`${address}/play/orcain?with=friend`);
  if (Object.keys(settings).length > 0) await host.locator(".set-up__settings summary").click();
  for (const [key, value] of Object.entries(settings))
    // Times are written in seconds.
    await host
      .locator(`.set-up__fields [name="${key}"]`)
      .fill(String(key.endsWith("Ms") ? value / 1000 : value));
  await host.getByTestId("make-link").click();
  const link = await host.getByTestId("link").inputValue();
  await guest.goto(link);
  await guest.getByTestId("accept").click();
  for (const page of [host, guest]) await page.getByTestId("hand-card").first().waitFor();
}

/** A whole match against a bot, for whoever measures meanwhile; the reveal is watched, not skipped. */
export async function playOrcain(page: Page): Promise<void> {
  await page.getByTestId("hand-card").first().waitFor();
  for (let round = 0; round < 12; round++) {
    await playRound(page, byClicks);
    await page
      .locator('[data-testid="hand-card"]:not([aria-disabled]), [data-testid="result"]')
      .first()
      .waitFor({ timeout: 20_000 });
    if (await result(page).isVisible()) return;
  }
}
