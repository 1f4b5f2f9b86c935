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

/** Lifts something with the mouse, and lays it where it can go then. */
async function drag(page: Page, what: Locator, where: Locator): Promise<void> {
  const from = (await what.boundingBox())!; // it can be seen
  const [x, y] = [from.x + Math.min(30, from.width / 2), from.y + Math.min(40, from.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 2 });
  const to = (await where.first().boundingBox())!; // likewise
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
}

export const byDrag: FieldHand = {
  ...byClicks,
  place: (page) => drag(page, card(page), page.locator(".tile:has(.reach)")),
};

/** Drags the first unit that can so onto an enemy, or onto a tile to step to. Returns what it was laid on; null where no unit can. */
export async function dragUnit(page: Page, kind: "strike" | "step"): Promise<Locator | null> {
  const units = page.locator(".hit__press[data-able]");
  for (let at = 0; at < (await units.count()); at++) {
    await units.nth(at).click({ position: { x: 20, y: 12 } });
    await page.locator(".piece[data-light=picked]").waitFor();
    const lit = page.locator(DROPS[kind]).first();
    const found = (await lit.count()) === 0 ? null : await lit.getAttribute("data-testid");
    await page.keyboard.press("Escape");
    await page.locator(".piece[data-light=picked]").waitFor({ state: "detached" });
    if (found === null) continue;
    await drag(page, units.nth(at), page.getByTestId(found));
    return page.getByTestId(found);
  }
  return null;
}

/** A step that costs more than its point is only looked at. */
const DROPS = {
  strike: ".hit__press[data-lit]",
  step: ".tile:has(.reach[data-kind=step]:not([data-price]))",
};

/** Cards and the end of a turn are typed; units are clicked. */
export const byWords: FieldHand = {
  ...byClicks,
  async place(page) {
    const [name] = (await card(page).getAttribute("aria-label"))!.split(","); // each has one
    await card(page).click({ position: { x: 30, y: 40 } });
    const lit = page.locator(".tile:has(.reach) .tile__press").first();
    const [where] = (await lit.getAttribute("aria-label"))!.split(","); // likewise
    await page.keyboard.press("Escape");
    await type(page, `${name} to ${where}`);
  },
  end: (page) => type(page, "end"),
};

async function type(page: Page, words: string): Promise<void> {
  const line = page.getByTestId("text-move");
  if ((await line.count()) === 0) await page.keyboard.press("/");
  await line.fill(words);
  await line.press("Enter");
}

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
