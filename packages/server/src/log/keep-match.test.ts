import type { Input } from "@holmgang/kernel";
import { beforeAll, expect, test } from "vitest";
import { inputLog, keepMatch } from "../index.ts";
import type { Store } from "../index.ts";
import { keepingOn, someMatch } from "../testing/keeping.ts";
import { onBothStores } from "../testing/stores.ts";

const confirm = (seat: 0 | 1, ...layout: readonly string[]): Input => ({
  kind: "move",
  seat,
  move: { kind: "layout_confirm", layout, roundIndex: null },
});
const draft = (seat: 0 | 1, text: string): Input => ({
  kind: "move",
  seat,
  move: { kind: "layout_draft", layout: [text, null, null], roundIndex: null },
});

onBothStores("a match kept", (opened) => {
  const clock = { now: 1_000_000 };
  let store: Store;
  beforeAll(() => {
    store = opened();
  });

  const rows = (id: string) =>
    store.db
      .selectFrom("match_input")
      .selectAll()
      .where("match_id", "=", id)
      .orderBy("seq")
      .execute();

  test("what was accepted is in the log, in order, when the answer comes", async () => {
    const match = await keepMatch(keepingOn(store, clock), await someMatch(store, "order"));
    clock.now += 1500;
    expect((await match.take(draft(0, "attack"))).ok).toBe(true);
    expect((await match.take(confirm(0, "attack", "heal", "counter"))).ok).toBe(true);
    expect((await match.take(confirm(1, "heal", "counter", "attack"))).ok).toBe(true);
    expect((await rows("order")).map(({ seq, seat, at }) => [seq, seat, Number(at)])).toEqual([
      [0, 0, 1500],
      [1, 0, 1500],
      [2, 1, 1500],
    ]);
  });

  test("what was refused leaves no trace", async () => {
    const match = await keepMatch(keepingOn(store, clock), await someMatch(store, "refused"));
    expect(await match.take(confirm(0, "attack", "attack", "attack"))).toMatchObject({
      ok: false,
      refusal: { code: "not-in-hand" },
    });
    expect(await rows("refused")).toEqual([]);
  });

  test("another node folds the same log to the same position, whatever a player wrote into it", async () => {
    const match = await keepMatch(keepingOn(store, clock), await someMatch(store, "fold"));
    for (const text of ["\u0000", "\ud800", "'; drop table match; --", "\u2028", "attack"])
      await match.take(draft(0, text));
    await match.take(confirm(1, "heal", "counter", "attack"));
    const other = await keepMatch(keepingOn(store, clock), "fold");
    expect(other.journal()).toEqual(match.journal());
    expect(other.clocks()).toEqual(match.clocks());
  });

  test("two nodes race: every input is taken once, and both end with the same chain", async () => {
    await someMatch(store, "race");
    const [one, two] = [
      await keepMatch(keepingOn(store, clock), "race"),
      await keepMatch(keepingOn(store, clock), "race"),
    ];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        (i % 2 ? one : two).take(draft(i % 4 < 2 ? 0 : 1, i % 3 ? "attack" : "heal")),
      ),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await rows("race")).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 40 }, (_, i) => i),
    );
    const third = await keepMatch(keepingOn(store, clock), "race");
    await one.take(confirm(0, "attack", "heal", "counter"));
    await third.take({ kind: "forfeit", seats: [1], reason: "resigned" });
    expect(await two.take(draft(0, "heal"))).toMatchObject({ ok: false });
    const last = await keepMatch(keepingOn(store, clock), "race");
    expect(last.journal().chain).toBe(third.journal().chain);
  });

  test("the chain goes into the log every 32 inputs, and a match that folds to something else is void", async () => {
    const match = await keepMatch(keepingOn(store, clock), await someMatch(store, "chain"));
    for (let i = 0; i < 33; i++) await match.take(draft(0, i % 2 ? "attack" : "heal"));
    expect((await rows("chain")).flatMap(({ seq, chain }) => (chain ? [seq] : []))).toEqual([31]);
    await store.db
      .updateTable("match_input")
      .set({ chain: "0".repeat(64) })
      .where("match_id", "=", "chain")
      .where("seq", "=", 31)
      .execute();
    const complaints: unknown[] = [];
    const node = {
      ...keepingOn(store, clock),
      complain: (error: unknown) => complaints.push(error),
    };
    const broken = await keepMatch(node, "chain");
    expect(await broken.take(draft(0, "heal"))).toMatchObject({ refusal: { code: "match-over" } });
    expect(String((complaints[0] as Error).cause)).toContain("folds to another state");
    const { outcome } = await store.db
      .selectFrom("match")
      .select("outcome")
      .where("id", "=", "chain")
      .executeTakeFirstOrThrow();
    expect(outcome).toBe('{"result":"void","reason":"error"}');
  });

  test("the bell rings once for both seats, at its own time, whoever notices and however late", async () => {
    await someMatch(store, "bell", clock.now);
    const [one, two] = [
      await keepMatch(keepingOn(store, clock), "bell"),
      await keepMatch(keepingOn(store, clock), "bell"),
    ];
    clock.now += 20_499;
    await one.ring();
    expect(await rows("bell")).toEqual([]);
    clock.now += 5000;
    await Promise.all([one.ring(), two.ring(), one.ring(), two.ring()]);
    expect((await rows("bell")).map(({ seat, at }) => [seat, Number(at)])).toEqual([
      [0, 20_500],
      [1, 20_500],
    ]);
  });

  test("bells that were missed ring one after the other, each at its own time", async () => {
    const match = await keepMatch(
      keepingOn(store, clock),
      await someMatch(store, "late", clock.now),
    );
    clock.now += 3_600_000;
    await match.ring();
    expect((await rows("late")).map(({ at }) => Number(at))).toEqual([
      20_500, 20_500, 43_050, 43_050,
    ]);
    expect(match.clocks().running).toEqual([]);
  });

  test("a move after the bell comes too late, also if nobody has heard the bell yet", async () => {
    const match = await keepMatch(
      keepingOn(store, clock),
      await someMatch(store, "too late", clock.now),
    );
    const [question] = match.clocks().running;
    clock.now += 20_501;
    expect(
      await match.take(confirm(0, "attack", "heal", "counter"), { decision: question?.id }),
    ).toMatchObject({
      ok: false,
      refusal: { code: "stale" },
    });
    expect((await rows("too late")).map(({ input }) => (JSON.parse(input) as Input).kind)).toEqual([
      "expire",
      "expire",
    ]);
  });

  test("a move in the half second before the bell still counts", async () => {
    const match = await keepMatch(
      keepingOn(store, clock),
      await someMatch(store, "just in time", clock.now),
    );
    const [question] = match.clocks().running;
    clock.now += 20_499;
    expect(
      (await match.take(confirm(0, "attack", "heal", "counter"), { decision: question?.id })).ok,
    ).toBe(true);
  });

  test("many matches share their commits, and none loses or doubles an input", async () => {
    const log = inputLog(store);
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, i) => someMatch(store, `many ${i}`)),
    );
    const row = (match_id: string, seq: number) => ({
      match_id,
      seq,
      at: "0",
      seat: 0,
      input: "{}",
      chain: null,
    });
    const all = ids.flatMap((id) => [0, 1, 2].map((seq) => row(id, seq)));
    expect(await Promise.all(all.map((each) => log.append(each)))).toEqual(all.map(() => true));
    expect(await Promise.all(all.map((each) => log.append(each)))).toEqual(all.map(() => false));
  });

  test("an append that fails is an error for its sender, and the next one works", async () => {
    const log = inputLog(store);
    const row = { match_id: "any", seq: -1, at: "0", seat: 0, input: "{}", chain: null };
    await expect(log.append(row)).rejects.toThrow(/check constraint/);
    const id = await someMatch(store, "after the failure");
    expect(await log.append({ ...row, match_id: id, seq: 0 })).toBe(true);
  });
});
