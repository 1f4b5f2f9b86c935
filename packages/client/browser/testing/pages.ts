import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import type { AuditedPage } from "./audited-page.ts";
import { CAMPAIGN_PAGES } from "./campaign-pages.ts";
import { CLANS_PAGES } from "./clans-pages.ts";
import { DECK_PAGES } from "./deck-pages.ts";
import { FIELD_PAGES } from "./field-pages.ts";
import { PEOPLE } from "./people.ts";
import { SHOP_PAGES } from "./shop-pages.ts";
import { SLOTS_PAGES } from "./slots-pages.ts";
import { TABLE_PAGES } from "./table-pages.ts";
import { TACTICS_PAGES } from "./tactics-pages.ts";

const sitDownAsGuest = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Continue as a guest" }).click();
  await page.locator(".account__form").first().waitFor();
};

const claim = async (page: Page): Promise<void> => {
  await sitDownAsGuest(page);
  const form = page.locator(".account__form").first();
  await form.locator("[autocomplete=username]").fill(`Hild ${randomInt(1e9)}`);
  await form.locator("[autocomplete=new-password]").fill("a password of some length");
  await form.getByRole("button").last().click();
  await page.getByTestId("recovery-code").waitFor();
};

/** Opens what a key opens. */
const press = (key: string, shows: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await page.locator(shows).waitFor();
};

export const SITE_PAGES: readonly AuditedPage[] = [
  { name: "home", path: "/", shows: ".live__link" },
  { name: "set-up-bot", path: "/play/orcain", shows: ".set-up__bots" },
  { name: "set-up-person", path: "/play/orcain?with=person", shows: "[data-testid=find]" },
  {
    name: "set-up-friend",
    path: "/play/orcain?with=friend",
    shows: "[data-testid=make-link]",
    async prepare(page) {
      await page.getByTestId("make-link").click();
      await page.locator(".set-up__qr svg").waitFor();
    },
  },
  { name: "set-up-settings", path: "/play/orcain", shows: ".set-up__bots", prepare: openSettings },
  { name: "watch", path: "/watch", shows: ".live-row" },
  { name: "leaderboard", path: "/leaderboard", shows: "table" },
  { name: "player", path: `/player/${PEOPLE[0]}`, shows: ".rating-graph" },
  { name: "you-nobody", path: "/you", shows: ".empty-state" },
  { name: "you-guest", rare: true, path: "/you", shows: ".empty-state", prepare: sitDownAsGuest },
  { name: "you-code", path: "/you", shows: ".empty-state", prepare: claim },
  {
    name: "you-named",
    path: "/you",
    shows: ".empty-state",
    async prepare(page) {
      await claim(page);
      await page.getByTestId("code-kept").click();
    },
  },
  { name: "sign-in", path: "/sign-in", shows: ".account__form" },
  { name: "settings", path: "/settings", shows: ".settings-page" },
  { name: "rules-shelf", path: "/rules", shows: "h1" },
  { name: "rules", path: "/rules/orcain", shows: ".rules__text" },
  {
    name: "glossary",
    path: "/rules/orcain",
    shows: ".rules__text",
    async prepare(page) {
      await page.getByRole("tab").last().click();
      await page.locator(".glossary__words").waitFor();
    },
  },
  { name: "credits", path: "/credits", shows: "h1" },
  { name: "not-found", path: "/no/such/place", shows: ".empty-state" },
  { name: "palette", path: "/credits", shows: "h1", prepare: press("Control+k", ".palette") },
  { name: "key-map", path: "/credits", shows: "h1", prepare: press("?", ".key-map") },
];

async function openSettings(page: Page): Promise<void> {
  await page.locator(".set-up__settings summary").click();
  // From their beginning: else the bar over the page lies across the first ones at some sizes.
  await page.locator(".set-up__settings").evaluate((fields) => fields.scrollIntoView());
}

export const PAGES: readonly AuditedPage[] = [
  ...SITE_PAGES,
  ...SHOP_PAGES,
  ...DECK_PAGES,
  ...TABLE_PAGES,
  ...CLANS_PAGES,
  ...FIELD_PAGES,
  ...SLOTS_PAGES,
  ...TACTICS_PAGES,
  ...CAMPAIGN_PAGES,
];
