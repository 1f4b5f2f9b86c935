import { expect, test } from "vitest";
import { newPlayer, openHouse, pickUp } from "../testing/house.ts";
import type { House } from "../testing/house.ts";

const ARMY = { hero: "napoleon", cards: [{ card: "murad-bey" }, { card: "pikeman", decoy: true }] };
const QUEUE = { kind: "queue", game: "clans-field", mode: "standard" } as const;

async function inHouse(house: House, ask: (house: House) => Promise<void>): Promise<void> {
  try {
    await ask(house);
  } finally {
    await house.close();
  }
}

test("nobody queues with the army of a story, nor by asking for its settings", async () =>
  inHouse(await openHouse(), async (house) => {
    const ann = await pickUp(house, await newPlayer(house));
    expect(await ann.ask({ ...QUEUE, entry: ARMY })).toMatchObject({ code: "bad-entry" });
    const asked = await ann.ask({ ...QUEUE, settings: { story: true }, entry: ARMY });
    expect(asked).toMatchObject({ kind: "refused", code: "malformed" });
  }));

test("a queue that is set up for stories pairs nobody", async () =>
  inHouse(await openHouse({ queueSettings: { "clans-field": { story: true } } }), async (house) => {
    const ann = await pickUp(house, await newPlayer(house));
    expect(await ann.ask({ ...QUEUE, entry: ARMY })).toMatchObject({
      kind: "refused",
      code: "played-alone",
    });
  }));
