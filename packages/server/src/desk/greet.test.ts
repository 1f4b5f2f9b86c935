import { expect, test } from "vitest";
import { openFound } from "../matches/open-found.ts";
import { sweepQueues } from "../queue/pair-waiting.ts";
import { newPlayer, openHouse, pickUp } from "../testing/house.ts";

test("whoever comes while their match opens hears first that it was found, then the first update, once", async () => {
  const house = await openHouse({ isStill: true });
  for (let turn = 0; turn < 12; turn++) {
    const accounts = [await newPlayer(house), await newPlayer(house)];
    for (const account of accounts) {
      const thread = await pickUp(house, account);
      await thread.ask({ kind: "queue", game: "orcain", mode: "standard" });
    }
    await sweepQueues(house.node);
    const { id } = await house.node.db
      .selectFrom("match")
      .select("id")
      .where("seat_0", "in", accounts)
      .executeTakeFirstOrThrow();
    // Each time the match opens a little later in the greeting.
    const opening = (async () => {
      for (let wait = 0; wait < turn; wait++)
        await house.node.db.selectFrom("node").select("id").execute();
      await openFound(house.node, id);
    })();
    const [late] = await Promise.all([pickUp(house, accounts[0]!), opening]);
    await house.settle();
    const kinds = late.heard.map(({ kind }) => kind);
    // Greeted when it was open already, it asks for its updates itself.
    expect([["welcome"], ["welcome", "match_found", "update"]]).toContainEqual(kinds);
  }
  await house.close();
});
