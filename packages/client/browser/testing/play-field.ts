import type { Locator, Page } from "playwright-core";

/** A hand that plays: how a card is placed, and how a unit acts. */
interface FieldHand {
  place(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  end(page: Page): Promise<void>;
}

const card = (page: Page): Locator =>
  page.locator("[data-testid=hand-card]:not([aria-disabled])").first();
const unit = (page: Page): Locator => page.locator(".hit__press[data-lit]").first();
/** What a picked unit may strike, or else where it may step, the nearest to the rival first. */
const goal = (page: Page): Locator =>
  page
    .locator(
      ".base__strike, .tile:has(.reach[data-kind=strike]) .tile__press, .hit__press[data-lit], .tile:has(.reach[data-kind=step]) .tile__press",
    )
    .first();

const acts =
  (press: (what: Locator) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await press(unit(page));
    await page.locator(".piece[data-light=picked]").waitFor();
    await press(goal(page));
    // What only was looked at is done by a second press.
    if ((await page.getByTestId("back").count()) > 0) await press(goal(page));
  };

const END = "[data-testid=primary][data-action=end]";

export const byClicks: FieldHand = {
  async place(page) {
    await card(page).click({ position: { x: 30, y: 40 } });
    await page
      .locator(".tile:has(.reach) .tile__press")
      .first()
      .click({ position: { x: 40, y: 30 } });
  },
  act: acts((what) => what.click({ position: { x: 20, y: 12 } })),
  end: (page) => page.locator(END).click(),
};

export const byTaps: FieldHand = {
  async place(page) {
    await card(page).tap({ position: { x: 20, y: 40 } });
    await page
      .locator(".tile:has(.reach) .tile__press")
      .first()
      .tap({ position: { x: 50, y: 12 } });
  },
  act: acts((what) => what.tap({ position: { x: 20, y: 12 } })),
  end: (page) => page.locator(END).tap(),
};

/** A number and Enter on the place the focus is led to; N, and Enter there until it is done. */
export const byKeys: FieldHand = {
  async place(page) {
    await page.keyboard.press(await card(page).locator(".kbd").innerText());
    await page.locator(".tile__press:focus").waitFor();
    await page.keyboard.press("Enter");
  },
  async act(page) {
    await page.keyboard.press("n");
    await page.locator(":is(.tile__press, .hit__press)[data-lit]:focus").waitFor();
    await page.keyboard.press("Enter");
    if ((await page.getByTestId("back").count()) > 0) await page.keyboard.press("Enter");
  },
  end: (page) => page.keyboard.press("e"),
};

export const byDrag: FieldHand = {
  ...byClicks,
  async place(page) {
    const from = (await card(page).boundingBox())!; // it can be seen
    await page.mouse.move(from.x + 30, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y - 10, { steps: 2 });
    const to = (await page.locator(".tile:has(.reach)").first().boundingBox())!; // likewise
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
    await page.mouse.up();
  },
};

/** Keeps the hand, then places cards and acts twice a turn, until the match is over. Returns the result. */
export async function playFieldToEnd(page: Page, hand: FieldHand): Promise<string> {
  const result = page.getByTestId("result");
  for (;;) {
    await page.locator(ASKED).first().waitFor();
    if (await result.isVisible()) return result.innerText();
    if ((await page.locator("[data-action=keep]").count()) > 0) {
      await page.locator("[data-action=keep]").click();
      await page.locator(".battlefield:not([data-opening])").waitFor();
      continue;
    }
    await playTurn(page, hand);
    await page.locator(TAKEN).first().waitFor();
  }
}

const ACTIONS = 3;

async function playTurn(page: Page, hand: FieldHand): Promise<void> {
  if ((await card(page).count()) > 0) await done(page, () => hand.place(page));
  for (let count = 0; count < ACTIONS; count++) {
    if ((await page.locator(END).count()) === 0 || (await unit(page).count()) === 0) break;
    await done(page, () => hand.act(page));
  }
  if ((await page.locator(`${END}:not([aria-disabled])`).count()) > 0) await hand.end(page);
}

/** A move is over once there is another question, or none. */
async function done(page: Page, move: () => Promise<void>): Promise<void> {
  const question = await page.locator(".table").getAttribute("data-question");
  await move();
  await page
    .locator(`.table[data-over=true], .table:not([data-question="${question}"])[data-question]`)
    .first()
    .waitFor();
}

const ASKED = '[data-testid="result"], [data-testid="primary"]:not([aria-disabled])';
/** Ended: it is the rival's turn, or one's own again with other cards, or all is over. */
const TAKEN = '[data-testid="result"], [data-testid="primary"]:not([aria-disabled])';
