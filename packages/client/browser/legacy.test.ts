import type { Served } from "@holmgang/server";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { openGallery } from "./testing/gallery.ts";

const { newPage } = useBrowser();
let gallery: Served;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.stop());

async function open(): Promise<Page> {
  const page = await newPage({ reducedMotion: true });
  await page.goto(gallery.address);
  await page.locator(".tree").waitFor();
  return page;
}

const standing = (page: Page, node: string): Promise<string | null> =>
  page.getByTestId(`node-${node}`).getAttribute("data-standing");

test("[C70] nodes are learnt, within reach, too dear, or need another", async () => {
  const page = await open();
  expect(await standing(page, "war-funds-2")).toBe("held");
  expect(await standing(page, "merchant-connections")).toBe("reach");
  expect(await standing(page, "tactical-genius-2")).toBe("short");
  expect(await standing(page, "emperor-of-france")).toBe("locked");
});

test("[C70] a node says its price, asks once, and opens what needs it", async () => {
  const page = await open();
  await page.getByTestId("node-merchant-connections").click();
  const foot = page.locator(".tree-foot");
  expect(await foot.innerText()).toContain("costs 200; 50 would remain");
  await page.getByTestId("learn").click();
  const question = page.getByRole("dialog");
  expect(await question.innerText()).toContain("points do not come back");
  await question.getByRole("button").first().click();
  expect(await standing(page, "merchant-connections")).toBe("reach");
  await page.getByTestId("learn").click();
  await page.getByTestId("yes").click();
  expect(await standing(page, "merchant-connections")).toBe("held");
  expect(await standing(page, "continental-system")).toBe("short");
  expect(await page.getByTestId("legacy-points").innerText()).toBe("50");
});

test("by keyboard the first press of a node looks and the second asks", async () => {
  const page = await open();
  await page.getByTestId("node-merchant-connections").focus();
  await page.keyboard.press("Enter");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  expect(await standing(page, "merchant-connections")).toBe("reach");
});

test("the best runs lead to the page of each", async () => {
  const page = await open();
  const rows = page.locator(".best-runs tbody tr");
  expect(await rows.first().innerText()).toContain("Won");
  expect(await rows.nth(1).innerText()).toContain("Act 2");
  expect(await rows.nth(1).getByRole("link").getAttribute("href")).toBe("/campaign/run/b");
});
