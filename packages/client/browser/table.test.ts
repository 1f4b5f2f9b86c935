import { expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { outOfSight } from "./testing/one-screen.ts";
import { PAGES } from "./testing/pages.ts";
import { befriend, byKeys, playRound, takeUp, untilAsked } from "./testing/play.ts";
import { useSite } from "./testing/shared.ts";
import { LAPTOP, PHONE } from "./testing/sizes.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();

const site = useSite();

/** A board of Skirmish Slots with everything on it. */
const SLOTS = PAGES.find(({ name }) => name === "slots-middle")!; // it is on the list

test("the log points at the board and the board at the log; it can be filtered and copied", async () => {
  const page = await newPage({ reducedMotion: true });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await takeUp(page, site.address);
  await playRound(page, byKeys);
  await untilAsked(page);
  const first = page.locator(".log__line").first();
  await first.hover();
  expect(await page.locator(".duel__cell[data-pointed]").count()).toBe(2);
  await page.locator(".duel__cell").nth(1).hover();
  expect(await page.locator(".log__line[data-pointed] .log__mark").innerText()).toBe("II");
  const lines = await page.locator(".log__line").count();
  await page.getByRole("button", { name: "Copy the log" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toHaveLength(lines);
  await page.getByRole("button", { name: "Filter the log" }).click();
  await page.getByRole("searchbox", { name: "Filter the log" }).fill("ends");
  expect(await page.locator(".log__line").count()).toBe(1);
});

test("a card picked up on a phone says what it does; a refusal lies on the prompt and on nothing one needs", async () => {
  for (const size of [PHONE, LAPTOP]) {
    const page = await newPage({ reducedMotion: true, ...size });
    await openAt(page, site.address, SLOTS);
    await page.locator('[data-testid=hand-card][data-card="strike"]').dispatchEvent("click");
    const says = page.getByTestId("says");
    expect(await says.innerText()).toBe("3 damage to a unit.");
    // A large card says it itself.
    expect(await says.isVisible()).toBe(size === PHONE);
    expect(await outOfSight(page, "table")).toEqual([]);
    await page.getByTestId("slot:1:4").getByRole("button").dispatchEvent("click");
    await page.getByText("Strike cannot aim there.").waitFor();
    const covered = await outOfSight(page, "table");
    expect(covered.filter((words) => !words.startsWith("prompt"))).toEqual([]);
  }
});

test("a rival can be blocked and reported", async () => {
  const [host, guest] = await Promise.all([
    newPage({ reducedMotion: true }),
    newPage({ reducedMotion: true }),
  ]);
  await befriend(host, guest, site.address);
  for (const [button, said] of [
    ["Block this player", "is blocked"],
    ["Report", "Thank you"],
  ] as const) {
    await host.getByTestId("menu").click();
    await host.getByRole("button", { name: "About your rival" }).click();
    await host.getByRole("button", { name: button }).click();
    await host.getByText(said).waitFor();
  }
  expect(await host.locator(".toast--bad").count()).toBe(0);
});
