import type { Served } from "@holmgang/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditedPage } from "./testing/audited-page.ts";
import { axeFindings } from "./testing/axe.ts";
import { launch, listen, openContext } from "./testing/launch.ts";
import type { Complaints } from "./testing/launch.ts";
import { overflowing } from "./testing/overflow.ts";
import { PAGES, SIZES } from "./testing/pages.ts";
import { invitePeople } from "./testing/people.ts";
import { shoot } from "./testing/shots.ts";
import { openSite } from "./testing/site.ts";
import { openAt } from "./testing/visit.ts";

/** One server with people, one browser, one tab for each width: what takes long is to start them. */
let site: Served;
let browser: Browser;
let tabs: readonly Tab[];
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launch()]);
  await invitePeople(site.address);
  const sizes = SIZES.filter(({ width }) => width === 360 || width === 1280);
  tabs = await Promise.all(sizes.map(openTab));
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Both windows are looked at side by side: a browser draws each in a process of its own. */
test.each(PAGES)("$name opens, fits and can be used by everybody", async (audited) => {
  const found = await Promise.all(tabs.map((tab) => look(tab, audited)));
  expect(found.flat()).toEqual([]);
});

interface Tab {
  readonly width: number;
  readonly page: Page;
  readonly complaints: Complaints;
}

async function openTab(size: (typeof SIZES)[number]): Promise<Tab> {
  const context = await openContext(browser, { ...size, serviceWorker: false });
  const page = await context.newPage();
  return { width: size.width, page, complaints: listen(page) };
}

async function look({ width, page, complaints }: Tab, audited: AuditedPage): Promise<string[]> {
  const { console, errors } = complaints;
  // What the row before said while it was left is not this one's.
  await page.goto("about:blank");
  console.length = 0;
  errors.length = 0;
  await openAt(page, site.address, audited);
  await audited.prepare?.(page);
  await shoot(page, `${audited.name}-${width}`);
  const findings = [...(await overflowing(page)), ...(await axeFindings(page))];
  return [...findings, ...console, ...errors].map((words) => `${width}: ${words}`);
}
