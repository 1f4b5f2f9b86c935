import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { keptRun } from "./testing/kept-run.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();
const site = useSite();

async function open(): Promise<Page> {
  const page = await newPage({ reducedMotion: true });
  await openAt(page, site.address, {
    name: "map",
    path: "/campaign",
    shows: ".campaign-map__sheet",
    kept: keptRun("run 0", (state) => state.phase === "camp" && state.n === 4),
  });
  return page;
}

/** How wide the sheet is, and how it lies in its window. */
const lies = (page: Page): Promise<string> =>
  page.locator(".campaign-map__sheet").evaluate(({ style }) => `${style.width} ${style.transform}`);

test("the map is dragged, and framed again by 0", async () => {
  const page = await open();
  const before = await lies(page);
  const box = (await page.locator(".campaign-map__window").boundingBox())!; // it was waited for
  const [x, y] = [box.x + 60, box.y + box.height - 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y - 40, { steps: 4 });
  await page.mouse.up();
  const dragged = await lies(page);
  expect(dragged).not.toBe(before);
  expect(dragged.split(" ")[0]).toBe(before.split(" ")[0]);
  await page.locator(".campaign-map__window").focus();
  await page.keyboard.press("0");
  expect(await lies(page)).toBe(before);
});

test("the map is moved by arrows and brought closer by + and the wheel, and its orders stay where they were", async () => {
  const page = await open();
  const before = await lies(page);
  const map = page.locator(".campaign-map__window");
  await map.focus();
  await page.keyboard.press("+");
  const closer = await lies(page);
  expect(Number.parseFloat(closer)).toBeGreaterThan(Number.parseFloat(before));
  await page.keyboard.press("ArrowRight");
  expect(await lies(page)).not.toBe(closer);
  await map.hover({ position: { x: 60, y: 60 } });
  await page.mouse.wheel(0, 200);
  await expect
    .poll(async () => Number.parseFloat(await lies(page)))
    .toBeLessThan(Number.parseFloat(closer));
  await page.keyboard.press("2");
  expect(await page.locator(".order-card[aria-pressed=true]").count()).toBe(1);
  expect(await page.locator(".map-foe[aria-pressed=true]").count()).toBe(1);
});
