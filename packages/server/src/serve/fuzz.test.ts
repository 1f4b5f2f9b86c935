import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { GAME_IDS } from "@holmgang/games";
import { SIZES, tried } from "@holmgang/games/testing";
import { seededRng } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { keepMatch } from "../log/keep-match.ts";
import { updateMessage, updatesOf } from "../tables/audience.ts";
import { startServer } from "../testing/server.ts";
import { digestOf, stranger } from "../testing/stranger.ts";
import type { Told } from "../testing/stranger.ts";
import type { Served } from "./serve.ts";

const CLIENTS = 12;
const AT_ONCE = 50;
const { early: EARLY, all: ALL } = SIZES.fuzz;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
/** What is still held when everything that can be collected has been. */
async function heapMb(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Updates that are not to the byte what the log owes that viewer, and the games that were played. */
async function audit({ node }: Served, told: readonly Told[]) {
  const leaks: Told[] = [];
  const games = new Set<string>();
  for (const [id, heard] of Map.groupBy(told, ({ match }) => match)) {
    const kept = await keepMatch(node, id);
    games.add(kept.host.game.id);
    for (const [viewer, own] of Map.groupBy(heard, (each) => each.viewer)) {
      const owed = updatesOf(kept, viewer).map((update, index) =>
        digestOf(JSON.stringify(updateMessage(kept, update, index + 1))),
      );
      leaks.push(...own.filter(({ seq, digest }) => owed[seq - 1] !== digest));
    }
  }
  return { leaks, games };
}

test(`${ALL} random and mutated messages: every one is answered, nothing leaks, nothing piles up`, async () => {
  const served = await startServer();
  const rumours = { matches: [], invites: [], games: [] };
  const strangers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, i) =>
      stranger(served.address, seededRng(`fuzz ${SIZES.part} ${i}`), rumours, AT_ONCE),
    ),
  );
  const sent = () => strangers.reduce((sum, { tally }) => sum + tally.answered, 0);
  const fireUntil = async (count: number) => {
    while (sent() < count) await Promise.all(strangers.map((each) => each.volley()));
  };
  await fireUntil(EARLY);
  const early = await heapMb();
  await fireUntil(ALL);
  const late = await heapMb();
  tried("hostile messages over sockets", sent());
  const told = strangers.flatMap((each) => each.told);
  const { leaks, games } = await audit(served, told);
  expect(leaks).toEqual([]);
  expect(strangers.every(({ isOpen }) => isOpen())).toBe(true);
  // They did play, and every game.
  expect(told.length).toBeGreaterThan(ALL / 200);
  expect([...games].toSorted()).toEqual(GAME_IDS.toSorted());
  expect((await fetch(`${served.address}/readyz`)).status).toBe(200);
  console.log(
    `heap after collection: ${early.toFixed(1)} MB at ${EARLY}, ${late.toFixed(1)} MB at ${sent()}; ${told.length} updates`,
  );
  expect(late).toBeLessThan(early * 1.1);
  await served.stop();
}, 900_000);
