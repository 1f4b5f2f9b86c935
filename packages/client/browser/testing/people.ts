import type { Served } from "@holmgang/server";
import { connect, enrich, granted, rankedDuelOf, sitDown } from "@holmgang/server/testing";
import type { Client, Duel } from "@holmgang/server/testing";
import type { Page } from "playwright-core";
import { enroll, passwordOf } from "./enroll.ts";
import { rankRuns } from "./rank-runs.ts";

/** Who lives on a server that is looked at: the first wins most. */
export const PEOPLE = ["Brynja", "Kettil", "Asger", "Runa"] as const;

/** Somebody with gold to spend. */
const RICH = "Gylfi";

/** Lets a few people play on an empty server, and leaves two of them at tables without a clock. */
export async function invitePeople(site: Served): Promise<void> {
  const { address } = site;
  const [brynja, kettil, asger, runa] = await Promise.all([
    arrive(address, PEOPLE[0]),
    arrive(address, PEOPLE[1]),
    arrive(address, PEOPLE[2]),
    arrive(address, PEOPLE[3]),
  ]);
  // Equals meet at once; after the first result the queue would look for somebody nearer, so they stay together.
  let duel = await rankedDuelOf([brynja, kettil]);
  for (const loser of [kettil, brynja, kettil]) {
    await giveUp(duel, loser);
    duel = await again(duel);
  }
  await giveUp(duel, kettil);
  await giveUp(await rankedDuelOf([asger, runa]), runa);
  await playBot(asger, "equilibrium");
  await playBot(runa, "scatter");
  await enrichNew(site, RICH, 1_240);
  await rankRuns(site);
}

/** Somebody new with this much gold, and what a match paid. */
export async function enrichNew(site: Served, nickname: string, gold: number): Promise<void> {
  const { account } = await enroll(site.address, nickname);
  await enrich(site, account.id, gold);
}

async function giveUp({ match, clients }: Duel, loser: Client): Promise<void> {
  granted(await loser.ask({ kind: "resign", match }));
  for (const each of clients) await each.next("settled", (message) => message.match === match);
}

async function again({ match, clients }: Duel): Promise<Duel> {
  for (const each of clients) granted(await each.ask({ kind: "rematch", match }));
  return sitDown(clients);
}

async function playBot(client: Client, bot: string): Promise<void> {
  const settings = { prepMs: 0 };
  granted(await client.ask({ kind: "play_bot", game: "orcain", bot, settings }));
}

const arrive = async (address: string, nickname: string): Promise<Client> =>
  connect(await enroll(address, nickname));

/** Signs in on the page that is for it. */
export async function signIn(page: Page, nickname: string): Promise<void> {
  const form = page.locator(".account__form").first();
  await form.locator("[autocomplete=username]").fill(nickname);
  await form.locator("[type=password]").fill(passwordOf(nickname));
  await form.getByRole("button").last().click();
  await page.waitForURL((url) => url.pathname !== "/sign-in");
}

/** Signs in as somebody with gold to spend, and goes somewhere. */
export const asRich =
  (path: string, shows: string) =>
  async (page: Page): Promise<void> => {
    await signIn(page, RICH);
    await page.goto(new URL(path, page.url()).href);
    await page.locator(shows).first().waitFor();
  };
