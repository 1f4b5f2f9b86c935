import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, newPlayer, pickUp } from "../testing/house.ts";
import type { House } from "../testing/house.ts";
import { SWEEPS } from "./sweeps.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ queueSettings: { slots: { disconnectGraceMs: 600_000 } } });
});
afterAll(() => house.close());

const sweep = async (name: string): Promise<void> => {
  const [, work] = SWEEPS.find(([, each]) => each.name === name)!;
  await work(house.node);
  await house.settle();
};

test("a table nobody is connected to folds up, sleeps until its bell, and is folded again from the log", async () => {
  const ids = [await newPlayer(house), await newPlayer(house)];
  const threads = [await pickUp(house, ids[0]!), await pickUp(house, ids[1]!)];
  for (const thread of threads)
    await thread.ask({ kind: "queue", game: "slots", mode: "standard" });
  await house.settle();
  const found = threads[0]!.heard.find((message) => message.kind === "match_found");
  const match = found?.kind === "match_found" ? found.match : "none";
  for (const thread of threads) await thread.ask({ kind: "nonce", match, nonce: "n" });
  await house.settle();
  await sweep("foldUpEmpty");
  expect(await house.node.tables.find(match)).toBeDefined();

  for (const thread of threads) await thread.drop();
  await house.settle();
  const before = (await house.node.tables.find(match))!.match.journal();
  await sweep("foldUpEmpty");
  expect(house.node.tables.find(match)).toBeUndefined();
  await sweep("wakeForgotten");
  expect(house.node.tables.find(match)).toBeUndefined();

  const back = await pickUp(house, ids[0]!);
  expect((await house.node.tables.find(match))!.match.journal()).toEqual(before);
  await back.drop();
  await house.settle();
  await sweep("foldUpEmpty");
  house.clock.now += 90_000;
  await sweep("wakeForgotten");
  expect(await house.node.tables.find(match)).toBeDefined();
});
