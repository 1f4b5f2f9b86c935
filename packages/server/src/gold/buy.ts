import { ownedOf } from "@holmgang/decks";
import type { Economy, Ware } from "@holmgang/decks";
import { accept, refuse } from "@holmgang/kernel";
import type { Refusal, Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import { withAccount } from "../accounts/account.ts";
import { transfer } from "../ledger/transfer.ts";
import type { Database } from "../store/schema.ts";
import { boughtBy } from "./collection.ts";
import type { Collection } from "./collection.ts";

/** One of a ware. It names which one it will be and what was asked for it, so that it means the same when sent again. */
export interface Order {
  readonly ware: string;
  /** The first that is bought, the second, the third. */
  readonly nth: number;
  readonly price: number;
}

/**
 * Buys one of a ware, all of it in one transaction. An order that was carried out before changes nothing, and is answered
 * the same: whoever lost the answer, or clicked twice, sends it again.
 */
export const buy = (
  db: Kysely<Database>,
  id: string,
  economy: Economy,
  order: Order,
): Promise<Result<Collection>> =>
  withAccount(db, id, async (step, account) => {
    if (account.kind !== "named") return refuse(NAMELESS.code, NAMELESS.words);
    const ware = economy.wares.find((each) => each.id === order.ware);
    if (!ware) return refuse("no-such-ware", "There is nothing like that for sale.");
    const gold = Number(account.gold);
    const bought = await boughtBy(step, id, economy.id);
    const before = bought[ware.id] ?? 0;
    if (order.nth <= before) return accept({ gold, bought });
    const mayNot = refusalFor(order, ware, { before, owned: ownedOf(ware, bought), gold });
    if (mayNot) return refuse(mayNot.code, mayNot.words);
    const { price } = ware;
    const amounts = new Map([
      [id, -price],
      ["sink", price],
    ]);
    const paid = await transfer(step, {
      kind: "purchase",
      currency: "gold",
      matchId: null,
      amounts,
    });
    await step
      .insertInto("purchase")
      .values({
        account_id: id,
        economy: economy.id,
        ware: ware.id,
        nth: order.nth,
        transaction_id: paid!, // a price is never nothing
      })
      .execute();
    return accept({ gold: gold - price, bought: { ...bought, [ware.id]: order.nth } });
  });

const NAMELESS: Refusal = {
  code: "shop-needs-a-name",
  words: "Choose a name first: what a guest buys would be gone with the browser.",
};

interface Standing {
  /** How many of it were bought. */
  readonly before: number;
  readonly owned: number;
  readonly gold: number;
}

function refusalFor(
  { nth, price: asked }: Order,
  { name, price, most }: Ware,
  { before, owned, gold }: Standing,
): Refusal | null {
  if (owned >= most)
    return { code: "enough-of-it", words: `You own all of ${name} that a deck can use.` };
  if (nth !== before + 1)
    return { code: "out-of-order", words: `The next ${name} you can buy is number ${before + 1}.` };
  if (asked !== price)
    return { code: "price-changed", words: `${name} costs ${price} gold, not ${asked}.` };
  return gold < price
    ? { code: "not-enough-gold", words: `${name} costs ${price} gold, and you have ${gold}.` }
    : null;
}
