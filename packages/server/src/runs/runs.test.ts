import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { visit } from "../testing/client.ts";
import { startServer } from "../testing/server.ts";
import { begin, begunBy, general, generalOf, inBattle } from "./testing/general.ts";
import type { General } from "./testing/general.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const begun = (): Promise<General> => begunBy(served);

describe("a run on the server", () => {
  test("is begun by whoever has a name, one at a time, with what they have learnt", async () => {
    const guest = generalOf(await visit(served.address));
    expect(await begin(guest)).toMatchObject({ refusal: { code: "runs-need-a-name" } });
    const ann = await general(served);
    expect((await ann.send<{ run: null }>("GET /api/runs/last")).ok).toBe(true);
    expect(await begin(ann, "officers-armor")).toMatchObject({ refusal: { code: "bad-setup" } });
    expect(await begin(ann)).toMatchObject({ value: { seq: 0, ranked: true, match: null } });
    expect(await begin(ann)).toMatchObject({ refusal: { code: "run-underway" } });
  });

  test("tells its player nothing of its seed, its chance or an enemy’s army", async () => {
    const ann = await begun();
    const text = JSON.stringify(await ann.goOn(inBattle));
    const row = await served.node.db
      .selectFrom("run")
      .select(["state", "setup"])
      .where("account_id", "=", ann.visitor.account.id)
      .executeTakeFirstOrThrow();
    const { seed } = JSON.parse(row.setup) as { seed: string };
    expect(row.state).toContain(seed);
    for (const secret of [seed, '"rng"', '"foes"', '"secret"', '"cache"'])
      expect(text).not.toContain(secret);
  });

  test("refuses what is not a move, not legal now, not one’s own, or older than the run", async () => {
    const ann = await begun();
    const { id } = await ann.last();
    const at = (seq: number, move: object) => ann.send(`POST /api/runs/${id}/moves`, { seq, move });
    expect(await at(0, { kind: "dance" })).toMatchObject({ refusal: { code: "unparsable" } });
    expect(await at(0, { kind: "leave" })).toMatchObject({ refusal: { code: "not-now" } });
    expect(await at(1, { kind: "travel", choice: 0 })).toMatchObject({
      refusal: { code: "stale" },
    });
    const bob = await general(served);
    expect(await bob.send(`POST /api/runs/${id}/moves`, { seq: 0, move: {} })).toMatchObject({
      refusal: { code: "no-such-run" },
    });
  });

  test("two pages that move at once: one is first, the other is told", async () => {
    const ann = await begun();
    const { id } = await ann.last();
    const move = { seq: 0, move: { kind: "travel", choice: 0 } };
    const both = await Promise.all([1, 2].map(() => ann.send(`POST /api/runs/${id}/moves`, move)));
    expect(both.map((each) => (each.ok ? "ok" : each.refusal.code)).toSorted()).toEqual([
      "ok",
      "stale",
    ]);
  });

  test("what is told of it goes on from any device", async () => {
    const ann = await begun();
    const here = await ann.goOn(inBattle);
    expect(here).toMatchObject(await generalOf(ann.visitor).last());
  });
});

describe("a battle of a run", () => {
  test("is decided at its table: a forged result is refused, and so is the word of its player", async () => {
    const ann = await begun();
    await ann.goOn(inBattle);
    const forged = {
      format: 1,
      game: "clans-field",
      inputs: [],
      outcome: { result: "win", seat: 0 },
    };
    for (const record of [forged, {}])
      expect(await ann.move({ kind: "fight", record })).toMatchObject({
        refusal: { code: "fought-here" },
      });
    expect((await ann.last()).view.phase).toBe("battle");
  });

  test("keeps nobody from anything else, and nobody is gone who leaves it", async () => {
    const ann = await begun();
    const { match } = await ann.goOn(inBattle);
    const client = await ann.fight(3);
    expect(await client.ask({ kind: "play_bot", game: "orcain", bot: "random" })).toMatchObject({
      kind: "ok",
    });
    client.drop();
    const absent = await served.node.db
      .selectFrom("absence")
      .selectAll()
      .where("match_id", "=", match)
      .execute();
    expect(absent).toEqual([]);
    expect((await ann.last()).match).toBe(match);
  });

  test("that is fought out goes into the run, and has no rematch", async () => {
    const ann = await begun();
    const { match, seq } = await ann.goOn(inBattle);
    const client = await ann.fight();
    const after = await ann.last();
    expect(after.seq).toBe(seq + 1);
    expect(after.view.report.find(({ kind }) => kind === "fought")).toBeDefined();
    expect(await client.ask({ kind: "rematch", match: match! })).toMatchObject({
      code: "rematch-closed",
    });
    client.drop();
  });

  test("that is conceded is lost", async () => {
    const ann = await begun();
    const { match } = await ann.goOn(inBattle);
    const client = await ann.fight(2);
    await client.ask({ kind: "resign", match: match! });
    client.drop();
    expect((await ann.last()).view.report).toContainEqual(
      expect.objectContaining({ kind: "fought", end: "conceded" }),
    );
  });

  test("can be left for gold, and the run goes on", async () => {
    const ann = await begun();
    const { view } = await ann.goOn(inBattle);
    (await ann.fight(4)).drop();
    const left = await ann.move({ kind: "retreat" });
    expect(left).toMatchObject({ ok: true, value: { match: null } });
    expect(left.ok && left.value.view.report).toContainEqual(
      expect.objectContaining({ kind: "fought", end: "retreated" }),
    );
    expect(left.ok && left.value.view.gold).toBe(view.gold - 20);
    expect(await ann.move({ kind: "retreat" })).toMatchObject({ refusal: { code: "not-now" } });
  });

  test("that decided nothing, because its bot failed, is fought again from its beginning", async () => {
    const ann = await begun();
    const { match } = await ann.goOn(inBattle);
    const table = await served.node.tables.open(match!);
    await table.match.take({ kind: "forfeit", seats: [1], reason: "resigned" });
    const again = await ann.last();
    expect(again).toMatchObject({ view: { phase: "battle" } });
    expect(again.match).not.toBe(match);
  });

  test("ends with a run that is given up", async () => {
    const ann = await begun();
    const { match } = await ann.goOn(inBattle);
    expect(await ann.move({ kind: "abandon" })).toMatchObject({
      value: { view: { phase: "over" } },
    });
    const row = served.node.db.selectFrom("match").select("outcome").where("id", "=", match);
    expect((await row.executeTakeFirstOrThrow()).outcome).toContain("void");
  });
});
