import { expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { befriend, byKeys, playRound, sitDownWithBot, untilAsked } from "./testing/play.ts";
import { useSite } from "./testing/shared.ts";

const { newPage } = useBrowser();

const site = useSite();

test("the log points at the board and the board at the log; it can be filtered and copied", async () => {
  const page = await newPage({ reducedMotion: true });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await sitDownWithBot(page, site.address);
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

test("a rival can be blocked and reported", async () => {
  const [host, guest] = await Promise.all([newPage(), newPage()]);
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
