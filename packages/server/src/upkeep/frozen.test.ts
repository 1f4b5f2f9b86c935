import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRow } from "../log/match-row.ts";
import { absencesOf } from "../presence/absence-messages.ts";
import type { Served } from "../serve/serve.ts";
import { openStore } from "../store/open-store.ts";
import type { StorePlace } from "../store/open-store.ts";
import { connect, visit } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, granted, guests, lay, round } from "../testing/duel.ts";
import { freezable } from "../testing/freezable.ts";
import { startPostgres } from "../testing/postgres.ts";
import { newFolder, startServer } from "../testing/server.ts";

const WAIT = ["heal", "counter", "defense"];

/** Somebody who has given up on a connection comes back. */
async function comesBack({ visitor }: Client, match: string, address?: string): Promise<Client> {
  const back = await connect(visitor, address);
  granted(await back.ask({ kind: "resume", match, seq: 0 }));
  await back.next("update", (update) => update.match === match);
  return back;
}

/** When the newest question somebody heard of is closed. */
function deadlineOf({ heard }: Client): number | null {
  const update = heard.findLast((message) => message.kind === "update");
  return update?.decisions[0]?.deadline ?? null;
}

describe("a node that stands still", () => {
  let node: Awaited<ReturnType<typeof freezable>>;
  beforeAll(async () => {
    node = await freezable();
  });
  afterAll(() => node.stop());
  const pair = () => guests([node.address, node.address]);

  test("whoever is lost to it has time to come back, and what was once sent is not done after all", async () => {
    const duel = await duelOf(await pair());
    const { match } = duel;
    const [stays, goes] = duel.clients;
    await node.frozen(async () => {
      goes.send(JSON.stringify({ kind: "resign", id: "late", match }));
      await sleep(200); // until it has left this machine's other end
      goes.drop();
    });
    const gone = await stays.next("presence", ({ connected }) => !connected);
    expect(gone.until! - Date.now()).toBeGreaterThan(20_000);
    const back = await comesBack(goes, match);
    await round({ match, found: duel.found, clients: [stays, back] }, [WAIT, WAIT]);
  });

  test("whoever has waited is heard, and nobody's clock has run", async () => {
    const duel = await duelOf(await pair());
    const [ann, bob] = duel.clients;
    const asked = deadlineOf(bob);
    let answer: Promise<unknown> = Promise.resolve();
    await node.frozen(async () => {
      answer = lay(ann, duel.match, WAIT).then(granted);
    });
    await answer;
    await expect.poll(() => deadlineOf(bob) ?? 0).toBeGreaterThan(asked! + 2_000);
    granted(await lay(bob, duel.match, WAIT));
    await bob.next("update", ({ events }) => events.some(({ kind }) => kind === "round_end"));
  });

  test("a request whose sender has given up is not carried out", async () => {
    const { token } = await visit(node.address);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const avatar = (is: string, signal?: AbortSignal) =>
      fetch(`${node.address}/api/me`, {
        method: "PATCH",
        headers,
        body: JSON.stringify({ avatar: is }),
        ...(signal && { signal }),
      });
    expect((await avatar("mage")).ok).toBe(true);
    const patience = new AbortController();
    await node.frozen(async () => {
      const given = avatar("rogue", patience.signal).catch(() => {});
      await sleep(200);
      patience.abort();
      await given;
    });
    const me = await fetch(`${node.address}/api/me`, { headers });
    expect(await me.json()).toMatchObject({ avatar: "mage" });
  });
});

test("on two nodes, one of which is taken for dead and lives: whoever went over to the other has lost nothing", async () => {
  const postgres = await startPostgres();
  const place = { url: await postgres.database("frozen") };
  const south = await startServer({ place });
  const north = await freezable(place);
  try {
    const duel = await duelOf(await guests([south.address, north.address]));
    const { match, found, clients } = duel;
    const [stays, goes] = clients;
    await north.frozen(async () => {
      goes.send(JSON.stringify({ kind: "resign", id: "late", match }));
      await sleep(200);
      goes.drop();
      await stays.next("presence", ({ connected }) => !connected);
      const back = await comesBack(goes, match, south.address);
      await round({ match, found, clients: [stays, back] }, [WAIT, WAIT]);
    });
    await sleep(1_500); // by now the node that was frozen has made itself known, and noticed who is gone
    const row = await findRow(south.node.db, match);
    expect(row?.outcome).toBeNull();
  } finally {
    await north.stop();
    await south.stop();
    await postgres.stop();
  }
});

test("time to come back does not run while there is nobody to come back to", async () => {
  const place = { folder: newFolder() };
  const first = await startServer({ place });
  const duel = await duelOf(await guests([first.address, first.address]), GRACE);
  const [stays, goes] = duel.clients;
  goes.drop();
  const { until } = await stays.next("presence", ({ connected }) => !connected);
  await first.stop();
  await longAgo(place, HOUR_MS);
  const second = await startServer({ place });
  try {
    const back = await connect(stays.visitor, second.address);
    granted(await back.ask({ kind: "resume", match: duel.match, seq: 0 }));
    const gone = await absencesOf(second.node.db, duel.match);
    const absent = gone.find(({ seat }) => seat === 1);
    expect(absent?.until).toBeGreaterThan(until!);
    expect(absent?.until).toBeLessThan(until! + HOUR_MS);
  } finally {
    await second.stop();
  }
});

test("nor does it run where two nodes are gone, and start again together", async () => {
  const postgres = await startPostgres();
  const place = { url: await postgres.database("together-again") };
  const both = () => Promise.all([startServer({ place }), startServer({ place })]);
  let nodes = await both();
  try {
    const duel = await duelOf(await guests(addressesOf(nodes)), GRACE);
    const [stays, goes] = duel.clients;
    goes.drop();
    const { until } = await stays.next("presence", ({ connected }) => !connected);
    await Promise.all(nodes.map((node) => node.stop()));
    await longAgo(place, HOUR_MS);
    nodes = await both();
    const gone = await absencesOf(nodes[0].node.db, duel.match);
    const absent = gone.find(({ seat }) => seat === 1);
    expect(absent?.until).toBeGreaterThanOrEqual(until!);
    expect(absent?.until).toBeLessThan(until! + HOUR_MS / 2);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  }
});

const addressesOf = ([one, two]: readonly [Served, Served]) => [one.address, two.address] as const;

const GRACE = { disconnectGraceMs: 60_000 };
const HOUR_MS = 3_600_000;

/** Whatever is in this folder was so much earlier. */
async function longAgo(place: StorePlace, ms: number): Promise<void> {
  const store = await openStore(place);
  const earlier = String(ms);
  await store.db
    .updateTable("node")
    .set((row) => ({ alive_at: row("alive_at", "-", earlier) }))
    .execute();
  await store.db
    .updateTable("absence")
    .set((row) => ({ since: row("since", "-", earlier), until: row("until", "-", earlier) }))
    .execute();
  await store.close();
}
