import type { Rng } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { tokensOf } from "../ledger/transfer.ts";
import { someMatch } from "../testing/keeping.ts";
import { onBothStores } from "../testing/stores.ts";
import { becomeBot, createBotToken } from "./become-bot.ts";
import { createGuest } from "./create-guest.ts";
import { accountOf, closeSession, closeSessions, openSession, sweepSessions } from "./sessions.ts";
import { setAvatar } from "./set-avatar.ts";
import { sweepGuests } from "./sweep-guests.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

onBothStores("a guest", (store) => {
  const db = () => store().db;
  const row = (id: string) =>
    db().selectFrom("account").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test("has a name, ten tokens and a session whose token is stored nowhere", async () => {
    const { account, token } = await createGuest(db(), NOW);
    expect(account).toMatchObject({ kind: "guest", tokens: 10, avatar: "orc", renames: 0 });
    expect(account.nickname).toMatch(/^\w+ \w+ \d+$/);
    expect(await row(account.id)).toEqual({ ...account });
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await accountOf(db(), token, NOW)).toEqual({
      ...account,
      session: expect.any(String) as unknown,
      ban: null,
    });
    expect(JSON.stringify(await db().selectFrom("session").selectAll().execute())).not.toContain(
      token,
    );
  });

  test("gets another name if somebody has it, and one of its own if chance has no other", async () => {
    const always: Rng = { below: () => 0 };
    const { account: first } = await createGuest(db(), NOW, always);
    const { account: second } = await createGuest(db(), NOW, always);
    expect(first.nickname).toBe("Grim Badger 0");
    expect(second.nickname).toMatch(/^Nameless [0-9a-f]{7}$/);
  });

  test("is recognised for 180 days after each visit, and no longer", async () => {
    const { account, token } = await createGuest(db(), NOW);
    expect(await accountOf(db(), token, NOW + 179 * DAY)).toMatchObject({ id: account.id });
    expect(await accountOf(db(), token, NOW + 358 * DAY)).toMatchObject({ id: account.id });
    expect(await accountOf(db(), token, NOW + 538 * DAY)).toBeNull();
    await sweepSessions(db(), NOW + 538 * DAY);
    expect(await accountOf(db(), token, NOW)).toBeNull();
  });

  test("is marked as seen once an hour at most", async () => {
    const { account, token } = await createGuest(db(), NOW);
    const seenAfter = async (ms: number): Promise<number> => {
      await accountOf(db(), token, NOW + ms);
      return Number((await row(account.id)).seen_at) - NOW;
    };
    expect(await seenAfter(59 * 60_000)).toBe(0);
    expect(await seenAfter(61 * 60_000)).toBe(61 * 60_000);
  });

  test("may close one session, or all of them", async () => {
    const { account, token } = await createGuest(db(), NOW);
    const others = [
      await openSession(db(), account.id, "browser", NOW),
      await openSession(db(), account.id, "browser", NOW),
    ];
    const open = async () =>
      Promise.all([token, ...others].map(async (each) => !!(await accountOf(db(), each, NOW))));
    await closeSession(db(), token);
    expect(await open()).toEqual([false, true, true]);
    await closeSessions(db(), account.id);
    expect(await open()).toEqual([false, false, false]);
  });

  test("chooses a face", async () => {
    const { account } = await createGuest(db(), NOW);
    expect(await setAvatar(db(), account.id, "mage")).toMatchObject({ value: { avatar: "mage" } });
  });

  test("who has not played becomes a bot, for ever, with one token that lasts five years", async () => {
    const { account } = await createGuest(db(), NOW);
    const bot = await becomeBot(db(), account.id, NOW);
    if (!bot.ok) throw new Error(bot.refusal.words);
    expect(bot.value.account).toMatchObject({ id: account.id, kind: "bot", tokens: 10 });
    expect(await accountOf(db(), bot.value.token, NOW + 1800 * DAY)).toMatchObject({ kind: "bot" });
    expect(await accountOf(db(), bot.value.token, NOW + 1826 * DAY)).toBeNull();
    expect(await becomeBot(db(), account.id, NOW)).toMatchObject({
      refusal: { code: "not-a-fresh-guest" },
    });
    expect(await createBotToken(db(), account.id, NOW)).toMatchObject({ ok: true });
    expect(await accountOf(db(), bot.value.token, NOW)).toBeNull();
  });

  test("who has played stays what it is", async () => {
    const { account } = await createGuest(db(), NOW);
    await someMatch(store(), "played by a guest", 0, [null, account.id]);
    expect(await becomeBot(db(), account.id, NOW)).toMatchObject({
      refusal: { code: "not-a-fresh-guest" },
    });
    expect(await createBotToken(db(), account.id, NOW)).toMatchObject({
      refusal: { code: "not-a-bot" },
    });
  });

  test("who does not come back for 30 days is swept, unless at a table or connected", async () => {
    await sweepGuests(db(), NOW + 10_000 * DAY); // those of the tests above
    const { account: gone, token } = await createGuest(db(), NOW);
    const { account: playing } = await createGuest(db(), NOW);
    const { account: connected } = await createGuest(db(), NOW);
    const { account: recent } = await createGuest(db(), NOW + DAY);
    await someMatch(store(), "unfinished", 0, [playing.id, null]);
    await db().insertInto("node").values({ id: "n", started_at: "0", alive_at: "0" }).execute();
    await db()
      .insertInto("presence")
      .values({ id: "p", node_id: "n", account_id: connected.id, since: "0" })
      .execute();
    const sink = await tokensOf(db(), "sink");
    expect(await sweepGuests(db(), NOW + 30 * DAY + 1)).toBe(1);
    expect(await sweepGuests(db(), NOW + 30 * DAY + 1)).toBe(0);
    expect(await tokensOf(db(), "sink")).toBe(sink + 10);
    expect(await accountOf(db(), token, NOW)).toBeNull();
    expect(await row(gone.id)).toMatchObject({ nickname: `Deleted ${gone.id.slice(1, 7)}` });
    for (const { id } of [playing, connected, recent]) {
      expect((await row(id)).deleted_at).toBeNull();
    }
  });
});
