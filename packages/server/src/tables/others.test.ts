import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import { duelOf, granted, guests } from "../testing/duel.ts";
import { newest } from "../testing/exchange.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

test("whose turn it is, and until when, is told to the rival and to whoever watches", async () => {
  const { match, clients } = await duelOf(
    await guests([served.address, served.address]),
    { turnMs: 30_000 },
    "slots",
  );
  const watcher = await connect(await visit(served.address));
  granted(await watcher.ask({ kind: "watch", match, seq: 0 }));
  await watcher.next("update");
  const asked = clients.findIndex((client) => newest(client, match).decisions.length > 0);
  const [own] = newest(clients[asked]!, match).decisions;
  const told = [{ seat: asked, ...own }];
  expect(own?.limitMs).toBe(30_000);
  expect(newest(clients[asked]!, match).others).toEqual([]);
  expect(newest(clients[1 - asked]!, match)).toMatchObject({ decisions: [], others: told });
  expect(newest(watcher, match)).toMatchObject({ decisions: [], others: told });
});

test("who of two that lay in secret is still asked is told to nobody", async () => {
  const { match, clients } = await duelOf(await guests([served.address, served.address]), {
    stake: 0,
  });
  for (const client of clients) expect(newest(client, match).others).toEqual([]);
});
