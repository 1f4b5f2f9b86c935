import type { MatchRecord } from "@holmgang/kernel";
import { bankedHost } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import type { Playable } from "../game/playable.ts";
import type { Told } from "../match/feed.ts";
import { localMatch } from "./local-match.ts";

/** A bot that lays whatever it may. */
const playable: Playable = {
  host: bankedHost,
  bots: [
    {
      name: "any",
      about: "Lays anything.",
      choose: (_view, [move]) => ({ move: move!, waits: false, value: null, candidates: [] }),
    },
  ],
};

const PLAN = {
  game: "banked",
  settings: { cards: 4 },
  entry: null,
  botEntry: null,
  bot: "any",
  seat: 0,
  seed: "local",
} as const;

/** A table in a browser whose clock is turned by hand. */
function sitDown(now: number, from: MatchRecord | null) {
  const at = { now };
  const said: { told: Told; record: MatchRecord }[] = [];
  let bell: { readonly time: number; ring(): void } | null = null;
  const match = localMatch(playable, PLAN, from, {
    now: () => at.now,
    at(time, ring) {
      bell = { time, ring };
      return () => (bell = null);
    },
    tell: (told, record) => said.push({ told, record }),
  });
  return {
    last: () => said.at(-1)!,
    layAfter(ms: number): void {
      at.now += ms;
      const { id } = said.at(-1)!.told.questions[0]!;
      expect(match.move(id, { kind: "lay", card: 1 })).toBeNull();
    },
    waitForBell(): number {
      const due = bell!;
      at.now = due.time;
      due.ring();
      return due.time;
    },
  };
}

describe("a match against a bot in this browser", () => {
  test("[K25] that was left and is taken up again finds its bank", () => {
    const table = sitDown(10_000, null);
    table.layAfter(400);
    table.layAfter(900);
    const { told, record } = table.last();
    expect(told.questions).toMatchObject([
      { limitMs: null, bank: { ms: 3000, leftMs: 2100, deadline: 13_400 } },
    ]);
    const again = sitDown(500_000, record);
    expect(again.last().told.questions).toMatchObject([
      { limitMs: null, bank: { ms: 3000, leftMs: 2100, deadline: 502_100 } },
    ]);
  });

  test("[K26] is lost when the bank falls", () => {
    const table = sitDown(10_000, null);
    for (const ms of [400, 900]) table.layAfter(ms);
    expect(table.waitForBell()).toBe(13_900);
    expect(table.last().told.outcome).toEqual({ result: "win", seat: 1, reason: "time" });
    expect(table.last().record.inputs.at(-1)).toMatchObject({ kind: "expire", clock: "bank" });
  });

  test("begins the limit of its question anew when it is taken up again", () => {
    const table = sitDown(10_000, null);
    table.layAfter(400);
    const again = sitDown(500_000, table.last().record);
    expect(again.last().told.questions).toMatchObject([{ limitMs: 1000, deadline: 501_000 }]);
  });
});
