import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { keptRun } from "./testing/kept-run.ts";
import { byClicks, playFieldToEnd } from "./testing/play-field.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();
const site = useSite();

const PASSWORD = "a password of some length";

/** A guest chooses a name to be known by. */
async function claim(page: Page, name: string): Promise<void> {
  await page.goto(`${site.address}/you`);
  const guest = page.getByRole("button", { name: "Continue as a guest" });
  const form = page.locator(".account__form").first();
  await guest.or(form).first().waitFor();
  if (await guest.isVisible()) await guest.click();
  await form.locator("[autocomplete=username]").fill(name);
  await form.locator("[autocomplete=new-password]").fill(PASSWORD);
  const claimed = page.waitForResponse((response) => response.url().endsWith("/api/me/claim"));
  await form.getByRole("button").last().click();
  expect((await claimed).ok()).toBe(true);
}

/** The same person at another device. */
async function signIn(name: string): Promise<Page> {
  const page = await newPage({ reducedMotion: true });
  await page.goto(`${site.address}/sign-in`);
  await page.locator("[autocomplete=username]").first().fill(name);
  await page.locator("[type=password]").first().fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name }).waitFor();
  return page;
}

const orders = (page: Page): Promise<string[]> => page.locator(".order-card").allInnerTexts();

test("a run with a name: from any device, given up, looked at and verified, and what it leaves", async ({
  task,
}) => {
  const name = `Massena${task.result?.retryCount || ""}`;
  const page = await newPage({ reducedMotion: true });
  await claim(page, name);
  await page.goto(`${site.address}/campaign`);
  await page.getByTestId("begin-run").click();
  await page.getByTestId("march").waitFor();
  const other = await signIn(name);
  await other.goto(`${site.address}/campaign`);
  await other.getByTestId("march").waitFor();
  expect(await orders(other)).toEqual(await orders(page));
  await other.goto(`${site.address}/campaign/army`);
  await other.getByTestId("abandon").waitFor();
  // What was asked before a move and answered after it is older than what the move led to.
  const late = Promise.withResolvers<void>();
  await other.route("**/api/runs/last", async (route) => {
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response });
  });
  await other.evaluate(() => {
    history.pushState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await other.locator(".home").waitFor();
  await other.goBack();
  await other.getByTestId("abandon").click();
  await other.getByTestId("yes").click();
  await other.getByTestId("new-run").waitFor();
  const told = other.waitForResponse("**/api/runs/last");
  late.resolve();
  await told;
  await other.getByTestId("new-run").waitFor();
  const place = other.locator(".run-end__numbers > div").last();
  await place.getByText("your best so far").waitFor();
  expect(await place.innerText()).toMatch(/best runs\s+\d+(st|nd|rd|th)/i);
  await other.getByTestId("see-run").click();
  await other.locator("[data-verdict=good]").waitFor();
  await other.getByTestId("share-run").waitFor();
  const stranger = await newPage({ reducedMotion: true });
  await stranger.goto(other.url());
  await stranger.locator("[data-verdict=good]").waitFor();
  expect(await stranger.locator("h1").innerText()).toBe("Lost in act 1");
  await page.goto(`${site.address}/campaign/best`);
  await page.getByRole("link", { name }).first().waitFor();
  await page.goto(`${site.address}/campaign/tree`);
  expect(await page.locator(".tree-head__points").innerText()).toContain("10");
});

test("a guest’s run comes along with a name, and its battle is fought on the server, over a reload", async ({
  task,
}) => {
  const page = await newPage({ reducedMotion: true });
  await openAt(page, site.address, {
    name: "lannes",
    path: "/campaign",
    shows: "[data-testid=march]",
    kept: keptRun("lannes", ({ phase }) => phase === "camp"),
  });
  const before = await orders(page);
  await claim(page, `Lannes${task.result?.retryCount || ""}`);
  const brought = page.waitForResponse((response) => response.url().endsWith("/api/runs/bring"));
  await page.goto(`${site.address}/campaign`);
  expect((await brought).ok()).toBe(true);
  await page.getByTestId("march").waitFor();
  expect(await orders(page)).toEqual(before);
  await page.locator(".map-foe[aria-pressed]").nth(0).click();
  await page.getByTestId("march").click();
  await page.getByTestId("to-battle").click();
  await page.waitForURL(/\/match\//);
  await page.locator("[data-action=keep]").click();
  await page.locator(".battlefield:not([data-opening])").waitFor();
  await page.reload();
  await playFieldToEnd(page, byClicks);
  await page.getByTestId("onward").click();
  await page.locator(".run-report").waitFor();
});
