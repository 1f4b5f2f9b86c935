import type { Served } from "@holmgang/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditedPage } from "./audited-page.ts";
import { axeFindings } from "./axe.ts";
import { listen, openContext } from "./launch.ts";
import type { Complaints } from "./launch.ts";
import { overflowing } from "./overflow.ts";
import { SIZES } from "./pages.ts";
import { peopledSite, sharedBrowser } from "./shared.ts";
import { shoot } from "./shots.ts";
import { openAt } from "./visit.ts";

/** Tests of these pages on one server with people, in one browser, in one tab for each width: what takes long is to start them. */
export function testPages(pages: readonly AuditedPage[]): void {
  let site: Served;
  let tabs: readonly Tab[] = [];
  beforeAll(async () => {
    const browser = await sharedBrowser();
    site = await peopledSite();
    const sizes = SIZES.filter(({ width }) => width === 360 || width === 1280);
    tabs = await Promise.all(sizes.map((size) => openTab(browser, size)));
  });
  afterAll(() => Promise.all(tabs.map(({ page }) => page.context().close())));

  // Both windows are looked at side by side: a browser draws each in a process of its own.
  test.each(pages.filter(({ rare }) => !rare))(
    "$name opens, fits and can be used by everybody",
    async (audited) => {
      const found = await Promise.all(tabs.map((tab) => look(site.address, tab, audited)));
      expect(found.flat()).toEqual([]);
    },
  );
}

interface Tab {
  readonly width: number;
  readonly page: Page;
  readonly complaints: Complaints;
}

async function openTab(browser: Browser, size: (typeof SIZES)[number]): Promise<Tab> {
  const context = await openContext(browser, { ...size, serviceWorker: false });
  const page = await context.newPage();
  return { width: size.width, page, complaints: listen(page) };
}

async function look(
  address: string,
  { width, page, complaints }: Tab,
  audited: AuditedPage,
): Promise<string[]> {
  const { console, errors } = complaints;
  // What the row before said while it was left is not this one's.
  await page.goto("about:blank");
  console.length = 0;
  errors.length = 0;
  await openAt(page, address, audited);
  await audited.prepare?.(page);
  await shoot(page, `${audited.name}-${width}`);
  const findings = [...(await overflowing(page)), ...(await axeFindings(page))];
  return [...findings, ...console, ...errors].map((words) => `${width}: ${words}`);
}
