import type { Page } from "playwright-core";

/** How long an answer may take to arrive before it counts as a part of one. */
const PATIENCE = { timeout: 1_000 };

/** Does what answers the open question, again where that takes more than one move, until it is open no longer: it never is again. */
export async function answering(page: Page, act: () => Promise<void>): Promise<void> {
  const asked = await page.locator(".table").getAttribute("data-question");
  const taken = page.locator(`.table:not([data-question="${asked}"])`);
  do await act();
  while (!(await taken.waitFor(PATIENCE).then(isSo, isNot)));
}

const isSo = (): boolean => true;
const isNot = (): boolean => false;
