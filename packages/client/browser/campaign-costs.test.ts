import { expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { keptRun } from "./testing/kept-run.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();
const site = useSite();

test("by touch: an order, the way to the battle and back; and what costs is asked about once", async () => {
  const page = await newPage({ width: 390, height: 664, touch: true, reducedMotion: true });
  await openAt(page, site.address, {
    name: "touch",
    path: "/campaign",
    shows: "[data-testid=march]",
    kept: keptRun("by keys", ({ phase }) => phase === "camp"),
  });
  await page.getByTestId("to-town").tap();
  const gold = async (): Promise<number> =>
    Number(await page.locator(".campaign-head .gold").first().innerText());
  const before = await gold();
  await page.getByTestId("build-medic-corps").tap();
  const question = page.getByRole("dialog");
  expect(await question.innerText()).toContain(`It costs 80 gold; ${before - 80} stay`);
  await question.getByRole("button").first().tap();
  await question.waitFor({ state: "detached" });
  expect(await gold()).toBe(before);
  await page.getByTestId("build-medic-corps").tap();
  await page.getByTestId("yes").tap();
  await page.locator(".run-town__row:not([data-planned])").nth(1).waitFor();
  expect(await gold()).toBe(before - 80);
  await page.getByTestId("to-map").tap();
  await page.locator(".order-card").nth(1).tap();
  await page.getByTestId("march").tap();
  await page.getByTestId("to-battle").tap();
  await page.locator("[data-action=keep]").tap();
  await page.locator(".battlefield:not([data-opening])").waitFor();
  await page.goto(`${site.address}/campaign`);
  await page.getByTestId("retreat").tap();
  expect(await question.innerText()).toContain("Retreat, 20 gold");
  await page.getByTestId("yes").tap();
  await page.locator(".run-report").waitFor();
});

test("a shop: what is picked says what stays, Escape picks nothing, and whoever leaves is asked", async () => {
  const page = await newPage({ reducedMotion: true });
  await openAt(page, site.address, {
    name: "shop",
    path: "/campaign",
    shows: ".run-shop",
    kept: keptRun("run 1", ({ phase, fallen }) => phase === "shop" && fallen.length > 0),
  });
  const ware = page.locator(".goods:not([aria-disabled])").first();
  await ware.click();
  expect(await page.locator(".prompt").innerText()).toMatch(/pay \d+ gold, \d+ stay/);
  await page.keyboard.press("Escape");
  expect(await page.getByTestId("pay").count()).toBe(0);
  await ware.click();
  await page.keyboard.press("Enter");
  await page.locator(".goods[aria-disabled]").first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator(".run-shop").count()).toBe(1);
  await page.getByTestId("leave-shop").click();
  await page.getByTestId("yes").click();
  await page.locator(".run-report").waitFor();
});
