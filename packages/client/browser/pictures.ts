// Takes pictures of the client: `npm run pictures` writes all to artifacts/, and the README's to docs/pictures.
// Run it when the look changes.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { CLANS_PAGES } from "./testing/clans-pages.ts";
import { FIELD_PAGES } from "./testing/field-pages.ts";
import { launch, openContext } from "./testing/launch.ts";
import { byKeys, playToEnd, sitDownWithBot } from "./testing/play.ts";
import { openSite } from "./testing/site.ts";
import { SLOTS_PAGES } from "./testing/slots-pages.ts";
import { openAt } from "./testing/visit.ts";

const README = ["home-1280", "slots-1280", "clans-1280", "field-1280"];
const folder = (name: string) => fileURLToPath(new URL(`../../../${name}/`, import.meta.url));
for (const name of ["artifacts", "docs/pictures"]) mkdirSync(folder(name), { recursive: true });

const site = await openSite();
const browser = await launch();

/** Small enough for a page that many people open. */
const take = (page: Page, name: string) =>
  page.screenshot({
    path: `${folder(README.includes(name) ? "docs/pictures" : "artifacts")}${name}.jpg`,
    type: "jpeg",
    quality: 82,
  });

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  const context = await openContext(browser, { width, height, touch: width < 700 });
  const page = await context.newPage();
  await page.goto(site.address);
  await page.locator(".live .duel__cell[data-state=lit]").first().waitFor({ timeout: 20_000 });
  await page.waitForTimeout(900);
  await take(page, `home-${width}`);
  await sitDownWithBot(page, site.address);
  await byKeys(page, 0, 0);
  await byKeys(page, 3, 1);
  await page.waitForTimeout(400);
  await take(page, `plan-${width}`);
  await byKeys(page, 2, 2);
  await page.keyboard.press("Enter");
  await page.locator(".duel__cell[data-state=lit]").first().waitFor();
  await page.waitForTimeout(1_100);
  await take(page, `reveal-${width}`);
  await page.keyboard.press(" ");
  await playToEnd(page, byKeys);
  await page.locator(".ending__gains").getByText("%").waitFor();
  await page.waitForTimeout(600);
  await take(page, `end-${width}`);
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.getByTestId("analysis").waitFor();
  for (let step = 0; step < 6; step++) await page.getByTestId("next").click();
  await page.waitForTimeout(1_200);
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, `replay-${width}`);
  for (const [game, name] of [
    ["slots", "slots-middle"],
    ["clans", "clans-plan"],
    ["field", "field-aim"],
  ] as const) {
    const middle = [...SLOTS_PAGES, ...CLANS_PAGES, ...FIELD_PAGES].find(
      (each) => each.name === name,
    )!;
    await openAt(page, site.address, middle);
    await middle.prepare?.(page);
    await page.waitForTimeout(500);
    await take(page, `${game}-${width}`);
  }
  await context.close();
}

await browser.close();
await site.stop();
