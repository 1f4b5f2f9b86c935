import { deckCode, sortDeck, suiteCode } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { DECK_BOOKS } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deckRoutes } from "./deck-routes.ts";
import { browser, openHouse, visit } from "./testing/house.ts";
import type { Answer, House, Send } from "./testing/house.ts";

const book = DECK_BOOKS.slots;
invariant(book !== undefined, "Skirmish Slots is played with decks");
const led = DECK_BOOKS.clans;
invariant(led !== undefined, "and so is Clans");
const [first, second] = book.cards;
invariant(first !== undefined && second !== undefined, "and has two cards at least");

/** Far from playable: it is kept all the same. */
const PAIR: Deck = sortDeck(book, null, [second.id, first.id]);
const SINGLE: Deck = { hero: null, cards: [first.id] };
const [pair, single] = [deckCode(PAIR, book), deckCode(SINGLE, book)];

let house: House;
let ann: { readonly send: Send; readonly id: string };
let eve: typeof ann;
beforeAll(async () => {
  house = await openHouse();
  const { addresses, budgets, store } = house;
  const { db } = store;
  deckRoutes(house.app, { db, addresses, budgets, now: () => house.now, isAdmin: () => false });
  ann = await named();
  eve = await named();
});
afterAll(() => house.close());

/** Claiming takes a slow hash; here only the name counts. */
async function named(): Promise<typeof ann> {
  const guest = await visit(house);
  await become("named", guest.id);
  return guest;
}

const become = (kind: "named" | "bot", id: string) =>
  house.store.db.updateTable("account").set({ kind }).where("id", "=", id).execute();

const keep = (send: Send, deck: Record<string, unknown> = {}): Promise<Answer> =>
  send("POST /api/decks", { game: "slots", name: "Rush", code: pair, ...deck });
const idOf = async (answer: Promise<Answer>): Promise<string> => String((await answer).body["id"]);
const decksOf = async (send: Send, game = ""): Promise<unknown> =>
  (await send(`GET /api/decks${game}`)).body;
const refused = (status: number, code: string, words: string) => ({
  status,
  body: { code, words },
});

test("a deck is kept, named anew, changed, copied and deleted", async () => {
  const { send } = await named();
  const kept = await keep(send, { name: "  Goblin \n rush ", code: ` ${pair.toLowerCase()}-` });
  const id = String(kept.body["id"]);
  const deck = {
    id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    game: "slots",
    name: "Goblin rush",
    code: pair,
    decks: [PAIR],
    createdAt: house.now,
    changedAt: house.now,
  };
  expect(kept).toMatchObject({ status: 200, body: deck });
  expect(await decksOf(send)).toEqual([kept.body]);

  house.now += 1000;
  const renamed = await send(`PATCH /api/decks/${id}`, { name: "Rush" });
  expect(renamed.body).toEqual({ ...kept.body, name: "Rush", changedAt: house.now });
  const changed = await send(`PATCH /api/decks/${id}`, { code: single });
  expect(changed.body).toEqual({ ...renamed.body, code: single, decks: [SINGLE] });

  house.now += 1000;
  const copy = await send(`POST /api/decks/${id}/copy`);
  expect(copy).toMatchObject({ status: 200, body: { name: "Copy of Rush", code: single } });
  expect(copy.body["id"]).not.toBe(id);
  const other = await send(`POST /api/decks/${id}/copy`, { name: "Slow" });
  expect(other.body).toMatchObject({ name: "Slow", decks: [SINGLE], createdAt: house.now });

  expect(await send(`DELETE /api/decks/${id}`)).toMatchObject({ status: 204 });
  expect(await decksOf(send, "?game=slots")).toHaveLength(2);
  expect(await decksOf(send, "?game=orcain")).toEqual([]);
});

test("a trio is kept as decks are, finished or not, and holds its own lists", async () => {
  const { send } = await named();
  const fleet: Deck = { hero: "nelson", cards: ["lake-tank", "lake-tank"] };
  const host: Deck = { hero: "saladin", cards: ["desert-tank"] };
  const none: Deck = { hero: null, cards: [] };
  const trio = suiteCode([fleet, host, none], led);
  const keepTrio = (code: string) => keep(send, { game: "clans", name: "Long war", code });
  const kept = await keepTrio(trio.replaceAll("+", " "));
  expect(kept).toMatchObject({ status: 200, body: { code: trio, decks: [fleet, host, none] } });
  const id = String(kept.body["id"]);
  const lone = await idOf(keep(send, { game: "clans", code: deckCode(fleet, led) }));
  await send(`PATCH /api/decks/${lone}`, { code: deckCode(host, led) });
  await send(`DELETE /api/decks/${lone}`);
  expect(await decksOf(send)).toEqual([kept.body]);

  const whole = suiteCode([fleet, fleet, fleet], led);
  const changed = await send(`PATCH /api/decks/${id}`, { name: "Sea war", code: whole });
  expect(changed.body).toMatchObject({ name: "Sea war", code: whole });
  const copy = await send(`POST /api/decks/${id}/copy`);
  expect(copy.body).toMatchObject({ name: "Copy of Sea war", decks: [fleet, fleet, fleet] });
  expect(await send(`DELETE /api/decks/${id}`)).toMatchObject({ status: 204 });

  const wrong = whole.replace("+", "");
  expect(await keepTrio(wrong)).toMatchObject(
    refused(400, "bad-deck", "A trio is 3 deck codes with + between them, not 2."),
  );
  const foreign = [pair, pair, pair].join("+");
  expect(await keep(send, { code: foreign })).toMatchObject(
    refused(400, "bad-deck", "Skirmish Slots is played with one deck, not with a trio."),
  );
});

test("the last changed comes first", async () => {
  const { send } = await named();
  const old = await idOf(keep(send, { name: "Old" }));
  house.now += 1000;
  await keep(send, { name: "New" });
  expect(await decksOf(send)).toMatchObject([{ name: "New" }, { name: "Old" }]);
  house.now += 1000;
  await send(`PATCH /api/decks/${old}`, { code: single });
  expect(await decksOf(send)).toMatchObject([{ name: "Old" }, { name: "New" }]);
});

test("a deck sent up twice is one deck, and stays as it is", async () => {
  const { send } = await named();
  const id = "0123456789abcdef".repeat(2);
  const kept = await keep(send, { id });
  expect(kept.body).toMatchObject({ id, name: "Rush" });
  expect(await keep(send, { id, name: "Again", code: single })).toEqual(kept);
  const both = await Promise.all([
    keep(send, { id: "a".repeat(32) }),
    keep(send, { id: "a".repeat(32) }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await decksOf(send)).toHaveLength(2);
  // The same id in another account is another deck.
  expect((await keep(eve.send, { id, name: "Mine" })).body).toMatchObject({ id, name: "Mine" });
});

test("another's deck is not there", async () => {
  const id = await idOf(keep(ann.send));
  const none = refused(404, "no-such-deck", "You have no such deck.");
  const lines: [Send, string][] = [
    [eve.send, id],
    [ann.send, "none"],
  ];
  for (const [send, deck] of lines) {
    expect(await send(`PATCH /api/decks/${deck}`, { name: "Mine" })).toMatchObject(none);
    expect(await send(`POST /api/decks/${deck}/copy`)).toMatchObject(none);
    expect(await send(`DELETE /api/decks/${deck}`)).toMatchObject(none);
  }
  expect(await decksOf(ann.send)).toMatchObject([{ id, name: "Rush" }]);
});

test("a guest's decks stay in the browser until a name is claimed", async () => {
  const { send, id } = await visit(house);
  const words =
    "A guest's decks are kept in this browser. Claim a name, and they are kept for you here.";
  const waiting = refused(403, "decks-need-a-name", words);
  expect(await keep(send)).toMatchObject(waiting);
  expect(await send("GET /api/decks")).toMatchObject(waiting);
  expect(await browser(house)("GET /api/decks")).toMatchObject({ status: 401 });
  await become("bot", id);
  expect((await keep(send)).body["words"]).toBe(
    "A bot keeps no decks here: it brings its deck as a code.",
  );
});

test("what cannot be kept is refused with its reason", async () => {
  const other = deckCode(PAIR, { ...book, number: (book.number % 15) + 1 });
  const newer = deckCode(PAIR, { ...book, catalogue: book.catalogue + 1 });
  const cases: [Record<string, unknown>, number, string, RegExp][] = [
    [{ name: " " }, 400, "bad-deck", /^A deck's name has 1 to 40 characters; this one has 0\.$/],
    [{ name: "💀".repeat(41) }, 400, "bad-deck", /this one has 41\.$/],
    [{ code: "" }, 400, "bad-deck", /^There is no deck code here\.$/],
    [{ code: pair.slice(1) }, 400, "bad-deck", /mistyped/],
    [{ code: other }, 400, "bad-deck", /another game's/],
    [{ code: newer }, 400, "bad-deck", /does not know yet/],
    [{ game: "orcain" }, 409, "no-decks", /^This game is played without decks\.$/],
    [{ game: "constructor" }, 404, "no-such-game", /./],
    [{ id: "mine" }, 400, "malformed", /./],
    [{ name: "\u0000" }, 400, "malformed", /./],
    [{ cards: [] }, 400, "malformed", /./],
  ];
  const { send } = await named();
  for (const [deck, status, code, words] of cases) {
    const answer = await keep(send, deck);
    expect(answer, JSON.stringify(deck)).toMatchObject({ status, body: { code } });
    expect(answer.body["words"]).toMatch(words);
  }
  const id = await idOf(keep(send, { name: "💀".repeat(40) }));
  expect((await send(`POST /api/decks/${id}/copy`)).body).toMatchObject({
    name: `Copy of ${"💀".repeat(32)}`,
  });
  for (const [deck, status] of cases.slice(0, 6))
    expect(await send(`PATCH /api/decks/${id}`, deck)).toMatchObject({ status });
});

test("a deck of an older catalogue is told in the newest; what cannot be read is kept as it is", async () => {
  const { send, id: account_id } = await named();
  const [older, newer] = [-1, 1].map((by) =>
    deckCode(PAIR, { ...book, catalogue: book.catalogue + by }),
  ) as [string, string]; // two numbers, two codes
  const usual = { account_id, game: "slots", created_at: "1" };
  await house.store.db
    .insertInto("deck")
    .values([
      { ...usual, id: "old", name: "Old", code: older, changed_at: "2" },
      { ...usual, id: "new", name: "New", code: newer, changed_at: "1" },
    ])
    .execute();
  expect(await decksOf(send)).toMatchObject([
    { name: "Old", code: pair, decks: [PAIR] },
    { name: "New", code: newer, decks: null },
  ]);
});

test("an account keeps a hundred decks, and an account that goes takes them along", async () => {
  const { send, id: account_id } = await named();
  const usual = { account_id, game: "slots", code: pair, created_at: "1", changed_at: "1" };
  const { db } = house.store;
  await db
    .insertInto("deck")
    .values(Array.from({ length: 99 }, (_, n) => ({ ...usual, id: `deck ${n}`, name: `${n}` })))
    .execute();
  const last = { id: "b".repeat(32) };
  expect((await keep(send, last)).status).toBe(200);
  const full = refused(
    409,
    "too-many-decks",
    "Your shelf is full: it holds 100. Delete one first.",
  );
  expect(await keep(send)).toMatchObject(full);
  expect(await send(`POST /api/decks/${last.id}/copy`)).toMatchObject(full);
  expect((await keep(send, last)).status).toBe(200);

  expect(await send("DELETE /api/me")).toMatchObject({ status: 204 });
  const left = db.selectFrom("deck").select("id").where("account_id", "=", account_id);
  expect(await left.execute()).toEqual([]);
});
