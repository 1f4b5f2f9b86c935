import { describe, expect, test } from "vitest";
import { lookAfterLines } from "./look-after-lines.ts";
import { openFound } from "../matches/open-found.ts";
import { buryDeadNodes } from "../presence/bury.ts";
import { renewLease } from "../presence/lease.ts";
import { sweepQueues } from "../queue/pair-waiting.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import { connect, visit } from "../testing/client.ts";
import { duelOf, granted, guests, round } from "../testing/duel.ts";
import { newPlayer, openHouse, pickUp } from "../testing/house.ts";
import { startServer } from "../testing/server.ts";
import { useTwoNodes } from "../testing/two-nodes.ts";

const WAIT = ["heal", "counter", "defense"];

describe("on two nodes", () => {
  const nodes = useTwoNodes("faults");

  test("a node that is taken for dead and lives comes back with its players: nobody loses, and clocks run again", async () => {
    const duel = await duelOf(await guests([nodes.north.address, nodes.south.address]));
    const { db } = nodes.north.node;
    await db
      .updateTable("node")
      .set({ alive_at: "0" })
      .where("id", "=", nodes.north.node.id)
      .execute();
    await buryDeadNodes(nodes.south.node);
    await renewLease(nodes.north.node);
    await expect
      .poll(() =>
        db.selectFrom("absence").select("seat").where("match_id", "=", duel.match).execute(),
      )
      .toEqual([]);
    const { match } = await nodes.south.node.tables.open(duel.match);
    await expect.poll(() => match.clocks().pausedAt).toBeNull();
    await round(duel, [WAIT, WAIT]);
  });

  test("a node leaves while its player has another tab elsewhere: the match is not even paused for long", async () => {
    const leaving = await startServer({ place: nodes.place });
    const duel = await duelOf(await guests([nodes.north.address, leaving.address]));
    const tab = await connect(duel.clients[1].visitor, nodes.south.address);
    granted(await tab.ask({ kind: "resume", match: duel.match, seq: 0 }));
    await leaving.stop();
    const { match } = await nodes.south.node.tables.open(duel.match);
    await expect.poll(() => match.clocks().pausedAt).toBeNull();
    await round({ ...duel, clients: [duel.clients[0], tab] }, [WAIT, WAIT]);
  });

  test("a node that stands still in the middle of a transaction loses its locks: whoever waits for them is answered", async () => {
    const { db } = nodes.north.node;
    const player = await connect(await visit(nodes.south.address));
    const { promise: whileFrozen, resolve: thaw } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const frozen = db.transaction().execute(async (step) => {
      await lockAccounts(step, [player.visitor.account.id]);
      locked();
      await whileFrozen;
      await lockAccounts(step, [player.visitor.account.id]);
    });
    frozen.catch(() => {}); // asserted below
    await isLocked;
    granted(await player.ask({ kind: "queue", game: "orcain", mode: "standard" }));
    thaw();
    await expect(frozen).rejects.toThrow(/idle-in-transaction|[Cc]onnection/);
    granted(await player.ask({ kind: "unqueue" }));
  });
});

test("hints that are lost are made up for: players hear of their match and follow it", async () => {
  const house = await openHouse({ isDeaf: true });
  const { node } = house;
  const threads = [
    await pickUp(house, await newPlayer(house)),
    await pickUp(house, await newPlayer(house)),
  ];
  for (const thread of threads)
    await thread.ask({ kind: "queue", game: "orcain", mode: "standard" });
  await sweepQueues(node);
  expect(threads[0]!.heard.map(({ kind }) => kind)).toEqual(["welcome"]);
  await lookAfterLines(node);
  const { match } = threads[0]!.heard[1] as { match: string };
  await openFound(node, match);
  await lookAfterLines(node);
  await lookAfterLines(node);
  for (const { heard } of threads)
    expect(heard.map(({ kind }) => kind)).toEqual(["welcome", "match_found", "update"]);
  await house.close();
});
