import type { Served } from "@holmgang/server";
import type { Page } from "playwright-core";
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

/** Tests of these pages on one server with people, in one tab that is narrow first and then wide: what takes long is to open them. */
export function testPages(pages: readonly AuditedPage[]): void {
  let site: Served;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    const context = await openContext(await sharedBrowser(), { serviceWorker: false });
    site = await peopledSite();
    page = await context.newPage();
    complaints = listen(page);
  });
  afterAll(() => page.context().close());

  test.each(pages.filter(({ rare }) => !rare))(
    "$name opens, fits and can be used by everybody",
    async (audited) => {
      const { console, errors } = complaints;
      // What the row before said while it was left is not this one's.
      await page.goto("about:blank");
      console.length = 0;
      errors.length = 0;
      await page.setViewportSize(NARROW);
      await openAt(page, site.address, audited);
      await audited.prepare?.(page);
      const narrow = await look(page, audited.name);
      await page.setViewportSize(WIDE);
      const wide = await look(page, audited.name);
      expect([...narrow, ...wide, ...console, ...errors]).toEqual([]);
    },
  );
}

const sizeOf = (wanted: number) => SIZES.find(({ width }) => width === wanted)!; // both are of the list
const [NARROW, WIDE] = [sizeOf(360), sizeOf(1280)];

async function look(page: Page, name: string): Promise<string[]> {
  const { width } = page.viewportSize()!; // it was set
  await shoot(page, `${name}-${width}`);
  const findings = [...(await overflowing(page)), ...(await axeFindings(page))];
  return findings.map((words) => `${width}: ${words}`);
}
