import type { Served } from "@holmgang/server";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditedPage } from "./testing/audited-page.ts";
import { axeFindings } from "./testing/axe.ts";
import { launch, listen, openContext } from "./testing/launch.ts";
import { overflowing } from "./testing/overflow.ts";
import { PAGES, SIZES } from "./testing/pages.ts";
import { invitePeople } from "./testing/people.ts";
import { shoot } from "./testing/shots.ts";
import { openSite } from "./testing/site.ts";
import { openAt } from "./testing/visit.ts";

/** One server with people and one browser for all pages: what takes long is to start them. */
let site: Served;
let browser: Browser;
let contexts: [width: number, BrowserContext][];
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launch()]);
  await invitePeople(site.address);
  contexts = await Promise.all(
    SIZES.filter(({ width }) => width === 360 || width === 1280).map(
      async (size): Promise<[number, BrowserContext]> => [
        size.width,
        await openContext(browser, { ...size, serviceWorker: false }),
      ],
    ),
  );
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Both windows are looked at side by side: a browser draws each in a process of its own. */
test.each(PAGES)("$name opens, fits and can be used by everybody", async (audited) => {
  const found = await Promise.all(
    contexts.map(([width, context]) => look(audited, width, context)),
  );
  expect(found.flat()).toEqual([]);
});

async function look(
  audited: AuditedPage,
  width: number,
  context: BrowserContext,
): Promise<string[]> {
  const page = await context.newPage();
  const { console, errors } = listen(page);
  await openAt(page, site.address, audited);
  await audited.prepare?.(page);
  await shoot(page, `${audited.name}-${width}`);
  const findings = [...(await overflowing(page)), ...(await axeFindings(page))];
  await page.close();
  return [...findings, ...console, ...errors].map((words) => `${width}: ${words}`);
}
