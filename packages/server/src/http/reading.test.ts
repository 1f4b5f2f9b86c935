import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_LIMITS } from "../limits/limits.ts";
import { begunBy } from "../runs/testing/general.ts";
import type { Served } from "../serve/serve.ts";
import type { Visitor } from "../testing/client.ts";
import { startServer } from "../testing/server.ts";

/** Whoever has read anything has read enough. */
const LITTLE = { aSecond: 0.001, atOnce: 0.1 };

let served: Served;
let reader: Visitor;
let run: string;
beforeAll(async () => {
  const limits = { ...NO_LIMITS, reading: { account: LITTLE, household: LITTLE } };
  served = await startServer({ limits, trustProxy: true });
  const general = await begunBy(served);
  reader = general.visitor;
  ({ id: run } = await general.last());
  const { db } = served.node;
  await db.updateTable("run").set({ ended_at: "1" }).where("id", "=", run).execute();
  const rating = { rating: 1500, deviation: 100, volatility: 0.06, points: 7, matches: 1 };
  await db
    .insertInto("rating")
    .values({ account_id: reader.account.id, game: "orcain", mode: "standard", ...rating })
    .execute();
});
afterAll(() => served.stop());

test.each([
  ["a run's record", () => `/api/runs/${run}/record`],
  ["a leaderboard", () => "/api/leaderboard/orcain/standard"],
  ["one's own matches as a file", () => "/api/me/export"],
])(
  "%s is paid for by what it tells, and whoever has read much is told when to go on",
  async (what, path) => {
    const ask = (from: string) =>
      fetch(served.address + path(), {
        headers: { authorization: `Bearer ${reader.token}`, "x-forwarded-for": from },
      });
    const [here, there] = [`203.0.113.${what.length}`, `198.51.100.${what.length}`];
    const first = await ask(here);
    expect([first.status, (await first.text()).length > 0]).toEqual([200, true]);
    const again = await ask(here);
    expect([again.status, await again.json()]).toMatchObject([429, { code: "over-budget" }]);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    // What everybody may have is paid for by the place it is asked from, what is one's own by oneself as well.
    expect((await ask(there)).status).toBe(path() === "/api/me/export" ? 429 : 200);
  },
);
