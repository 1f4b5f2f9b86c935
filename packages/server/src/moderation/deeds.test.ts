import { expect, test } from "vitest";
import { createGuest } from "../accounts/create-guest.ts";
import { fileReport } from "../reports/file-report.ts";
import { listReports } from "../reports/list-reports.ts";
import { matchRow } from "../testing/rows.ts";
import { onBothStores } from "../testing/stores.ts";
import { askRename } from "./ask-rename.ts";
import { listDeeds } from "./list-deeds.ts";
import { settleReport } from "./settle-report.ts";

onBothStores("what admins do", (store) => {
  const office = () => ({ db: store().db, now: () => 5_000 });
  const guest = async (): Promise<string> => (await createGuest(store().db, 0)).account.id;

  test("with a report is said beside it, once, and can be undone", async () => {
    const [ann, bob, admin] = [await guest(), await guest(), await guest()];
    const match = await matchRow(store(), { id: "reported", seat_0: ann, seat_1: bob });
    await fileReport(store().db, { match, reporter: ann, account: bob, words: "He stalls", at: 1 });
    const [open] = await listReports(store().db, { state: "open", limit: 9 });
    const verdict = { admin, report: open!.id, reason: "Warned him" };
    expect(await settleReport(office(), { ...verdict, state: "handled" })).toMatchObject({
      ok: true,
    });
    expect(await settleReport(office(), { ...verdict, state: "dismissed" })).toMatchObject({
      refusal: { code: "report-settled" },
    });
    const list = (which: Partial<Parameters<typeof listReports>[1]>) =>
      listReports(store().db, { limit: 9, ...which });
    expect(await list({ state: "open" })).toEqual([]);
    expect(await list({ account: bob })).toMatchObject([
      { state: "handled", handled: { at: 5_000 }, about: { id: bob } },
    ]);
    expect(await list({ account: ann })).toEqual([]);
    await settleReport(office(), { ...verdict, state: "open" });
    expect(await list({ state: "open" })).toMatchObject([{ state: "open", handled: null }]);
    const deeds = await listDeeds(store().db, { account: bob, limit: 9 });
    expect(deeds.map(({ what, about }) => [what, about])).toEqual([
      ["opened a report again", `report ${open!.id}`],
      ["handled a report", `report ${open!.id}`],
    ]);
  });

  test("is read page by page, and stands: not even the database lets it be changed", async () => {
    const [admin, account] = [await guest(), await guest()];
    for (const reason of ["first", "second", "third"])
      await askRename(office(), { admin, account, reason });
    const first = await listDeeds(store().db, { limit: 2 });
    const second = await listDeeds(store().db, { limit: 1, before: first.at(-1)!.id });
    expect([...first, ...second].map(({ reason }) => reason)).toEqual(["third", "second", "first"]);
    expect(first[0]).toMatchObject({ at: 5_000, account: { id: account }, until: null });
    const { db } = store();
    await expect(db.updateTable("deed").set({ reason: "none" }).execute()).rejects.toThrow("done");
    await expect(db.deleteFrom("deed").execute()).rejects.toThrow("done");
  });
});
