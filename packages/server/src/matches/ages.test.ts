import { deckCode } from "@holmgang/decks";
import { DECK_BOOKS } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import type { Client } from "../testing/client.ts";
import { granted, guests, sitDown } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

const book = DECK_BOOKS.clans;
invariant(book !== undefined, "Clans is played with decks");
const deck = (hero: string, card: string): string =>
  deckCode({ hero, cards: Array<string>(25).fill(card) }, book);
const TANKS = deck("nelson", "lake-tank");
const WARRIORS = deck("nelson", "lake-warrior");
const STRANGERS = deck("saladin", "desert-tank");
const TRIO = { decks: [TANKS, WARRIORS, TANKS] };

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const pair = (): Promise<[Client, Client]> => guests([served.address, served.address]);
const matchRow = (id: string) =>
  served.node.db.selectFrom("match").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The hero and the first card of every deck on a seat. */
const brought = (config: string, seat: 0 | 1): readonly string[] =>
  (JSON.parse(config) as { entries: { decks: { hero: string; cards: string[] }[] }[] }).entries[
    seat
  ]!.decks.map(({ hero, cards }) => `${hero} ${cards[0]}`);
const IN_ORDER = ["nelson lake-tank", "nelson lake-warrior", "nelson lake-tank"];

/** What cannot be brought where there are Ages, and why. */
const WRONG: readonly [unknown, RegExp][] = [
  [{ deck: TANKS }, /^With Ages an entry is \{decks/],
  [{ decks: [TANKS, WARRIORS] }, /^With Ages an entry is \{decks/],
  [
    { decks: [TANKS, WARRIORS, STRANGERS] },
    /^The decks of all Ages have the same hero on the same ground\.$/,
  ],
  [{ decks: [TANKS, TANKS, deckCode({ hero: "nelson", cards: [] }, book)] }, /15 cards short/],
];

describe("three decks, one for each Age", () => {
  test("are brought to a queue of their own, which is rated apart", async () => {
    const both = await pair();
    const queue = { kind: "queue", game: "clans", mode: "ages" };
    for (const [entry, words] of WRONG)
      expect(await both[0].ask({ ...queue, entry })).toMatchObject({
        code: "bad-entry",
        words: expect.stringMatching(words) as string,
      });
    for (const each of both) granted(await each.ask({ ...queue, entry: TRIO }));
    const { match, clients } = await sitDown(both);
    const row = await matchRow(match);
    expect(row).toMatchObject({ mode: "ages", rated: true });
    expect([brought(row.config, 0), brought(row.config, 1)]).toEqual([IN_ORDER, IN_ORDER]);
    const update = clients[0].heard.find((message) => message.kind === "update");
    expect(update).toMatchObject({ view: { age: 1, settings: { ages: true } } });
  });

  test("are brought by whoever invites and by whoever accepts", async () => {
    const [ann, bob] = await pair();
    const settings = { ages: true, planMs: 0 };
    const offer = { kind: "invite", game: "clans", settings, seat: 0 };
    for (const [entry] of WRONG)
      expect(await ann.ask({ ...offer, entry })).toMatchObject({ code: "bad-entry" });
    const { invite } = granted(await ann.ask({ ...offer, entry: TRIO }));
    for (const [entry] of WRONG)
      expect(await bob.ask({ kind: "accept", invite, entry })).toMatchObject({ code: "bad-entry" });
    const own = { decks: [STRANGERS, STRANGERS, STRANGERS] };
    granted(await bob.ask({ kind: "accept", invite, entry: own }));
    const { match } = await sitDown([ann, bob]);
    const { config } = await matchRow(match);
    expect(brought(config, 0)).toEqual(IN_ORDER);
    expect(brought(config, 1)).toEqual(Array(3).fill("saladin desert-tank"));
  });

  test("are brought by the server's bots too, of one hero", async () => {
    const [ann] = await pair();
    const { match } = granted(
      await ann.ask({
        kind: "play_bot",
        game: "clans",
        bot: "conscript",
        settings: { ages: true },
        entry: TRIO,
        seat: 0,
      }),
    );
    const { config } = await matchRow(String(match));
    expect(brought(config, 0)).toEqual(IN_ORDER);
    const heroes = brought(config, 1).map((words) => words.split(" ")[0]);
    expect(heroes).toEqual(Array(3).fill(heroes[0]));
  });
});
