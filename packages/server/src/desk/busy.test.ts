import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import { duelOf, granted, guests } from "../testing/duel.ts";
import { exchange } from "../testing/exchange.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

test("a server whose commits are late goes on with its matches and begins no new ones", async () => {
  const duel = await duelOf(await guests([served.address, served.address]), {}, "orcain");
  const late = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 40 }, () => served.node.pressure.during(late.promise));
  const newcomer = await connect(await visit(served.address));
  const asks = [
    { kind: "queue", game: "orcain", mode: "standard" },
    { kind: "play_bot", game: "orcain", bot: "random" },
  ] as const;
  await expect.poll(() => served.node.pressure.isHigh(), { timeout: 5_000 }).toBe(true);
  for (const ask of asks)
    expect(await newcomer.ask(ask)).toMatchObject({
      kind: "refused",
      code: "busy",
      words: expect.stringContaining("try again in 5 seconds") as unknown,
      retryAfterSeconds: 5,
    });
  expect(await exchange(duel, 2)).toBe(2);
  late.resolve();
  await Promise.all(waiting);
  await expect.poll(() => served.node.pressure.isHigh(), { timeout: 10_000 }).toBe(false);
  granted(await newcomer.ask(asks[1]));
});
