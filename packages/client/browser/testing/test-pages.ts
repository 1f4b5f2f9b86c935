import type { Served } from "@holmgang/server";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditedPage } from "./audited-page.ts";
import { axeFindings } from "./axe.ts";
import { listen, openContext } from "./launch.ts";
import type { Complaints } from "./launch.ts";
import { outOfSight } from "./one-screen.ts";
import { overflowing } from "./overflow.ts";
import { peopledSite, sharedBrowser } from "./shared.ts";
import { shoot } from "./shots.ts";
import { LAPTOP, PHONE, sizeName } from "./sizes.ts";
import type { Size } from "./sizes.ts";
import { openAt } from "./visit.ts";

/** Tests of these pages on one server with people, in one tab that is a phone first and then a laptop: what takes long is to open a page. */
export function testPages(pages: readonly AuditedPage[]): void {
  let site: Served;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    site = await peopledSite();
    page = await (await openContext(await sharedBrowser())).newPage();
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
      await page.setViewportSize(PHONE);
      await openAt(page, site.address, audited);
      await audited.prepare?.(page);
      const onPhone = await look(page, audited, PHONE);
      await page.setViewportSize(LAPTOP);
      // How far a phone was scrolled means nothing here.
      await page.evaluate(() => scrollTo(0, 0));
      const onLaptop = await look(page, audited, LAPTOP);
      expect([...onPhone, ...onLaptop, ...console, ...errors]).toEqual([]);
    },
  );
}

async function look(page: Page, { name, sight }: AuditedPage, size: Size): Promise<string[]> {
  await shoot(page, `${name}-${sizeName(size)}`);
  const findings = [
    ...(await overflowing(page)),
    ...(sight ? await outOfSight(page, sight) : []),
    ...(await axeFindings(page)),
  ];
  return findings.map((words) => `${sizeName(size)}: ${words}`);
}
