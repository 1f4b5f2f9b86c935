import { seededRng } from "@holmgang/kernel";
import type { Store, StorePlace } from "@holmgang/server";
import { transfer } from "../../packages/server/src/ledger/transfer.ts";
import { openCustomer } from "./customer.ts";
import type { Receipts } from "./customer.ts";
import type { Fault } from "./faults.ts";
import { inTime } from "./in-time.ts";
import { auditLedger } from "./ledger.ts";
import { startNodes } from "./nodes.ts";
import type { Verdict } from "./verdict.ts";
import { newNamed, withStore } from "./with-store.ts";

/** Customers of one database whose servers are killed while something is paid. */
interface TillTrial {
  readonly place: StorePlace;
  readonly nodes: number;
  readonly fault: Fault;
  readonly kills: number;
  readonly customers: number;
  readonly seed: string;
  /** Told after every kill. */
  killed(): void;
}

/** More than everything costs. */
const PURSE = 500_000;
/** A kill comes at most this long after something that pays was sent. */
const KILL_WITHIN_MS = 30;
const AIM_ONE_IN = 8;

/** Kills servers at the end of matches and in the middle of purchases; then counts every coin. */
export async function tryTill(trial: TillTrial): Promise<Verdict> {
  const rng = seededRng(trial.seed);
  const people = await withStore(trial.place, (store) => admit(store, trial.customers));
  const nodes = await startNodes({ ...trial, withinMs: KILL_WITHIN_MS });
  const { addresses } = nodes;
  // Not at the first one: between two kills some things are to be bought and ended.
  const aim = (address: string): void => {
    if (rng.below(AIM_ONE_IN) === 0) nodes.answered(address);
  };
  const customers = people.map(({ token, receipts }, index) => {
    const own = seededRng(`${trial.seed} customer ${index}`);
    return openCustomer({ addresses, token, rng: own, receipts, aim });
  });
  const all = people.map(({ receipts }) => receipts);
  try {
    for (let kill = 0; kill < trial.kills; kill++) {
      await nodes.strikeOne(rng);
      trial.killed();
    }
    await inTime(
      "a customer did not come to an end",
      Promise.all(customers.map((retire) => retire())),
    );
  } catch (error) {
    all[0]?.complaints.push(String(error));
  }
  await nodes.end();
  return withStore(trial.place, (store) => count(store, all));
}

/** People with a name and a full purse. */
const admit = (store: Store, customers: number) =>
  Promise.all(
    Array.from({ length: customers }, async () => {
      const { account, token } = await newNamed(store);
      const amounts = new Map([
        [account, PURSE],
        ["mint", -PURSE],
      ]);
      const gift = { kind: "spoils", currency: "gold", matchId: null, amounts } as const;
      await store.db.transaction().execute((step) => transfer(step, gift));
      const receipts: Receipts = { account, bought: [], ended: [], complaints: [] };
      return { token, receipts };
    }),
  );

/** Whether all that was promised is there, once, and both currencies add up. */
async function count(store: Store, all: readonly Receipts[]): Promise<Verdict> {
  const { db } = store;
  const purchases = await db.selectFrom("purchase").selectAll().execute();
  const spoils = await db.selectFrom("spoils").selectAll().execute();
  const matches = await db.selectFrom("match").select(["id", "outcome"]).execute();
  const over = new Set(matches.filter(({ outcome }) => outcome).map(({ id }) => id));
  const lost = all.flatMap(({ account, bought, ended }) => [
    ...bought
      .filter(
        ({ ware, nth }) =>
          !purchases.some(
            (row) => row.account_id === account && row.ware === ware && row.nth === nth,
          ),
      )
      .map(({ ware, nth }) => `${account} was sold ${ware} ${nth}`),
    ...ended.filter((match) => !over.has(match)).map((match) => `the end of match ${match}`),
  ]);
  const unpaid = [...over].filter((id) => !spoils.some(({ match_id }) => match_id === id));
  return {
    matches: matches.length,
    acknowledged: all.reduce((sum, { bought, ended }) => sum + bought.length + ended.length, 0),
    lost,
    unhappened: [],
    wrong: [
      ...all.flatMap(({ complaints }) => complaints),
      ...unpaid.map((id) => `match ${id} is over, and nobody reckoned what it was worth`),
      ...(await auditLedger(store)),
      ...(await auditPurses(store, all)),
    ],
  };
}

/** A purse holds what it was given and what matches paid, less what was bought. */
async function auditPurses({ db }: Store, all: readonly Receipts[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { account } of all) {
    const { gold } = await db
      .selectFrom("account")
      .select("gold")
      .where("id", "=", account)
      .executeTakeFirstOrThrow();
    const paid = await db
      .selectFrom("spoils")
      .select("kept")
      .where("account_id", "=", account)
      .execute();
    const spent = await db
      .selectFrom("purchase")
      .innerJoin("ledger_entry", "ledger_entry.transaction_id", "purchase.transaction_id")
      .where("ledger_entry.account_id", "=", account)
      .select("amount")
      .execute();
    const due = [...paid.map(({ kept }) => kept), ...spent.map(({ amount }) => amount)];
    const expected = due.reduce((sum, amount) => sum + amount, PURSE);
    if (Number(gold) !== expected) wrong.push(`${account} has ${gold} gold, not ${expected}`);
  }
  return wrong;
}
