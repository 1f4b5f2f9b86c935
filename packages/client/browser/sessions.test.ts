import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "./testing/axe.ts";
import { CALM } from "./testing/bench.ts";
import { useBrowser } from "./testing/browser.ts";
import { useSite } from "./testing/shared.ts";

const { newPage, allow } = useBrowser();

const site = useSite();

const OLD = "a password of some length";
const NEW = "quite another password";

const someName = (): string => `Thora ${randomInt(1e9)}`;

/** Claims a name in a browser, and signs in with it in a second one. */
async function atTwoPlaces(nickname: string): Promise<readonly [Page, Page]> {
  const here = await newPage(CALM);
  await here.goto(`${site.address}/you`);
  await here.getByRole("button", { name: "Continue as a guest" }).click();
  const form = here.locator(".account__form").first();
  await form.locator("[autocomplete=username]").fill(nickname);
  await form.locator("[autocomplete=new-password]").fill(OLD);
  await here.keyboard.press("Enter");
  await here.getByTestId("code-kept").click();
  const there = await newPage(CALM);
  await signIn(there, nickname, OLD);
  await there.getByTestId("session").first().waitFor();
  await here.goto(`${site.address}/you`);
  return [here, there];
}

async function signIn(page: Page, nickname: string, password: string): Promise<void> {
  await page.goto(`${site.address}/sign-in`);
  await page.locator("[autocomplete=username]").first().fill(nickname);
  await page.locator("[type=password]").first().fill(password);
  await page.keyboard.press("Enter");
}

const sessions = (page: Page) => page.getByTestId("session");
const isNobody = (page: Page) =>
  page.getByRole("button", { name: "Continue as a guest" }).waitFor();

test("a session elsewhere is listed and ended by the keyboard, and that browser is nobody's", async () => {
  const [here, there] = await atTwoPlaces(someName());
  await expect.poll(() => sessions(here).count()).toBe(2);
  expect(await sessions(here).first().innerText()).toContain("This browser");
  expect(await axeFindings(here)).toEqual([]);
  const end = sessions(here)
    .nth(1)
    .getByRole("button", { name: /^End: Another browser/ });
  await end.focus();
  await here.keyboard.press("Enter");
  await here.getByRole("dialog").waitFor();
  await here.keyboard.press("Escape");
  expect(await end.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await sessions(here).count()).toBe(2);
  await here.keyboard.press("Enter");
  await here.getByRole("button", { name: "End it" }).press("Enter");
  await expect.poll(() => sessions(here).count()).toBe(1);
  allow(/401/); // it asks who it is now
  await isNobody(there);
});

test("a new password is set by whoever knows the old one, and signs out every other browser; who has one needs it to delete", async () => {
  const nickname = someName();
  const [here, there] = await atTwoPlaces(nickname);
  await here.getByRole("button", { name: "Change password" }).click();
  const form = here.locator(".account__form", {
    has: here.locator("[autocomplete=current-password]"),
  });
  await form.locator("[autocomplete=current-password]").fill("not the password");
  await form.locator("[autocomplete=new-password]").fill(NEW);
  allow(/40[13]/); // wrong passwords, and being signed out
  await here.keyboard.press("Enter");
  await form.getByText("That is not your password.").waitFor();
  await form.locator("[autocomplete=current-password]").fill(OLD);
  await here.keyboard.press("Enter");
  await here.getByText("Your password is changed.").waitFor();
  await expect.poll(() => sessions(here).count()).toBe(1);
  await isNobody(there);
  await signIn(there, nickname, NEW);
  await there.getByRole("link", { name: nickname }).waitFor();

  await there.getByRole("button", { name: "Delete account" }).click();
  await there.getByRole("dialog").locator("[type=password]").fill(OLD);
  await there.keyboard.press("Enter");
  await there.getByRole("dialog").getByText("That is not your password.").waitFor();
  await there.getByRole("dialog").locator("[type=password]").fill(NEW);
  await there.keyboard.press("Enter");
  await there.getByText("The account is deleted.").waitFor();
});
