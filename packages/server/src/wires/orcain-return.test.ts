import { expect, test } from "vitest";
import { visit } from "../testing/client.ts";
import { newFolder, startServer } from "../testing/server.ts";
import { wirePlayer } from "./testing/players.ts";

test("after a fault of the server's a client is told where it stands, and when the clocks run again", async () => {
  const place = { folder: newFolder() };
  const before = await startServer({ place });
  const both = [
    await wirePlayer(await visit(before.address)),
    await wirePlayer(await visit(before.address)),
  ] as const;
  for (const each of both) await each.join();
  const { matchId } = await both[0].client.next("prep_start");
  both[0].client.send({ type: "layout_draft", layout: ["attack", null, "heal"] });
  await both[0].client.sinceLast();
  await both[1].confirm(["attack", "defense", "heal"]);
  await before.stop();

  const { address, stop } = await startServer({ place });
  const ann = await wirePlayer({ ...both[0].client.visitor, address });
  const stand = { type: "sync_state", matchId, phase: "PREP", roundIndex: 1, pot: 2 };
  expect(await ann.client.next("sync_state")).toMatchObject({
    ...stand,
    yourLayout: ["attack", null, "heal"],
    confirmed: false,
    deadlineTs: null,
  });
  const bob = await wirePlayer({ ...both[1].client.visitor, address });
  expect(await ann.client.next("sync_state")).toMatchObject({
    ...stand,
    deadlineTs: expect.any(Number) as unknown,
  });
  expect(await bob.client.next("sync_state")).toMatchObject({
    ...stand,
    yourLayout: ["attack", "defense", "heal"],
    confirmed: true,
  });
  ann.client.send({ type: "layout_confirm", layout: ["heal", "attack", "counter"] });
  for (const { client } of [ann, bob]) await client.next("round_end");
  bob.concede();
  expect(await ann.end()).toEqual({ winner: "YOU", yourTokens: 11 });
  await stop();
});
