import { openStore } from "@holmgang/server";
import type { Store, StorePlace } from "@holmgang/server";
import { createGuest } from "../../packages/server/src/accounts/create-guest.ts";

/** Does something with a database while no server is at it. */
export async function withStore<V>(
  place: StorePlace,
  work: (store: Store) => Promise<V>,
): Promise<V> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Somebody with a name: an account, and the token that proves it. */
export async function newNamed({ db }: Store): Promise<{ account: string; token: string }> {
  const { account, token } = await createGuest(db, Date.now());
  await db.updateTable("account").set({ kind: "named" }).where("id", "=", account.id).execute();
  return { account: account.id, token };
}
