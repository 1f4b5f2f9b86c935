import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAME_IDS } from "@holmgang/games";
import { SIZES } from "@holmgang/games/testing";
import { expect, test } from "vitest";
import { keepMatch, openStore } from "../index.ts";
import type { StorePlace } from "../index.ts";
import { keepingOn, someMatchOf } from "../testing/keeping.ts";
import { startPostgres } from "../testing/postgres.ts";

const NODE = fileURLToPath(new URL("../testing/append-for-ever.ts", import.meta.url));
const KILLS = SIZES.crash.kills;
/** More than can be played before the last kill. */
const MATCHES = GAME_IDS.flatMap((game) =>
  Array.from({ length: 5 * KILLS }, (_, index) => ({ game, id: `${game}/${index}` })),
);

interface Acknowledged {
  readonly id: string;
  readonly seq: number;
  readonly link: string;
}

/** Starts a node, lets it work for a while after its first acknowledgement, kills it, and returns all it acknowledged. */
function workUntilKilled(place: StorePlace, ms: number): Promise<Acknowledged[]> {
  return new Promise((resolve, reject) => {
    const node = spawn(
      process.execPath,
      [NODE, JSON.stringify(place), ...MATCHES.map(({ id }) => id)],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    let said = "";
    node.stdout.on("data", (text: Buffer) => {
      if (said === "") setTimeout(() => node.kill("SIGKILL"), ms);
      said += text.toString();
    });
    node.once("exit", (_code, signal) => {
      if (signal !== "SIGKILL") reject(new Error("the node ended by itself"));
      // The last line may be cut: then nobody was told.
      resolve(
        said
          .split("\n")
          .slice(0, -1)
          .map((line) => line.split(" "))
          .map(([id, seq, link]) => ({ id: id!, seq: Number(seq), link: link! })),
      );
    });
  });
}

/** The acknowledged inputs that are not in the log where they were said to be, with the position they led to. */
async function lostOf(
  place: StorePlace,
  acknowledged: readonly Acknowledged[],
): Promise<Acknowledged[]> {
  const store = await openStore(place);
  const keeping = keepingOn(store, { now: 1_000_000 });
  const lost: Acknowledged[] = [];
  for (const [id, own] of Map.groupBy(acknowledged, (each) => each.id)) {
    const { inputs } = (await keepMatch(keeping, id)).journal();
    lost.push(...own.filter(({ seq, link }) => inputs[seq]?.link !== link));
  }
  await store.close();
  return lost;
}

/** Kills a node at work again and again, and looks after each kill at everything acknowledged so far. */
async function killRepeatedly(place: StorePlace, kills: number) {
  const store = await openStore(place);
  for (const { game, id } of MATCHES) await someMatchOf(game, store, { id });
  await store.close();
  const acknowledged: Acknowledged[] = [];
  const lost: Acknowledged[] = [];
  const games = new Set<string | undefined>();
  let kill = 0;
  // On a crowded machine a node may die before it has come to every game: then some more do.
  for (; kill < kills || (games.size < GAME_IDS.length && kill < 4 * kills); kill++) {
    acknowledged.push(...(await workUntilKilled(place, 20 + ((kill * 37) % 120))));
    lost.push(...(await lostOf(place, acknowledged)));
    for (const { id } of acknowledged) games.add(id.split("/")[0]);
  }
  const numbers = new Set(acknowledged.map(({ id, seq }) => `${id} ${seq}`));
  console.log(`${kill} kills, ${acknowledged.length} inputs acknowledged, ${lost.length} lost`);
  return {
    acknowledged: acknowledged.length,
    games: games.size,
    lost,
    doubled: acknowledged.length - numbers.size,
  };
}

test("a node on PGlite is killed at work again and again: nothing it acknowledged is lost or doubled", async () => {
  const place = { folder: mkdtempSync(join(tmpdir(), "holmgang-crash-")) };
  const { acknowledged, ...rest } = await killRepeatedly(place, KILLS);
  expect(rest).toEqual({ games: GAME_IDS.length, lost: [], doubled: 0 });
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
}, 3_600_000);

test("a node on PostgreSQL is killed at work again and again: nothing it acknowledged is lost or doubled", async () => {
  const postgres = await startPostgres();
  try {
    const { acknowledged, ...rest } = await killRepeatedly(
      { url: await postgres.database("crash") },
      KILLS,
    );
    expect(rest).toEqual({ games: GAME_IDS.length, lost: [], doubled: 0 });
    expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
  } finally {
    await postgres.stop();
  }
}, 3_600_000);
