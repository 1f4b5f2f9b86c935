import type { Result } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { tokensOf } from "../ledger/transfer.ts";
import { onBothStores } from "../testing/stores.ts";
import type { Account } from "./account.ts";
import { claim } from "./claim.ts";
import { createGuest } from "./create-guest.ts";
import { rename } from "./rename.ts";

const shown = (renamed: Result<Account>) =>
  renamed.ok
    ? [renamed.value.nickname, renamed.value.tokens, renamed.value.renames]
    : renamed.refusal;

onBothStores("a nickname", (store) => {
  const db = () => store().db;
  const guest = async (): Promise<string> => (await createGuest(db(), 0)).account.id;

  test("[A22] costs nothing: tokens can be staked and nothing else", async () => {
    const id = await guest();
    expect(shown(await rename(db(), id, "Ugluk"))).toEqual(["Ugluk", 10, 1]);
    expect(shown(await rename(db(), id, "Snaga"))).toEqual(["Snaga", 10, 2]);
  });

  test("written in other letters is the same one, and free", async () => {
    const id = await guest();
    await rename(db(), id, "Mauhur");
    expect(shown(await rename(db(), id, "MAUHUR"))).toEqual(["MAUHUR", 10, 1]);
  });

  test("that breaks the rules, or that somebody has, is refused and costs nothing", async () => {
    const [one, two] = [await guest(), await guest()];
    await rename(db(), one, "Azog");
    await rename(db(), two, "Bolg");
    expect(shown(await rename(db(), two, "Al"))).toMatchObject({ code: "bad-nickname" });
    expect(shown(await rename(db(), two, "Admin"))).toMatchObject({ code: "forbidden-nickname" });
    expect(shown(await rename(db(), two, "AZOG"))).toEqual({
      code: "nickname-taken",
      words: "Somebody else has that nickname, or one that looks like it.",
    });
    expect(await tokensOf(db(), two)).toBe(10);
  });

  test("that looks like somebody's is refused, whichever way it comes in", async () => {
    await rename(db(), await guest(), "paypal");
    const taken = { ok: false, refusal: { code: "nickname-taken" } };
    expect(await rename(db(), await guest(), "раypal")).toMatchObject(taken);
    const claimed = await claim(db(), await guest(), {
      nickname: "payраl",
      password: "long enough",
    });
    expect(claimed).toMatchObject(taken);
  });

  test("goes to one of all who want it at the same time", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, guest));
    const answers = await Promise.all(ids.map((id) => rename(db(), id, "Grishnakh")));
    expect(answers.map((each) => (each.ok ? "ok" : each.refusal.code)).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => "nickname-taken"),
      "ok",
    ]);
  });

  test("is for accounts of somebody's", async () => {
    expect(shown(await rename(db(), "mint", "Minty"))).toMatchObject({ code: "no-such-account" });
  });
});
