import type { Input, Seat, Viewer } from "@holmgang/kernel";
import { bankedHost } from "@holmgang/kernel/testing";
import { parseMessage } from "@holmgang/protocol";
import { beforeAll, expect, test } from "vitest";
import { keepMatch } from "../index.ts";
import type { KeptMatch, Store } from "../index.ts";
import { updateMessage, updatesOf } from "../tables/audience.ts";
import { keepingOn, someMatchAt } from "../testing/keeping.ts";
import { onBothStores } from "../testing/stores.ts";

const lay = (seat: Seat): Input => ({ kind: "move", seat, move: { kind: "lay", card: 1 } });

/** What a viewer was told last, as it travels. */
function toldTo(match: KeptMatch, viewer: Viewer) {
  const updates = updatesOf(match, viewer);
  const message = parseMessage(updateMessage(match, updates.at(-1)!, updates.length));
  if (message.kind !== "update") throw new Error("an update is an update");
  return message;
}

onBothStores("a match with time banks", (opened) => {
  const clock = { now: 1_000_000 };
  let store: Store;
  beforeAll(() => {
    store = opened();
  });

  const node = (id: string) =>
    keepMatch({ ...keepingOn(store, clock), hostOf: () => bankedHost }, id);

  /** Both lay their first cards in secret, then seat 0 has its turn, on a limit and its bank. */
  async function begun(id: string): Promise<KeptMatch> {
    const match = await node(await someMatchAt(bankedHost, store, { id, openedAt: clock.now }));
    clock.now += 400;
    for (const seat of [0, 1] as const) expect((await match.take(lay(seat))).ok).toBe(true);
    return match;
  }

  async function takeAfter(match: KeptMatch, ms: number, input: Input): Promise<void> {
    clock.now += ms;
    expect((await match.take(input)).ok).toBe(true);
  }

  test("[K25] another node, or the same one after a restart, finds every bank in the log", async () => {
    const match = await begun("restart");
    await takeAfter(match, 900, lay(0));
    await takeAfter(match, 700, lay(1));
    await takeAfter(match, 300, { kind: "pause" });
    const again = await node("restart");
    expect(again.clocks()).toEqual(match.clocks());
    await takeAfter(again, 60_000, { kind: "resume" });
    await takeAfter(again, 100, lay(0));
    expect(again.clocks().used).toEqual([1300, 700]);
    expect((await node("restart")).clocks()).toEqual(again.clocks());
  });

  test("[K26] the bank's fall is an input of its own, at its own time, whoever notices and however late", async () => {
    const match = await begun("fall");
    await takeAfter(match, 900, lay(0));
    await takeAfter(match, 700, lay(1));
    const left = clock.now + 3000 - 900;
    clock.now += 3_600_000;
    const again = await node("fall");
    await Promise.all([match.ring(), again.ring()]);
    const last = again.journal().inputs.at(-1)!;
    expect(last).toMatchObject({ kind: "expire", seat: 0, clock: "bank" });
    expect(again.openedAt + last.at).toBe(left + 500);
    const { outcome } = await store.db
      .selectFrom("match")
      .select("outcome")
      .where("id", "=", "fall")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(outcome!)).toEqual({ result: "win", seat: 1, reason: "time" });
    const { journal } = await node("fall");
    expect(bankedHost.verify(bankedHost.recordOf(journal()))).toMatchObject({ ok: true });
  });

  test("[K27] a bank travels with its question, to the rival and to whoever watches where that is public", async () => {
    const match = await node(
      await someMatchAt(bankedHost, store, { id: "told", openedAt: clock.now }),
    );
    expect(toldTo(match, 0).decisions[0]).not.toHaveProperty("bank");
    for (const seat of [0, 1] as const) await takeAfter(match, 100, lay(seat));
    const bank = { ms: 3000, leftMs: 3000, deadline: clock.now + 3000 };
    expect(toldTo(match, 0).decisions).toMatchObject([{ bank }]);
    for (const viewer of [1, "spectator"] as const)
      expect(toldTo(match, viewer).others).toMatchObject([{ seat: 0, bank }]);
  });
});
