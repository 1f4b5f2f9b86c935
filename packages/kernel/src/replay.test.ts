import { describe, expect, test } from "vitest";
import { canonical } from "./canonical.ts";
import { commit, matchSeed } from "./fairness.ts";
import { append, openJournal } from "./journal.ts";
import type { MatchRecord } from "./record.ts";
import { replay } from "./replay.ts";
import { sampleFairness, sampleRecord } from "./testing/sample.ts";
import { toy } from "./testing/toy.ts";
import { verify } from "./verify.ts";

const record = sampleRecord();

const verdict = (changed: MatchRecord): string => {
  const result = verify(toy, changed);
  return result.ok ? "holds" : `${result.refusal.code}: ${result.refusal.words}`;
};

describe("replay", () => {
  test("goes to any point: page n is the position after n inputs", () => {
    const whole = replay(toy, record);
    const half = replay(toy, record, 4);
    expect(whole.ok && whole.value).toHaveLength(9);
    expect(half.ok && half.value.map((page) => page.journal.chain)).toEqual(
      whole.ok && whole.value.slice(0, 5).map((page) => page.journal.chain),
    );
  });

  test("tells the events of every input again", () => {
    const pages = replay(toy, record);
    expect(
      pages.ok && pages.value.map((page) => page.events.map((event) => event.kind).join()),
    ).toEqual(["dealt,dealt", "staged", "staged", "", "", "", "trick", "", "trick"]);
  });

  test("refuses a record made under other rules, saying so", () => {
    const result = replay(toy, { ...record, rules: 7 });
    expect(result).toEqual({
      ok: false,
      refusal: {
        code: "other-rules",
        words:
          "This record was made under rules 7 of 'toy'; here are rules 1, so it cannot be stepped through.",
      },
    });
  });

  test("refuses another game, and a config nobody can play", () => {
    expect(replay(toy, { ...record, game: "chess" })).toMatchObject({
      refusal: { code: "other-game" },
    });
    const config = { settings: { cards: 99 }, entries: [null, null] as const };
    expect(replay(toy, { ...record, config })).toMatchObject({ refusal: { code: "bad-config" } });
  });

  test("an input cannot be earlier than the one before", () => {
    const { journal } = openJournal(toy, { settings: { cards: 1 }, entries: [null, null] }, "x");
    const page = append(toy, journal, 500, { kind: "pause" });
    expect(page.ok && append(toy, page.value.journal, 499, { kind: "resume" })).toMatchObject({
      refusal: { code: "bad-time" },
    });
    expect(append(toy, journal, 0.5, { kind: "pause" })).toMatchObject({
      refusal: { code: "bad-time" },
    });
  });
});

describe("verify", () => {
  const change = (index: number, difference: object): MatchRecord => ({
    ...record,
    inputs: record.inputs.map((entry, i) => (i === index ? { ...entry, ...difference } : entry)),
  });

  test("holds for a true record, and says whether its seed was committed to", () => {
    expect(verify(toy, record)).toEqual({
      ok: true,
      value: { inputs: 8, outcome: record.outcome, committed: true },
    });
    const { journal } = openJournal(
      toy,
      { settings: { cards: 2 }, entries: [null, null] },
      "alone",
    );
    const open = { ...journal.header, inputs: [], outcome: null, hash: journal.chain };
    expect(verify(toy, open)).toEqual({
      ok: true,
      value: { inputs: 0, outcome: null, committed: false },
    });
  });

  test("finds a changed draft although it was overwritten later", () => {
    const staged = { kind: "stage", card: 2 };
    expect(canonical(record.inputs[0])).not.toContain(canonical(staged));
    expect(verdict(change(0, { move: staged }))).toBe(
      "broken-chain: Input 1 breaks the chain: it, or something before it, was changed.",
    );
  });

  test("finds a changed time, a changed link, a left-out input and a move nobody could make", () => {
    expect(verdict(change(4, { at: record.inputs[4]!.at + 1 }))).toContain("broken-chain: Input 5");
    expect(verdict(change(2, { link: "0".repeat(16) }))).toContain("broken-chain: Input 3");
    expect(verdict({ ...record, inputs: record.inputs.toSpliced(1, 1) })).toContain(
      "broken-chain: Input 2",
    );
    expect(verdict(change(5, { move: { kind: "play", card: 9 } }))).toBe(
      "broken-input: Input 6 breaks the match: You do not hold 9.",
    );
  });

  test("finds inputs missing at the end, another outcome, and another final hash", () => {
    expect(verdict({ ...record, inputs: record.inputs.slice(0, -1) })).toBe(
      "truncated: The record is truncated: after its 7 inputs the match still goes on.",
    );
    expect(verdict({ ...record, outcome: { result: "draw", reason: "gift" } })).toContain(
      "wrong-outcome",
    );
    expect(verdict({ ...record, hash: "0".repeat(64) })).toContain("broken-chain: The header");
  });

  test("finds a config that was cut down to what the defaults fill in again", () => {
    expect(verdict({ ...record, config: { settings: {}, entries: [null, null] } })).toContain(
      "bad-config",
    );
  });

  test("finds a server seed that was not committed to, and a seed that does not follow from it", () => {
    const fairness = { ...sampleFairness, serverSeed: "other" };
    expect(verdict({ ...record, fairness })).toContain("bad-commitment");
    expect(verdict({ ...record, seed: "0".repeat(64) })).toContain("bad-seed");
  });

  test("finds a header changed together with its commitment: the chain does not follow", () => {
    const changed = {
      ...sampleFairness,
      serverSeed: "other",
      commitment: commit("sample", "other"),
    };
    expect(verdict({ ...record, fairness: changed, seed: matchSeed(changed) })).toMatch(
      /broken-(input|chain)/,
    );
  });
});

test("the canonical hash of a known record is the same on every platform and in every build", () => {
  expect(record.hash).toBe("9df961c12e32119c80387cad3692ee98fd28befa26f8c5f717cf307da91cdca2");
});
