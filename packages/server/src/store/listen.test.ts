import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothStores } from "../testing/stores.ts";
import { hint } from "./hints.ts";

onBothStores("hints", (store) => {
  test("are heard, also after a query has failed", async () => {
    const heard: unknown[] = [];
    await store().listen({ hear: (text) => void heard.push(JSON.parse(text)), missed: () => {} });
    const first = { kind: "presence", match: "first" } as const;
    const second = { kind: "presence", match: "second" } as const;
    await hint(store().db, first);
    await expect.poll(() => heard).toEqual([first]);
    await expect(sql`select 1 / 0`.execute(store().db)).rejects.toThrow("division by zero");
    await hint(store().db, second);
    await expect.poll(() => heard).toEqual([first, second]);
  });
});
