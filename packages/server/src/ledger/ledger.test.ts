import type { Outcome } from "@holmgang/kernel";
import { sql } from "kysely";
import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../store/schema.ts";
import { keepMatch } from "../index.ts";
import { keepingOn, someMatch } from "../testing/keeping.ts";
import { stakeOf } from "../testing/stake-of.ts";
import { onBothStores } from "../testing/stores.ts";
import { askIn } from "../store/ask.ts";
import { grant, topUp } from "./grant.ts";
import { settle } from "./stakes.ts";
import { tokensOf, transfer } from "./transfer.ts";

const win: Outcome = { result: "win", seat: 1, reason: "decision" };
const draw: Outcome = { result: "draw", reason: "round-cap" };
const bothLose: Outcome = { result: "both-lose", reason: "timeout" };
const nothing: Outcome = { result: "void", reason: "abandoned" };

onBothStores("the ledger", (store) => {
  const inOne = <V>(work: (step: Transaction<Database>) => Promise<V>): Promise<V> =>
    store().db.transaction().execute(work);
  const tokens = (...ids: readonly string[]) =>
    Promise.all(ids.map((id) => tokensOf(store().db, id)));

  async function players(name: string, amount: number): Promise<readonly [string, string]> {
    const ids = [`${name} a`, `${name} b`] as const;
    await store()
      .db.insertInto("account")
      .values(ids.map((id) => ({ id, kind: "guest", nickname: id, nickname_key: id })))
      .execute();
    for (const id of ids) await inOne((step) => grant(step, id, amount));
    await someMatch(store(), name);
    return ids;
  }

  test.each([
    ["the winner takes the pot", win, [9, 11]],
    ["a draw gives the stakes back", draw, [10, 10]],
    ["a void match gives the stakes back", nothing, [10, 10]],
    ["when both lose the pot is burned", bothLose, [9, 9]],
  ])("%s", async (name, outcome, expected) => {
    const seats = await players(name, 10);
    const burned = await tokensOf(store().db, "burned");
    await inOne((step) => stakeOf(step, name, seats));
    expect(await tokens(...seats)).toEqual([9, 9]);
    await inOne((step) => settle(askIn(step), name, seats, outcome));
    expect(await tokens(...seats)).toEqual(expected);
    expect(await tokens("pot", "burned")).toEqual([0, burned + (outcome === bothLose ? 2 : 0)]);
  });

  test("a match pays its winner in the moment its last input is durable, whichever of two nodes takes it", async () => {
    const seats = await players("played", 10);
    await someMatch(store(), "played out", 0, seats);
    await inOne((step) => stakeOf(step, "played out", seats));
    const keeping = keepingOn(store(), { now: 1000 });
    const [one, two] = [
      await keepMatch(keeping, "played out"),
      await keepMatch(keeping, "played out"),
    ];
    const give = { kind: "forfeit", seats: [0], reason: "resigned" } as const;
    const answers = await Promise.all([one.take(give), two.take(give)]);
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.refusal.code)).toSorted()).toEqual([
      "match-over",
      "ok",
    ]);
    expect(await tokens(...seats)).toEqual([9, 11]);
    const { outcome } = await store()
      .db.selectFrom("match")
      .select("outcome")
      .where("id", "=", "played out")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(outcome!)).toEqual({ result: "win", seat: 1, reason: "forfeit" });
  });

  test("if what follows from an end cannot be written, the end has not happened", async () => {
    const seats = await players("unsettled", 10);
    await someMatch(store(), "unsettled end", 0, seats);
    await inOne((step) => stakeOf(step, "unsettled end", seats));
    await inOne((step) => settle(askIn(step), "unsettled end", seats, draw));
    await inOne((step) =>
      transfer(step, {
        kind: "sink",
        matchId: "unsettled end",
        amounts: new Map([
          ["mint", -2],
          ["pot", 2],
        ]),
      }),
    );
    const match = await keepMatch(keepingOn(store(), { now: 1000 }), "unsettled end");
    await expect(match.take({ kind: "forfeit", seats: [0], reason: "resigned" })).rejects.toThrow(
      /unique/,
    );
    expect(
      (await keepMatch(keepingOn(store(), { now: 1000 }), "unsettled end")).journal().inputs,
    ).toEqual([]);
    await inOne((step) =>
      transfer(step, {
        kind: "sink",
        matchId: "unsettled end",
        amounts: new Map([
          ["mint", 2],
          ["pot", -2],
        ]),
      }),
    );
  });

  test("who cannot pay is refused, and nobody has paid", async () => {
    const [rich, poor] = await players("poor", 1);
    await inOne((step) =>
      transfer(step, {
        kind: "sink",
        matchId: null,
        amounts: new Map([
          [poor, -1],
          ["sink", 1],
        ]),
      }),
    );
    await expect(inOne((step) => stakeOf(step, "poor", [rich, poor]))).rejects.toThrow(
      /check constraint/,
    );
    expect(await tokens(rich, poor)).toEqual([1, 0]);
  });

  test("against a bot nothing is staked and nothing is paid", async () => {
    const [player] = await players("bot", 10);
    await inOne((step) => stakeOf(step, "bot", [player, null]));
    await inOne((step) => settle(askIn(step), "bot", [player, null], { ...win, seat: 0 }));
    expect(await tokens(player)).toEqual([10]);
  });

  test("a match is staked once and settled once, whatever two nodes try", async () => {
    const seats = await players("once", 10);
    const pay = () => inOne((step) => stakeOf(step, "once", seats));
    const stakes = await Promise.allSettled([pay(), pay()]);
    expect(stakes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const end = () => inOne((step) => settle(askIn(step), "once", seats, win));
    await Promise.allSettled([end(), end(), end()]);
    expect(await tokens(...seats)).toEqual([9, 11]);
  });

  test("the database refuses entries that do not sum to zero", async () => {
    const [player] = await players("crooked", 1);
    const amounts = new Map([
      [player, 5],
      ["mint", -4],
    ]);
    await expect(
      inOne((step) => transfer(step, { kind: "grant", matchId: null, amounts })),
    ).rejects.toThrow("do not sum to zero");
    expect(await tokens(player)).toEqual([1]);
  });

  test("nobody falls below nothing", async () => {
    const [player] = await players("debt", 1);
    const amounts = new Map([
      [player, -2],
      ["sink", 2],
    ]);
    await expect(
      inOne((step) => transfer(step, { kind: "sink", matchId: null, amounts })),
    ).rejects.toThrow(/check constraint/);
  });

  test("at nothing a player is topped up to three, once a day, and not before", async () => {
    const [player] = await players("top-up", 1);
    expect(await inOne((step) => topUp(step, player))).toBe(0);
    const spend = (amount: number) =>
      inOne((step) =>
        transfer(step, {
          kind: "sink",
          matchId: null,
          amounts: new Map([
            [player, -amount],
            ["sink", amount],
          ]),
        }),
      );
    await spend(1);
    expect(await inOne((step) => topUp(step, player))).toBe(3);
    await spend(3);
    expect(await inOne((step) => topUp(step, player))).toBe(0);
  });

  test("after all this, all tokens sum to zero, by accounts and by entries", async () => {
    const { rows } = await sql<{ held: string; entered: string }>`
      select (select sum(tokens) from account) as held, (select sum(amount) from ledger_entry) as entered`.execute(
      store().db,
    );
    expect(rows.map(({ held, entered }) => [Number(held), Number(entered)])).toEqual([[0, 0]]);
  });
});
