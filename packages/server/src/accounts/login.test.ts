import type { Result } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { someMatch } from "../testing/keeping.ts";
import { onBothStores } from "../testing/stores.ts";
import { claim } from "./claim.ts";
import type { Claimed } from "./claim.ts";
import { createGuest } from "./create-guest.ts";
import { recover } from "./recover.ts";
import { rename } from "./rename.ts";
import { accountOf } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

const NOW = 1_800_000_000_000;
const PASSWORD = "correct horse";

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.words);
  return result.value;
}

onBothStores("a claimed account", (store) => {
  const db = () => store().db;
  const guest = async (): Promise<string> => (await createGuest(db(), NOW)).account.id;
  const claimed = async (nickname: string): Promise<Claimed> =>
    must(await claim(db(), await guest(), { nickname, password: PASSWORD }));

  test("is the guest's own, with all it had", async () => {
    const { account: before, token } = await createGuest(db(), NOW);
    await someMatch(store(), "before the claim", 0, [before.id, null]);
    const { account, recoveryCode } = must(
      await claim(db(), before.id, { nickname: "Ugluk", password: PASSWORD }),
    );
    expect(account).toEqual({
      ...before,
      kind: "named",
      nickname: "Ugluk",
      nickname_key: "ugluk",
      nickname_look: "ugluk",
      renames: 1,
    });
    expect(recoveryCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await accountOf(db(), token, NOW)).toMatchObject({ id: before.id, kind: "named" });
  });

  test("may keep the guest's name, and choose its first later", async () => {
    const id = await guest();
    const { account } = must(await claim(db(), id, { password: PASSWORD }));
    expect(account).toMatchObject({ kind: "named", renames: 0 });
    expect(must(await rename(db(), id, "Late Orc"))).toMatchObject({ tokens: 10, renames: 1 });
  });

  test.each([
    ["1234567", "A password has 8 to 200 characters; this one has 7."],
    ["x".repeat(201), "A password has 8 to 200 characters; this one has 201."],
  ])("needs a password of some length", async (password, words) => {
    expect(await claim(db(), await guest(), { password })).toEqual({
      ok: false,
      refusal: { code: "weak-password", words },
    });
  });

  test("is claimed once, and under a name that nobody has", async () => {
    const { account } = await claimed("Azog");
    expect(await claim(db(), account.id, { password: PASSWORD })).toMatchObject({
      refusal: { code: "not-a-guest" },
    });
    expect(
      await claim(db(), await guest(), { nickname: "azog", password: PASSWORD }),
    ).toMatchObject({ refusal: { code: "nickname-taken" } });
  });

  test("is entered by its name and password, however either is composed", async () => {
    const { account } = must(
      await claim(db(), await guest(), { nickname: "Bolg", password: "Zo\u00eb's word" }),
    );
    const { token } = must(
      await signIn(db(), { nickname: "BOLG", password: "Zoe\u0308's word" }, NOW),
    );
    expect(await accountOf(db(), token, NOW)).toMatchObject({ id: account.id });
  });

  test("says the same to a wrong password and to a name that nobody has", async () => {
    await claimed("Gorbag");
    const wrong = await signIn(db(), { nickname: "Gorbag", password: "wrong horse" }, NOW);
    expect(wrong).toEqual({
      ok: false,
      refusal: {
        code: "wrong-login",
        words: "That nickname and password do not go together.",
      },
    });
    for (const nickname of ["Nobody Here", "?"]) {
      expect(await signIn(db(), { nickname, password: PASSWORD }, NOW)).toEqual(wrong);
    }
  });

  test("costs as much work to refuse either way", async () => {
    await claimed("Shagrat");
    // Work of this process and not time on the wall, which belongs to whoever else is busy.
    const least = async (nickname: string): Promise<number> => {
      const costs: number[] = [];
      for (let i = 0; i < 5; i++) {
        const start = process.cpuUsage();
        await signIn(db(), { nickname, password: "wrong horse" }, NOW);
        const { user, system } = process.cpuUsage(start);
        costs.push(user + system);
      }
      return Math.min(...costs);
    };
    const ratio = (await least("Nobody Here")) / (await least("Shagrat"));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test("is recovered by its code, once, and whoever was signed in is out", async () => {
    const { account, recoveryCode } = await claimed("Lurtz");
    const old = must(await signIn(db(), { nickname: "Lurtz", password: PASSWORD }, NOW)).token;
    const typed = recoveryCode.toLowerCase().replaceAll("-", " ").replaceAll("0", "o");
    const attempt = { nickname: "Lurtz", recoveryCode: typed, password: "new password" };
    const answers = await Promise.all([recover(db(), attempt, NOW), recover(db(), attempt, NOW)]);
    const [back, ...others] = answers.filter((answer) => answer.ok);
    expect(others).toEqual([]);
    expect(must(back!).account.id).toBe(account.id);
    expect(must(back!).recoveryCode).not.toBe(recoveryCode);
    expect(await accountOf(db(), old, NOW)).toBeNull();
    expect(await accountOf(db(), must(back!).token, NOW)).toMatchObject({ id: account.id });
    const again = { ...attempt, recoveryCode: must(back!).recoveryCode };
    expect(await recover(db(), { ...again, nickname: "Someone" }, NOW)).toMatchObject({
      refusal: { code: "wrong-login" },
    });
    expect(await recover(db(), { ...again, password: "short" }, NOW)).toMatchObject({
      refusal: { code: "weak-password" },
    });
    expect(await recover(db(), again, NOW)).toMatchObject({ ok: true });
    expect(await signIn(db(), { nickname: "Lurtz", password: PASSWORD }, NOW)).toMatchObject({
      ok: false,
    });
    expect(await signIn(db(), { nickname: "Lurtz", password: "new password" }, NOW)).toMatchObject({
      ok: true,
    });
  });

  test("leaves no secret in the tables", async () => {
    const { recoveryCode } = await claimed("Snaga");
    const logins = await db().selectFrom("login").selectAll().execute();
    expect(JSON.stringify(logins)).not.toContain(recoveryCode.replaceAll("-", ""));
    for (const { password, recovery } of logins) {
      expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(recovery).toMatch(/^\$argon2id\$/);
    }
  });
});
