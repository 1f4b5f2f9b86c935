import { randomInt } from "node:crypto";
import type { Served } from "@holmgang/server";
import { newFolder } from "@holmgang/server/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "./testing/axe.ts";
import { CALM } from "./testing/bench.ts";
import { useBrowser } from "./testing/browser.ts";
import { enroll } from "./testing/enroll.ts";
import { overflowing } from "./testing/overflow.ts";
import { signIn } from "./testing/people.ts";
import { shoot } from "./testing/shots.ts";
import { openSite } from "./testing/site.ts";
import { LAPTOP, PHONE, sizeName } from "./testing/sizes.ts";

const { newPage, allow } = useBrowser();

const KEEPER = "Keeper";

let site: Served;
beforeAll(async () => {
  const place = { folder: newFolder() };
  const before = await openSite({ place });
  const { account } = await enroll(before.address, KEEPER);
  await before.stop();
  site = await openSite({ place, admins: [account.id] });
});
afterAll(() => site.stop());

/** Somebody with a name, signed in. */
async function arrive(nickname: string): Promise<Page> {
  if (nickname !== KEEPER) await enroll(site.address, nickname);
  const page = await newPage(CALM);
  await page.goto(`${site.address}/sign-in`);
  await signIn(page, nickname);
  return page;
}

/** The keeper, who has found an account on the admin's pages. */
async function keeperAt(nickname: string): Promise<Page> {
  const page = await arrive(KEEPER);
  await page.goto(`${site.address}/admin/accounts`);
  await page.getByLabel("Nickname or id").fill(nickname);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("heading", { level: 1, name: nickname }).waitFor();
  return page;
}

/** The form below a headline, filled in and sent. */
async function carryOut(page: Page, what: string, reason: string, term?: string): Promise<void> {
  const panel = page.locator(".panel", {
    has: page.getByRole("heading", { name: what, exact: true }),
  });
  await panel.getByLabel("Reason").fill(reason);
  if (term) await panel.getByLabel("For").selectOption(term);
  await panel.getByRole("button").click();
}

/** What is wrong with how a page looks, on a phone and on a laptop. */
async function faults(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    await shoot(page, `${name}-${sizeName(size)}`);
    found.push(...(await overflowing(page)), ...(await axeFindings(page)));
  }
  return found;
}

const someName = (): string => `Skalla ${randomInt(1e9)}`;

test("whoever is banned reads why and until when, wherever they are, and comes in again when it is taken back", async () => {
  const nickname = someName();
  const player = await arrive(nickname);
  await player.goto(`${site.address}/you`);
  await player.getByTestId("session").first().waitFor();
  const keeper = await keeperAt(nickname);
  allow(/403/); // it asks who it is, and is told why not
  await carryOut(keeper, "Ban", "Insulted three players.", "week");
  await keeper.getByText("Banned", { exact: true }).waitFor();

  const notice = player.getByTestId("banned");
  await notice.waitFor();
  const words = await notice.innerText();
  expect(words).toMatch(/You are banned until \d+ \w+ \d{4}, \d\d:\d\d/);
  expect(words).toContain("Insulted three players.");
  expect(await player.getByTestId("session").count()).toBe(0);
  expect(await faults(player, "banned")).toEqual([]);
  await player.goto(`${site.address}/leaderboard`);
  await notice.waitFor();
  await player.getByRole("link", { name: "Play a lesson" }).click();
  await player.waitForURL("**/learn");
  expect(await notice.count()).toBe(0);

  const elsewhere = await newPage(CALM);
  await elsewhere.goto(`${site.address}/sign-in`);
  void signIn(elsewhere, nickname).catch(() => {}); // it never leaves the page
  await elsewhere.getByTestId("banned").waitFor();
  expect(await elsewhere.getByTestId("banned").innerText()).toContain("Insulted three players.");
  await elsewhere.getByRole("button", { name: "Back" }).click();
  await elsewhere.locator(".account__form").first().waitFor();

  await player.goto(`${site.address}/you`);
  await notice.waitFor();
  await keeper.getByRole("button", { name: "Take back" }).click();
  await keeper.getByText("Nobody is banned.").waitFor();
  await player.getByRole("button", { name: "Try to come in" }).click();
  await player.getByTestId("session").first().waitFor();
});

test("whoever is asked for another name is told why, and chooses one at no price", async () => {
  const nickname = someName();
  const player = await arrive(nickname);
  const keeper = await keeperAt(nickname);
  await carryOut(keeper, "Ask for another name", "It is somebody's brand");
  await keeper.getByText("Asked for another name: It is somebody's brand").waitFor();

  await player.goto(site.address);
  await player.getByRole("link", { name: "You are asked to choose another nickname." }).click();
  const asked = player.getByText("Their reason: It is somebody's brand");
  await asked.waitFor();
  const form = player.locator(".account__line", { has: player.getByLabel("Nickname") });
  allow(/409/); // the old name again
  await form.getByLabel("Nickname").fill(nickname.toUpperCase());
  await form.getByRole("button").click();
  await form.getByText("You were asked for another nickname").waitFor();
  const another = someName();
  await form.getByLabel("Nickname").fill(another);
  await form.getByRole("button").click();
  await player.getByRole("heading", { level: 1, name: another }).waitFor();
  expect(await asked.count()).toBe(0);
});

test("the admin's pages are usable on a phone and a laptop", async () => {
  const nickname = someName();
  await enroll(site.address, nickname);
  const keeper = await keeperAt(nickname);
  await carryOut(keeper, "Take emotes away", "Said hello forty times in a match", "month");
  await keeper.getByText("Without emotes").first().waitFor();
  expect(await faults(keeper, "admin-account")).toEqual([]);
  for (const room of ["", "/reports", "/accounts", "/bans", "/log"]) {
    await keeper.goto(`${site.address}/admin${room}`);
    expect(await faults(keeper, `admin${room.replace("/", "-")}`)).toEqual([]);
  }
});
