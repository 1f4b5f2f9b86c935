import type { Page } from "playwright-core";
import type { AuditedPage } from "./audited-page.ts";

/** Opens a page in a new tab for somebody whose browser has kept what the page asks for, and nothing else. */
export async function openAt(
  page: Page,
  address: string,
  { path, shows, kept = {} }: AuditedPage,
  waitUntil: "load" | "networkidle" = "load",
): Promise<void> {
  await page.context().clearCookies();
  await page.addInitScript(rememberOnce, kept);
  await page.goto(address + path, { waitUntil });
  await page.locator(shows).first().waitFor();
}

/** Runs in the page, before anything of its own; what happens on later loads of the same tab stays. */
function rememberOnce(kept: Readonly<Record<string, unknown>>): void {
  if (sessionStorage.getItem("begun")) return;
  sessionStorage.setItem("begun", "yes");
  localStorage.clear();
  for (const [key, value] of Object.entries(kept))
    localStorage.setItem(`holmgang.${key}`, JSON.stringify(value));
}
