import type { Page } from "playwright-core";

/** Nothing here moves, and nothing here is about being offline. */
export const CALM = { reducedMotion: true } as const;

/** What stands somewhere on the bench. */
export const textAt = (page: Page, id: string) => page.getByTestId(id).innerText();
/** Until everything is kept. */
export const saved = (page: Page) =>
  page.locator('[data-testid="saving"][data-saving="saved"]').waitFor();
/** The number of cards, as it is shown. */
export const count = async (page: Page) =>
  Number.parseInt((await textAt(page, "deck-count")).trim());

/** What is in the deck on the bench: `2 archer`. */
export const rows = (page: Page) =>
  page
    .locator(".deck-row")
    .evaluateAll((all) =>
      all.map(
        (row) =>
          `${row.querySelector(".deck-row__count")?.textContent} ${row.getAttribute("data-testid")}`,
      ),
    );

/** An empty deck on the bench. */
export async function newDeck(page: Page, address: string, game = "slots"): Promise<void> {
  await page.goto(`${address}/decks/${game}`);
  await page.getByTestId("new-deck").click();
  await page.getByTestId("deck-name").waitFor();
}

/** A copy of a starter on the bench. */
export async function copyStarter(
  page: Page,
  address: string,
  starter: string,
  game = "slots",
): Promise<void> {
  await page.goto(`${address}/decks/${game}`);
  await page.getByTestId(`copy-${starter}`).click();
  await page.getByTestId("deck-name").waitFor();
}
