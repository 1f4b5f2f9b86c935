import { ECONOMIES } from "@holmgang/games";
import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import { deleteAccount } from "../accounts/delete-account.ts";
import { transfer } from "../ledger/transfer.ts";
import type { Database } from "../store/schema.ts";
import { accountRow } from "../testing/rows.ts";
import { onBothStores } from "../testing/stores.ts";
import { buy } from "./buy.ts";
import type { Order } from "./buy.ts";
import { demandOwned } from "./demand-owned.ts";
import { pursePage } from "./purse-page.ts";

const economy = ECONOMIES.clans!;
const wareWith = (most: number, start: number) =>
  economy.wares.find((ware) => ware.most === most && ware.start === start && ware.price >= 1000)!;
/** A Rare that everybody has two of, and one nobody has. */
const [known, fresh] = [wareWith(3, 2), wareWith(3, 0)];

onBothStores("the shop", (store) => {
  const inOne = <V>(work: (step: Transaction<Database>) => Promise<V>): Promise<V> =>
    store().db.transaction().execute(work);
  const mint = (id: string, gold: number) =>
    inOne((step) =>
      transfer(step, {
        kind: "spoils",
        currency: "gold",
        matchId: null,
        amounts: new Map([
          [id, gold],
          ["mint", -gold],
        ]),
      }),
    );
  async function customer(id: string, gold: number, kind: "named" | "guest" = "named") {
    await accountRow(store(), id, { kind });
    await mint(id, gold);
    return (order: Partial<Order> = {}) =>
      buy(store().db, id, economy, { ware: fresh.id, nth: 1, price: fresh.price, ...order });
  }
  const no = (code: string, words: string) => ({ ok: false, refusal: { code, words } });

  test("[R78] one of a ware is paid, and is owned from then on", async () => {
    const order = await customer("gus", 2_500);
    expect(await order()).toEqual({ ok: true, value: { gold: 1_500, bought: { [fresh.id]: 1 } } });
    expect(await order({ nth: 2 })).toMatchObject({ value: { gold: 500 } });
    expect(await order({ nth: 3 })).toEqual(
      no("not-enough-gold", `${fresh.name} costs ${fresh.price} gold, and you have 500.`),
    );
  });

  test("an order sent again after a lost answer is answered the same and paid once", async () => {
    const order = await customer("hal", 5_000);
    const first = await order();
    expect(await order()).toEqual(first);
    expect((await pursePage(store().db, "hal", null)).entries).toMatchObject([
      { amount: -fresh.price, ware: fresh.id, match: null },
      { amount: 5_000, ware: null },
    ]);
  });

  test("of two clicks at once one is paid", async () => {
    const order = await customer("ida", 5_000);
    const answers = await Promise.all([order(), order(), order()]);
    for (const answer of answers) expect(answer).toMatchObject({ value: { gold: 4_000 } });
  });

  test("[R78] nobody buys more than a deck can use, out of order, or at another price", async () => {
    const order = await customer("jon", 9_000);
    expect(await order({ ware: known.id })).toMatchObject({ ok: true });
    expect(await order({ ware: known.id, nth: 2 })).toEqual(
      no("enough-of-it", `You own all of ${known.name} that a deck can use.`),
    );
    expect(await order({ nth: 2 })).toEqual(
      no("out-of-order", `The next ${fresh.name} you can buy is number 1.`),
    );
    expect(await order({ price: 1 })).toEqual(
      no("price-changed", `${fresh.name} costs ${fresh.price} gold, not 1.`),
    );
    expect(await order({ ware: "dragon" })).toMatchObject({ refusal: { code: "no-such-ware" } });
  });

  test("[R79] further ground is bought once", async () => {
    const order = await customer("kim", 1_000);
    const ground = { ware: "napoleon/marsh", price: 500 };
    expect(await order(ground)).toMatchObject({ value: { gold: 500 } });
    expect(await order({ ...ground, nth: 2 })).toMatchObject({ refusal: { code: "enough-of-it" } });
  });

  test("a guest keeps gold and buys with a name", async () => {
    const order = await customer("leo", 5_000, "guest");
    expect(await order()).toMatchObject({ refusal: { code: "shop-needs-a-name" } });
  });

  test("[R80] what is not owned is refused where a match counts, by name; what was bought is not", async () => {
    const order = await customer("mia", 5_000);
    const entry = { decks: [{ hero: "napoleon/marsh", cards: [fresh.id, fresh.id] }] };
    expect(await demandOwned(store().db, "mia", "clans", entry)).toEqual(
      no(
        "not-owned",
        `You do not own ${fresh.name} (0 of 2), Napoleon Bonaparte with marsh ground. Against bots and friends any card may be played.`,
      ),
    );
    await order();
    await order({ nth: 2 });
    await order({ ware: "napoleon/marsh", price: 500 });
    expect(await demandOwned(store().db, "mia", "clans", entry)).toMatchObject({ ok: true });
    expect(await demandOwned(store().db, "mia", "orcain", null)).toMatchObject({ ok: true });
  });

  test("who is deleted leaves gold and purchases behind", async () => {
    const order = await customer("ned", 5_000);
    await order();
    expect(await deleteAccount(store().db, "ned", 0)).toMatchObject({ ok: true });
    const { gold } = await store()
      .db.selectFrom("account")
      .select("gold")
      .where("id", "=", "ned")
      .executeTakeFirstOrThrow();
    expect(Number(gold)).toBe(0);
    expect(
      await store().db.selectFrom("purchase").where("account_id", "=", "ned").selectAll().execute(),
    ).toEqual([]);
  });

  test("nobody’s gold falls below nothing, whoever asks for it", async () => {
    await customer("oda", 10);
    await expect(mint("oda", -11)).rejects.toThrow(/check constraint/);
  });
});
