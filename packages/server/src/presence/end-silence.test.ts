import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/open-store.ts";
import { startPostgres } from "../testing/postgres.ts";
import type { TestPostgres } from "../testing/postgres.ts";
import { accountRow, matchRow } from "../testing/rows.ts";
import { comeBack, comeFirst } from "./end-silence.ts";

const HOUR_MS = 3_600_000;
const NOON = 1_800_000_000_000;

let postgres: TestPostgres;
let stores: readonly Store[];
beforeAll(async () => {
  postgres = await startPostgres();
  const place = { url: await postgres.database("silence") };
  stores = [await openStore(place), await openStore(place)];
  const [ann, bob] = [await accountRow(stores[0]!, "ann"), await accountRow(stores[0]!, "bob")];
  await matchRow(stores[0]!, { id: "m", seat_0: ann, seat_1: bob });
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await postgres.stop();
});

/** Two nodes that were last there an hour ago, when somebody still had a minute to come back. */
async function anHourOfSilence() {
  const { db } = stores[0]!;
  const before = String(NOON - HOUR_MS);
  for (const table of ["absence", "node"] as const) await db.deleteFrom(table).execute();
  const row = { started_at: before, alive_at: before };
  await db
    .insertInto("node")
    .values([
      { id: "north", ...row },
      { id: "south", ...row },
    ])
    .execute();
  await db
    .insertInto("absence")
    .values({
      match_id: "m",
      seat: 0,
      since: before,
      until: String(NOON - HOUR_MS + 60_000),
      fault: false,
    })
    .execute();
}

const at = (place: number, id: string) => ({
  ...stores[place]!,
  id,
  now: () => NOON,
  faultGraceMs: 30_000,
});

const untilOf = async (): Promise<number> =>
  Number((await stores[0]!.db.selectFrom("absence").select("until").executeTakeFirst())?.until);

test("of two nodes that stood still together, one gives the time again that ran", async () => {
  for (let i = 0; i < 20; i++) {
    await anHourOfSilence();
    await Promise.all([
      comeBack(at(0, "north"), NOON - HOUR_MS),
      comeBack(at(1, "south"), NOON - HOUR_MS),
    ]);
    expect(await untilOf()).toBe(NOON + 60_000);
  }
});

test("of two nodes that are started together after both were gone, one does", async () => {
  for (let i = 0; i < 20; i++) {
    await anHourOfSilence();
    await Promise.all([comeFirst(at(0, "east")), comeFirst(at(1, "west"))]);
    expect(await untilOf()).toBe(NOON + 60_000);
  }
});
