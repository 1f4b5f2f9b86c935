import { GAMES } from "@holmgang/games";
import { invariant, readRecord } from "@holmgang/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepMatch } from "../index.ts";
import { keepingOn } from "../testing/keeping.ts";
import { matchRow } from "../testing/rows.ts";
import { watchStatements } from "../testing/watch-statements.ts";
import { openGameHouse } from "./testing/game-house.ts";
import { browser, visit } from "./testing/house.ts";
import type { House, Send } from "./testing/house.ts";

let house: House;
/** The player of all the matches, who is signed in. */
let own: Send;
let id: string;
let stranger: Send;
beforeAll(async () => {
  house = await openGameHouse();
  ({ send: own, id } = await visit(house));
  stranger = browser(house, "10.0.0.9");
  const outcome = JSON.stringify({ result: "win", seat: 0, reason: "decision" });
  const row = { seat_0: id, bot_1: "orc", rated: false, mode: null };
  await matchRow(house.store, { ...row, id: "first", outcome, ended_at: "1" });
  await matchRow(house.store, { ...row, id: "private", outcome, ended_at: "2", listed: false });
  await matchRow(house.store, { ...row, id: "going on", server_seed: "topsecret" });
  await matchRow(house.store, { ...row, id: "to/../be.sure", seed: "s" });
  const match = await keepMatch(keepingOn(house.store, { now: 3 }), "to/../be.sure");
  await match.take({ kind: "forfeit", seats: [1], reason: "resigned" });
});
afterAll(() => house.close());

const idsIn = (body: Record<string, unknown>) =>
  (body["matches"] as { id: string }[]).map((match) => match.id);

test("strangers see the matches that are listed, and nobody's tokens", async () => {
  const { body } = await stranger(`GET /api/players/${id}/matches`);
  expect(idsIn(body)).toEqual(["to/../be.sure", "first"]);
  expect(JSON.stringify(body)).not.toContain("tokens");
});

test("players see all of theirs, filtered as they like", async () => {
  const past = async (query: string) =>
    idsIn((await own(`GET /api/players/${id}/matches${query}`)).body);
  expect(await past("")).toEqual(["to/../be.sure", "private", "first"]);
  expect(await past("?rival=orc&result=win&rated=false&since=2&game=orcain")).toEqual([
    "to/../be.sure",
    "private",
  ]);
  expect(await past("?result=draw")).toEqual([]);
  const { body } = await own(`GET /api/players/${id}/matches?limit=2`);
  expect(await past(`?before=${String(body["before"])}`)).toEqual(["first"]);
});

test("the export belongs to who asks", async () => {
  expect(await stranger("GET /api/me/export")).toMatchObject({ body: { code: "signed-out" } });
  const { body } = await own("GET /api/me/export");
  expect(body["account"]).toBe(id);
  expect(idsIn(body)).toEqual(["to/../be.sure", "private", "first"]);
});

test("what is going on can be found, and gives nothing away", async () => {
  const live = await stranger("GET /api/matches/live?game=orcain");
  expect(idsIn(live.body)).toEqual(["going on"]);
  const { body } = await stranger("GET /api/matches/going%20on");
  expect(body).toMatchObject({ id: "going on", outcome: null, players: [{ account: id }, {}] });
  for (const path of ["/live", "/going%20on", "/going%20on/record"]) {
    const { body: told } = await stranger(`GET /api/matches${path}`);
    expect(JSON.stringify(told)).not.toMatch(/topsecret|seed|entries|inputs/);
  }
});

test("a record is a file that can be verified as it is", async () => {
  for (const [format, type] of [
    ["json", "application/json; charset=utf-8"],
    ["text", "text/plain; charset=utf-8"],
  ] as const) {
    const url = `/api/matches/${encodeURIComponent("to/../be.sure")}/record?format=${format}`;
    const file = await house.app.inject({ method: "GET", url });
    expect(file.headers).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="orcain-to____be_sure.${format === "text" ? "txt" : "json"}"`,
    });
    const record = readRecord(file.body);
    invariant(record.ok, "a record that can be read");
    expect(GAMES.orcain.verify(record.value)).toMatchObject({ ok: true });
  }
});

test("a record is kept by whoever has it, and put together once", async () => {
  const url = `/api/matches/${encodeURIComponent("to/../be.sure")}/record`;
  const first = await house.app.inject(url);
  expect(first.headers).toMatchObject({ "cache-control": "public, max-age=3600" });
  const { stop, texts } = watchStatements();
  const again = await house.app.inject({
    url,
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await house.app.inject(url)).body).toBe(first.body);
  stop();
  expect([...texts]).toEqual([]);
});

test("whoever has read very much is told when to go on", async () => {
  house.budgets.read({ id: null, household: "10.0.0.77" }, 2 ** 40);
  const refused = await house.app.inject({
    url: "/api/matches/first/record",
    headers: { "x-forwarded-for": "10.0.0.77" },
  });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "over-budget" });
  const { retryAfterSeconds } = refused.json<{ readonly retryAfterSeconds: number }>();
  expect(Number(refused.headers["retry-after"])).toBe(retryAfterSeconds);
  expect((await house.app.inject("/api/matches/first/record")).statusCode).toBe(200);
});

test("one that cannot be verified says so beside the record", async () => {
  const json = await house.app.inject("/api/matches/first/record");
  const why = "The server ended this match: its inputs alone do not.";
  expect(json.headers["x-unverifiable"]).toBe(why);
  const text = await house.app.inject("/api/matches/first/record?format=text");
  expect(text.body.split("\n")[0]).toBe(`; ${why}`);
  expect(readRecord(text.body)).toEqual(readRecord(json.body));
});

test.each([
  ["GET /api/matches/nothing", "no-such-match"],
  ["GET /api/matches/%00", "malformed"],
  ["GET /api/matches/%00/record", "malformed"],
  ["GET /api/matches/live?game=%00", "malformed"],
  ["GET /api/matches/nothing/record", "no-such-match"],
  ["GET /api/matches/going%20on/record", "match-not-over"],
  ["GET /api/matches/first/record?format=xml", "malformed"],
  ["GET /api/matches/live?limit=many", "malformed"],
  ["GET /api/players/nobody/matches", "no-such-account"],
])("%s is refused: %s", async (line, code) => {
  expect((await stranger(line)).body).toMatchObject({ code, words: expect.any(String) as string });
});

test.each([
  ["result=lucky", "malformed"],
  ["rated=perhaps", "malformed"],
  ["since=yesterday", "malformed"],
  ["rival=%00", "malformed"],
  ["before=1.%00", "malformed"],
  ["limit=1000", "malformed"],
  ["account=bob", "malformed"],
  ["listed=false", "malformed"],
  ["game=orcain&game=chess", "malformed"],
  ["before=nowhere", "bad-cursor"],
])("matches?%s is refused: %s", async (query, code) => {
  const { body } = await stranger(`GET /api/players/${id}/matches?${query}`);
  expect(body).toMatchObject({ code });
});
