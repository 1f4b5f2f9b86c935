import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { axeFindings } from "./testing/axe.ts";
import { NETWORK_CUT, useBrowser } from "./testing/browser.ts";
import { layoutShift, MOST_SHIFT } from "./testing/shift.ts";
import { useSite } from "./testing/shared.ts";
import { spawnSite } from "./testing/site.ts";

const { newPage, newTab, allow } = useBrowser();

/** Until the service worker has kept everything and answers for this page. */
const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const site = useSite();

test("the page opens without an error, stays where it is and can be used by everybody", async () => {
  const page = await newPage({ width: 390, height: 844, touch: true });
  await page.goto(site.address, { waitUntil: "networkidle" });
  expect(await page.title()).toContain("Holmgang");
  expect(await page.locator("#root > *").count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  const { total, words } = await layoutShift(page);
  expect(total, words.join("; ")).toBeLessThanOrEqual(MOST_SHIFT);
});

test("any address of the client's opens it", async () => {
  const page = await newPage();
  const response = await page.goto(`${site.address}/no/such/place`);
  expect(response?.status()).toBe(200);
  await page.locator("#root > *").first().waitFor({ state: "attached" });
});

test("it can be installed: a manifest whose icons are there", async () => {
  const page = await newPage();
  await page.goto(site.address);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { name, icons } = JSON.parse(data ?? "{}") as { name: string; icons: { src: string }[] };
  expect(name).toBe("Holmgang");
  for (const { src } of icons) {
    const { status, headers } = await fetch(new URL(src, site.address));
    expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image/)]);
  }
});

test("without scripts it says what it needs", async () => {
  const page = await newPage({ javaScript: false });
  await page.goto(site.address);
  expect(await page.locator("noscript p").innerText()).toContain("needs JavaScript");
});

test("after one visit it opens with the server gone, and with the server back it is the server's again", async () => {
  allow(NETWORK_CUT);
  const spawned = await spawnSite();
  onTestFinished(() => spawned.kill());
  const page = await newPage({ serviceWorker: true });
  await page.goto(spawned.address);
  await kept(page);
  await spawned.kill();
  const offline = await newTab(page);
  await offline.goto(`${spawned.address}/some/deep/link`);
  await offline.locator("#root > *").first().waitFor({ state: "attached" });
  expect(await offline.title()).toContain("Holmgang");
  await spawned.restart();
  const back = await offline.evaluate(() => fetch("/healthz").then(({ status }) => status));
  expect(back).toBe(200);
});
