import { ECONOMIES } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { duelOf, endOf, granted, guests, rankedDuelOf } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const pair = () => guests([served.address, served.address]);
const rare = ECONOMIES.clans!.wares.find(({ start, most }) => start === 0 && most === 3);
invariant(rare !== undefined, "there is something to long for");
/** Fifteen, so that the rest is the hero's own. */
const entry = {
  deck: { hero: "nelson", cards: [...Array<string>(14).fill("lake-warrior"), rare.id] },
};

test("[R80] a deck beyond what one owns is refused where it counts, and welcome where it does not", async () => {
  const [ann, bob] = await pair();
  expect(await ann.ask({ kind: "queue", game: "clans", mode: "standard", entry })).toMatchObject({
    kind: "refused",
    code: "not-owned",
    words: `You do not own ${rare.name}. Against bots and friends any card may be played.`,
  });
  const { invite } = granted(await ann.ask({ kind: "invite", game: "clans", entry }));
  granted(await bob.ask({ kind: "accept", invite, entry }));
});

test("[R75] who ends a match is told what it was worth, and why if it was worth nothing", async () => {
  const ranked = await rankedDuelOf(await pair(), "clans");
  granted(await ranked.clients[0].ask({ kind: "resign", match: ranked.match }));
  const won = await endOf(ranked.clients[1], ranked.match);
  expect(won.settled.gold).toEqual({
    lines: [],
    wins: 1,
    streak: 0,
    earned: 0,
    kept: 0,
    purse: 0,
    unpaid: null,
  });
  const friendly = await duelOf(await pair(), {}, "clans");
  granted(await friendly.clients[0].ask({ kind: "resign", match: friendly.match }));
  const shown = await endOf(friendly.clients[1], friendly.match);
  expect(shown.settled.gold).toMatchObject({ unpaid: "arranged" });
});

test("a game without gold says nothing of it", async () => {
  const duel = await duelOf(await pair());
  granted(await duel.clients[0].ask({ kind: "resign", match: duel.match }));
  expect((await endOf(duel.clients[1], duel.match)).settled.gold).toBeNull();
});
