import { advance, outcome, VIEWERS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { sample } from "./rules.ts";
import { asked, bell, bid, play, refused, scene } from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";

const kinds = ({ events }: Scene) => events.map(({ kind }) => kind);
const shown = ({ events }: Scene) => events.find((event) => event.kind === "shown");

describe("the table", () => {
  test("[R1] each seat is dealt five different cards from 1 to 9", () => {
    for (const hand of scene().position.state.hands) {
      expect(new Set(hand).size).toBe(5);
      expect(hand.every((card) => card >= 1 && card <= 9)).toBe(true);
    }
  });

  test("[R2] a hand is told and shown to its owner alone", () => {
    const { position, events } = scene();
    const dealt = events.find((event) => event.kind === "dealt" && event.seat === 0)!;
    expect(VIEWERS.map((viewer) => sample.redact(dealt, viewer))).toEqual([
      dealt,
      { kind: "dealt", seat: 0, hand: null },
      { kind: "dealt", seat: 0, hand: null },
    ]);
    const hands = VIEWERS.map((viewer) => sample.view(position.state, viewer).own?.hand ?? null);
    expect(hands).toEqual([...position.state.hands, null]);
  });
});

describe("a round", () => {
  const table = {
    hands: [
      [2, 5],
      [3, 5],
    ] as [number[], number[]],
    prize: 4,
  };

  test("[R3] begins with an open prize, one round for every card", () => {
    const next = play(scene(table), bid(0, 2), bid(1, 3));
    expect(kinds(next)).toEqual(["bid_taken", "bid_taken", "shown", "round_start"]);
    expect(outcome(sample, play(next, bid(0, 5), bid(1, 5)).position)).not.toBeNull();
  });

  test("[R4] both bid at once, and whoever has bid is not asked again", () => {
    expect(asked(scene(table))).toEqual([0, 1]);
    const half = play(scene(table), bid(1, 3));
    expect(asked(half)).toEqual([0]);
    expect(refused(half, bid(1, 5))?.code).toBe("not-your-decision");
  });

  test("[R4] a bid is a card of the hand", () => {
    expect(refused(scene(table), bid(0, 3))).toEqual({
      code: "not-in-hand",
      words: "You do not hold a 3; you have 2, 5.",
    });
  });

  test("[R4] nobody else hears or sees a bid before both are in", () => {
    const half = play(scene(table), bid(1, 3));
    expect(half.events.map((event) => sample.redact(event, 0))).toEqual([null]);
    expect(sample.view(half.position.state, 0)).toEqual(
      sample.view(scene(table).position.state, 0),
    );
  });

  test("[R5] the higher card takes the prize, and both are gone", () => {
    const after = play(scene(table), bid(0, 2), bid(1, 3));
    expect(shown(after)).toEqual({
      kind: "shown",
      prize: 4,
      bids: [2, 3],
      winner: 1,
      won: [0, 4],
    });
    expect(after.position.state.hands).toEqual([[5], [5]]);
  });

  test("[R6] between equal cards nobody takes it", () => {
    const after = play(scene(table), bid(0, 5), bid(1, 5));
    expect(shown(after)).toMatchObject({ winner: null, won: [0, 0] });
  });

  test("[R7] a bid has thirty seconds, and the bell bids the lowest card", () => {
    const { position } = scene(table);
    expect(sample.decisions(position.state).map(({ limitMs }) => limitMs)).toEqual([
      30_000, 30_000,
    ]);
    const after = play(scene(table), bell(0), bell(1));
    expect(shown(after)).toMatchObject({ bids: [2, 3] });
    expect(after.events[0]).toEqual({ kind: "bell", seat: 0 });
    expect(sample.redact(after.events[0]!, 1)).toBeNull();
  });
});

describe("the end", () => {
  const last = (won: [number, number]) =>
    play(scene({ hands: [[9], [1]], prize: 2, won }), bid(0, 9), bid(1, 1));

  test("[R8] whoever has taken more wins", () => {
    expect(outcome(sample, last([0, 1]).position)).toEqual({
      result: "win",
      seat: 0,
      reason: "prizes",
    });
  });

  test("[R8] with the same it is a draw", () => {
    expect(outcome(sample, last([1, 3]).position)).toEqual({ result: "draw", reason: "level" });
  });

  test("[R9] who resigns loses, and who is gone has sixty seconds", () => {
    const resigned = advance(sample, scene().position, {
      kind: "forfeit",
      seats: [0],
      reason: "resigned",
    });
    expect(resigned.ok && outcome(sample, resigned.value.position)).toMatchObject({ seat: 1 });
    expect(sample.terms(scene().position.state.settings).disconnectGraceMs).toBe(60_000);
  });
});

describe("settings", () => {
  test("[R10] a number out of its range is refused, and 0 is no limit", () => {
    expect(sample.parseSettings({ cards: 10 }).ok).toBe(false);
    const { position } = scene({ settings: { bidMs: 0 } });
    expect(sample.decisions(position.state)[0]?.limitMs).toBeNull();
  });

  test("[R11] more cards than there are is refused in a sentence", () => {
    expect(sample.parseSettings({ cards: 5, highest: 4 })).toMatchObject({
      refusal: { words: "5 different cards cannot be had from 1 to 4." },
    });
  });
});
