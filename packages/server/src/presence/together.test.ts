import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRow } from "../log/match-row.ts";
import type { Served } from "../serve/serve.ts";
import { connect } from "../testing/client.ts";
import { duelOf, guests } from "../testing/duel.ts";
import { startPostgres } from "../testing/postgres.ts";
import type { TestPostgres } from "../testing/postgres.ts";
import { newFolder, startServer } from "../testing/server.ts";
import { COUNTS_AFTER_MS, TOGETHER_MS } from "./settle-absence.ts";

/** One node on the embedded database, where there can be no other; two on PostgreSQL. */
describe.each(["PGlite", "PostgreSQL"])("leaving on %s", (kind) => {
  let postgres: TestPostgres | null = null;
  let nodes: readonly Served[];
  beforeAll(async () => {
    postgres = kind === "PostgreSQL" ? await startPostgres() : null;
    const url = await postgres?.database("together");
    nodes = url
      ? await Promise.all([startServer({ place: { url } }), startServer({ place: { url } })])
      : [await startServer({ place: { folder: newFolder() } })];
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres?.stop();
  });
  const duel = async () => duelOf(await guests([nodes[0]!.address, nodes.at(-1)!.address]));
  const outcomeOf = async (match: string): Promise<unknown> =>
    JSON.parse((await findRow(nodes[0]!.node.db, match))?.outcome ?? "null");
  const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

  test("[R50] two who leave within half a second of each other both lose", async () => {
    const { match, clients } = await duel();
    clients[0].drop();
    await pause(TOGETHER_MS - 250);
    expect(await outcomeOf(match)).toBeNull();
    clients[1].drop();
    await expect
      .poll(() => outcomeOf(match), { timeout: 5_000 })
      .toEqual({ result: "both-lose", reason: "disconnect" });
  });

  test("[R50] also where many others left between them, and the second is seen off late", async () => {
    const { node, address } = nodes[0]!;
    const { match, clients } = await duelOf(await guests([address, address]));
    clients[0].drop();
    await clients[1].next("presence", ({ connected }) => !connected);
    const others = node.oneByOne(() => pause(2 * COUNTS_AFTER_MS));
    clients[1].drop();
    await others;
    await expect
      .poll(() => outcomeOf(match), { timeout: 5_000 })
      .toEqual({ result: "both-lose", reason: "disconnect" });
  });

  test("[R50] who leaves later has won", async () => {
    const { match, clients } = await duel();
    clients[0].drop();
    await clients[1].next("update", ({ outcome }) => outcome !== null);
    clients[1].drop();
    expect(await outcomeOf(match)).toEqual({ result: "win", seat: 1, reason: "disconnect" });
  });

  test("[R50] who comes back at once has lost all the same: there is no time to come back", async () => {
    const { match, clients } = await duel();
    clients[0].drop();
    await clients[1].next("presence", ({ connected }) => !connected);
    await connect(clients[0].visitor);
    await expect
      .poll(() => outcomeOf(match), { timeout: 5_000 })
      .toEqual({ result: "win", seat: 1, reason: "disconnect" });
  });
});
