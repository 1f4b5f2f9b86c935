import type { Result } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { namedAccount } from "../history/named-account.ts";
import { onBothStores } from "../testing/stores.ts";
import { claim } from "./claim.ts";
import { createGuest } from "./create-guest.ts";
import { lookAtNames } from "./look-at-names.ts";
import { rename } from "./rename.ts";
import { signIn } from "./sign-in.ts";

const password = "correct horse";

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.words);
  return result.value;
}

onBothStores("names from before looks were compared", (store) => {
  const db = () => store().db;

  /** An account as an older program made it. */
  async function old(nickname: string, year: number): Promise<string> {
    const { account } = await createGuest(db(), 0);
    must(await claim(db(), account.id, { password }));
    await db()
      .updateTable("account")
      .set({
        nickname,
        nickname_key: nickname.normalize("NFKC").toLowerCase(),
        nickname_look: `?${account.id}`,
        created_at: new Date(Date.UTC(year)),
      })
      .where("id", "=", account.id)
      .execute();
    return account.id;
  }

  const isAsked = async (id: string): Promise<boolean> => {
    const row = db().selectFrom("account").select("nickname_look").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).nickname_look === null;
  };

  test("stay, and all but the oldest of a look are asked to change", async () => {
    const young = await old("раypal", 2022);
    const oldest = await old("Paypal", 2020);
    const younger = await old("payраl", 2024);
    const unseen = await old("Orc\u3164", 2020);
    const fine = await old("Gorbag", 2025);
    await lookAtNames(db());
    const asked = await Promise.all([oldest, young, younger, unseen, fine].map(isAsked));
    expect(asked).toEqual([false, true, true, true, false]);

    for (const [nickname, id] of [
      ["Paypal", oldest],
      ["раypal", young],
      ["Orc\u3164", unseen],
    ] as const) {
      expect(must(await signIn(db(), { nickname, password }, 0)).account.id).toBe(id);
      expect(await namedAccount(db(), nickname)).toMatchObject({ id });
    }
    expect(await rename(db(), young, "раypal")).toMatchObject({
      refusal: { code: "nickname-taken" },
    });
    must(await rename(db(), young, "Another"));
    expect(await isAsked(young)).toBe(false);
    await lookAtNames(db());
    expect(await isAsked(younger)).toBe(true);
  });
});
