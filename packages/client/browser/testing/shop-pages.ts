import type { Page } from "playwright-core";
import type { AuditedPage } from "./audited-page.ts";
import { asRich } from "./people.ts";

const SIGN_IN = { path: "/sign-in", shows: ".account__form" };
const inShop = asRich("/shop/clans", ".ware");

/** Lays a card on the counter. */
async function pick(page: Page): Promise<void> {
  await inShop(page);
  await page.locator(".ware__face").first().click();
}

export const SHOP_PAGES: readonly AuditedPage[] = [
  { name: "shop", ...SIGN_IN, prepare: inShop },
  {
    name: "shop-buy",
    ...SIGN_IN,
    async prepare(page) {
      await pick(page);
      await page.getByTestId("buy").click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  { name: "set-up-gold", ...SIGN_IN, prepare: asRich("/play/clans", ".toggle") },
  {
    name: "shop-nobody",
    rare: true,
    path: "/shop/clans",
    shows: ".empty-state",
  },
];
