import { readRun, verifyRun } from "@holmgang/campaign";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { startServer } from "../testing/server.ts";
import { endOldRuns } from "./end-old-runs.ts";
import type { Legacy } from "./legacy.ts";
import type { RunPage } from "./run-page.ts";
import { begin, begunBy, general, inBattle } from "./testing/general.ts";
import type { General } from "./testing/general.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const begun = (): Promise<General> => begunBy(served);

describe("a run that is over", () => {
  test("is a page for everybody and a file that verifies; before, nothing of it is told", async () => {
    const ann = await begun();
    const { id } = await ann.last();
    const page = () => ann.send<RunPage>(`GET /api/runs/${id}`);
    expect(await page()).toMatchObject({ refusal: { code: "run-not-over" } });
    expect(await ann.send(`GET /api/runs/${id}/record`)).toMatchObject({
      refusal: { code: "run-not-over" },
    });
    const end = await ann.goOn(({ view }) => view.phase === "over");
    expect(await page()).toMatchObject({
      value: { id, won: false, ranked: true, act: end.view.act, points: end.view.legacy },
    });
    const file = await ann.send<string>(`GET /api/runs/${id}/record`);
    const record = file.ok ? readRun(file.value) : file;
    expect(record.ok && verifyRun(record.value).ok).toBe(true);
    expect(await ann.move({ kind: "travel", choice: 0 })).toMatchObject({
      refusal: { code: "run-over" },
    });
    expect(await begin(ann)).toMatchObject({ ok: true });
  });

  test("leaves points, which buy what later runs begin with; each point once", async () => {
    const ann = await begun();
    const given = await ann.move({ kind: "abandon" });
    expect(given).toMatchObject({ value: { view: { legacy: 10 } } });
    const legacy = () => ann.send<Legacy>("GET /api/legacy");
    expect(await legacy()).toMatchObject({ value: { points: 10, nodes: [] } });
    await served.node.db
      .updateTable("run")
      .set({ points: 250 })
      .where("account_id", "=", ann.visitor.account.id)
      .execute();
    const learn = (node: string) => ann.send<Legacy>("POST /api/legacy", { node });
    expect(await learn("magic")).toMatchObject({ refusal: { code: "no-such-node" } });
    expect(await learn("war-funds-2")).toMatchObject({
      refusal: { code: "not-yet", words: "War Funds II needs War Funds I first." },
    });
    const funds = await Promise.all([learn("war-funds-1"), learn("war-funds-1")]);
    expect(funds.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await learn("war-funds-2")).toMatchObject({ refusal: { code: "no-points" } });
    expect(await legacy()).toMatchObject({ value: { points: 150, nodes: ["war-funds-1"] } });
    expect(await begin(ann, "officers-armor")).toMatchObject({ value: { view: { gold: 60 } } });
  });

  test("stands in the table by how far it came, everybody’s best once", async () => {
    const { send } = await general(served);
    const best = await send<{ runs: { account: string; act: number }[] }>("GET /api/runs/best");
    const runs = best.ok ? best.value.runs : [];
    expect(runs.length).toBeGreaterThan(0);
    expect(new Set(runs.map(({ account }) => account)).size).toBe(runs.length);
  });

  test("a won one first, of those the quickest; then the act, encounters, and HP left", async () => {
    const came = [
      { won: true, act: 3, encounters: 31, hp: 4 },
      { won: true, act: 3, encounters: 36, hp: 60 },
      { won: false, act: 3, encounters: 24, hp: 0 },
      { won: false, act: 2, encounters: 30, hp: 9 },
      { won: false, act: 2, encounters: 30, hp: 3 },
    ];
    const names = await Promise.all(
      came.toReversed().map(async (how) => {
        const ann = await begun();
        const { id } = await ann.last();
        await ann.move({ kind: "abandon" });
        await served.node.db.updateTable("run").set(how).where("id", "=", id).execute();
        return ann.visitor.account.id;
      }),
    );
    const { send } = await general(served);
    const best = await send<{ runs: { account: string }[] }>("GET /api/runs/best");
    const order = best.ok ? best.value.runs.map(({ account }) => account) : [];
    expect(order.filter((account) => names.includes(account))).toEqual(names.toReversed());
  });

  test("is one that was made under other rules; what it earned stays", async () => {
    const ann = await begun();
    const { id } = await ann.last();
    const { db, now } = served.node;
    await db.updateTable("run").set({ rules: 0, points: 35 }).where("id", "=", id).execute();
    await endOldRuns({ db, now });
    expect(await ann.move({ kind: "wait" })).toMatchObject({ refusal: { code: "run-over" } });
    expect(await ann.send("GET /api/legacy")).toMatchObject({ value: { points: 35 } });
    expect(await begin(ann)).toMatchObject({ ok: true });
  });

  test("goes with the account of its player, battle and all", async () => {
    const ann = await begun();
    const { match } = await ann.goOn(inBattle);
    expect((await ann.send("DELETE /api/me")).ok).toBe(true);
    const left = await served.node.db
      .selectFrom("run")
      .select("id")
      .where("account_id", "=", ann.visitor.account.id)
      .execute();
    expect(left).toEqual([]);
    const row = served.node.db.selectFrom("match").selectAll().where("id", "=", match);
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({ run_id: null });
  });
});
