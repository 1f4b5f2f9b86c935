import { sql } from "kysely";
import { expect, test } from "vitest";
import { tokensOf, transfer } from "../ledger/transfer.ts";
import { someMatch } from "../testing/keeping.ts";
import { onBothStores } from "../testing/stores.ts";
import { ownAccount, publicAccount } from "./account-view.ts";
import { findAccount } from "./account.ts";
import { block, blockedBy, isBlockedPair, unblock } from "./blocks.ts";
import { claimTopUp } from "./claim-top-up.ts";
import { claim } from "./claim.ts";
import { createGuest } from "./create-guest.ts";
import { deleteAccount } from "./delete-account.ts";
import { ledgerPage } from "./ledger-page.ts";
import { rename } from "./rename.ts";
import { accountOf } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;

onBothStores("an account", (store) => {
  const db = () => store().db;
  const guest = async (): Promise<string> => (await createGuest(db(), NOW)).account.id;
  const pay = (id: string, amount: number) =>
    db()
      .transaction()
      .execute((step) =>
        transfer(step, {
          kind: "sink",
          matchId: null,
          amounts: new Map([
            [id, -amount],
            ["sink", amount],
          ]),
        }),
      );

  test("that is deleted is nobody's; its matches and its ledger stay", async () => {
    const { account, token } = await createGuest(db(), NOW);
    const { id } = account;
    const other = await guest();
    await claim(db(), id, { nickname: "Ugluk", password: "correct horse" });
    await block(db(), id, other);
    await block(db(), other, id);
    await someMatch(store(), "kept", 0, [id, other]);
    const strength = { rating: 1500, deviation: 350, volatility: 0.06 };
    await db()
      .insertInto("rating")
      .values({ account_id: id, game: "orcain", mode: "live", ...strength })
      .execute();
    for (const [invite, host_id, guest_id, state] of [
      ["open", id, null, "open"],
      ["for it", other, id, "open"],
      ["past", id, other, "declined"],
    ] as const) {
      const terms = { game: "orcain", settings: "{}", host_entry: "{}", host_seat: 0 };
      const times = { created_at: "0", expires_at: "1" };
      await db()
        .insertInto("invite")
        .values({ id: invite, host_id, guest_id, state, match_id: null, ...terms, ...times })
        .execute();
    }
    const sink = await tokensOf(db(), "sink");

    expect(await deleteAccount(db(), id, NOW, "correct horse")).toMatchObject({
      refusal: { code: "in-match" },
    });
    expect(await accountOf(db(), token, NOW)).toMatchObject({ nickname: "Ugluk" });

    await db().updateTable("match").set({ outcome: "{}" }).where("id", "=", "kept").execute();
    expect(await deleteAccount(db(), id, NOW, "correct horse")).toEqual({ ok: true, value: null });

    expect(await findAccount(db(), id)).toBeNull();
    expect(await accountOf(db(), token, NOW)).toBeNull();
    const login = { nickname: "Ugluk", password: "correct horse" };
    expect(await signIn(db(), login, NOW)).toMatchObject({ refusal: { code: "wrong-login" } });
    const row = db().selectFrom("account").selectAll().where("id", "=", id);
    expect(publicAccount(await row.executeTakeFirstOrThrow())).toEqual({
      id,
      nickname: `Deleted ${id.slice(1, 7)}`,
      kind: "named",
      avatar: "orc",
    });
    expect(await tokensOf(db(), id)).toBe(0);
    expect(await tokensOf(db(), "sink")).toBe(sink + 10);
    expect((await ledgerPage(db(), id, null)).entries.map(({ amount }) => amount)).toEqual([
      -10, 10,
    ]);
    expect(await isBlockedPair(db(), id, other)).toBe(false);
    for (const table of ["login", "session", "rating"] as const) {
      const left = await db().selectFrom(table).where("account_id", "=", id).selectAll().execute();
      expect(left).toEqual([]);
    }
    expect(await db().selectFrom("invite").select("id").execute()).toEqual([{ id: "past" }]);
    expect(
      await db().selectFrom("match").select("seat_0").where("id", "=", "kept").execute(),
    ).toEqual([{ seat_0: id }]);

    expect(await rename(db(), other, "ugluk")).toMatchObject({ ok: true });
    expect(await deleteAccount(db(), id, NOW)).toMatchObject({
      refusal: { code: "no-such-account" },
    });
  });

  test("blocks another, not itself and not nobody; the two do not meet either way", async () => {
    const [a, b] = [await guest(), await guest()];
    await rename(db(), b, "Blocked One");
    expect(await block(db(), a, b)).toMatchObject({ ok: true });
    expect(await block(db(), a, b)).toMatchObject({ ok: true });
    expect([await isBlockedPair(db(), a, b), await isBlockedPair(db(), b, a)]).toEqual([
      true,
      true,
    ]);
    expect(await blockedBy(db(), a)).toEqual([
      { id: b, nickname: "Blocked One", kind: "guest", avatar: "orc" },
    ]);
    expect(await blockedBy(db(), b)).toEqual([]);
    await unblock(db(), a, b);
    expect(await isBlockedPair(db(), a, b)).toBe(false);
    expect(await block(db(), a, a)).toMatchObject({ refusal: { code: "own-account" } });
    for (const nobody of ["mint", "a0"]) {
      expect(await block(db(), a, nobody)).toMatchObject({ refusal: { code: "no-such-account" } });
    }
  });

  test("without tokens gets new ones once a day, and knows when", async () => {
    const id = await guest();
    const own = async () => ownAccount(db(), (await findAccount(db(), id))!, false);
    expect(await own()).toMatchObject({ tokens: 10, topUpAt: null, isAdmin: false });
    expect(await claimTopUp(db(), id)).toMatchObject({ refusal: { code: "has-tokens" } });
    await pay(id, 10);
    expect(await own()).toMatchObject({ tokens: 0, topUpAt: 0 });
    const both = await Promise.all([claimTopUp(db(), id), claimTopUp(db(), id)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await own()).toMatchObject({ tokens: 3, topUpAt: null });
    await pay(id, 3);
    const { topUpAt } = await own();
    expect(Math.abs(topUpAt! - DAY - Date.now())).toBeLessThan(60_000);
    expect(await claimTopUp(db(), id)).toEqual({
      ok: false,
      refusal: {
        code: "topped-up-today",
        words: expect.stringMatching(
          /^You had your new tokens; the next are here at \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
        ) as string,
      },
    });
    await sql`update ledger_transaction set at = at - interval '24 hours'`.execute(db());
    expect(await claimTopUp(db(), id)).toMatchObject({ ok: true, value: { tokens: 3 } });
  });

  test("has a ledger to leaf through, newest first", async () => {
    const id = await guest();
    for (let i = 0; i < 5; i++) {
      await pay(id, 10);
      for (let j = 0; j < 10; j++) await pay(id, -1);
    }
    const first = await ledgerPage(db(), id, null);
    const second = await ledgerPage(db(), id, first.before);
    expect([first.entries.length, second.entries.length, second.before]).toEqual([50, 6, null]);
    expect(second.entries.at(-1)).toMatchObject({ kind: "grant", amount: 10, matchId: null });
    const ids = [...first.entries, ...second.entries].map(({ id: each }) => Number(each));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});
