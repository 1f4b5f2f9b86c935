import type { Page } from "playwright-core";
import type { AuditedPage } from "./audited-page.ts";

/** It names an icon, or the browser would ask for one. */
const BLANK = '<!doctype html><link rel="icon" href="data:,">';

/** Opens a page for somebody whose browser has kept what the page asks for, and nothing else. */
export async function openAt(
  page: Page,
  address: string,
  { path, shows, kept = {} }: AuditedPage,
  waitUntil: "load" | "networkidle" = "load",
): Promise<void> {
  await page.context().clearCookies();
  // Storage is written from a page of the same origin without code: ours would write what it knows while it is left.
  const blank = `${address}/blank`;
  await page.route(blank, (route) => route.fulfill({ contentType: "text/html", body: BLANK }), {
    times: 1,
  });
  await page.goto(blank);
  await page.evaluate(remember, kept);
  await page.goto(address + path, { waitUntil });
  await page.locator(shows).first().waitFor();
}

/** Runs in the page. */
function remember(kept: Readonly<Record<string, unknown>>): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of Object.entries(kept))
    localStorage.setItem(`holmgang.${key}`, JSON.stringify(value));
}
