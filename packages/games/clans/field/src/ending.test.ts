import { advance, outcome } from "@holmgang/kernel";
import type { Forfeit, Input } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { clansField } from "./rules.ts";
import {
  board,
  ended,
  endTurns,
  hand,
  play,
  refused,
  scene,
  seen,
  told,
  unit,
} from "./testing/scene.ts";

type Leavers = Extract<Input, { readonly kind: "forfeit" }>["seats"];

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;

describe("families and Ages", () => {
  test("[R82] [GF-31] three Monkeys give every unit one step without AP, a step like any other", () => {
    const at = scene({
      settings: { turnCards: 3 },
      hands: ["capuchin-thief howler-monkey silverback"],
      board: ["-glue | . | .", "hussar(ap=0) | . | .", "pikeman(ap=0) | . | ."],
    });
    const all = play(
      at,
      0,
      "capuchin-thief to center base",
      "howler-monkey to center base",
      "silverback to east base",
    );
    expect(told(all, "ultimate")).toMatchObject([{ seat: 0, family: "monkey" }]);
    const stepped = play(
      all,
      0,
      "pikeman to center middle"
        .replace("center", "west")
        .replace("west middle", "west base")
        .replace("pikeman to west base", "howler-monkey to center middle"),
    );
    expect(unit(stepped, "howler-monkey")).toMatchObject({ step: false, tile: 4 });
    expect(refused(all, 0, "hussar to center middle").code).toBe("held");
    expect(unit(endTurns(all), "pikeman").step).toBe(false);
  });

  test("[R82] [GF-31] three Ants fill all room in the base, without AP, meeting nothing", () => {
    const at = scene({
      settings: { turnCards: 3 },
      terrain: WOODS,
      hands: ["worker-ant soldier-ant ant-queen"],
      board: [". | . | .", ". | . | .", "pikeman pikeman | fire(9) | ."],
    });
    const all = play(
      at,
      0,
      "worker-ant to center base",
      "soldier-ant to center base",
      "ant-queen to east base",
    );
    expect(board(all)[2]).toBe(
      "pikeman:10 pikeman:10 | worker-ant:6 soldier-ant:9 | ant-queen:15 ant:1",
    );
    expect(unit(all, "ant").ap).toBe(0);
    expect(seen(all, 1).units).toEqual([]);
  });

  test("[R82] a decoy of a variation counts for its family", () => {
    const at = scene({
      settings: { turnCards: 3 },
      hands: ["worker-ant/decoy soldier-ant ant-queen"],
    });
    const all = play(
      at,
      0,
      "worker-ant to west base",
      "soldier-ant to center base",
      "ant-queen to east base",
    );
    expect(told(all, "ultimate")).toMatchObject([{ seat: 0, family: "ant" }]);
  });

  test("[R83] in half-turn 13 the second deck takes the place of the first", () => {
    const at = scene({
      settings: { ages: true },
      halfTurn: 12,
      hands: ["fusilier", "spy"],
      decks: ["scout scout", "scout"],
      later: [
        ["pikeman pikeman", "cavalry"],
        ["archer", "archer"],
      ],
    });
    const next = endTurns(at);
    expect(told(next, "age_start")).toMatchObject([{ age: 2 }]);
    expect(hand(next, 0)).toBe("fusilier pikeman");
    expect(next.position.state.seats[0].lost.map(({ card }) => card)).toEqual(["scout", "scout"]);
  });
});

describe("the end", () => {
  test("[R84] [GF-14] after half-turn 80 the bases are compared", () => {
    const at = (hp: [number, number]) => ended(endTurns(scene({ halfTurn: 80, hp })));
    expect(at([9, 8])).toEqual({ result: "win", seat: 0, reason: "limit" });
    expect(at([8, 9])).toEqual({ result: "win", seat: 1, reason: "limit" });
    expect(at([8, 8])).toEqual({ result: "draw", reason: "limit" });
  });

  test("[R85] whoever resigns loses, and whoever is gone for longer than a minute", () => {
    const leaves = (seats: Leavers, reason: Forfeit) => {
      const step = advance(clansField, scene().position, { kind: "forfeit", seats, reason });
      return step.ok && outcome(clansField, step.value.position);
    };
    expect(leaves([0], "resigned")).toEqual({ result: "win", seat: 1, reason: "resigned" });
    expect(leaves([1], "disconnected")).toEqual({ result: "win", seat: 0, reason: "disconnected" });
    const settings = clansField.parseSettings({});
    expect(settings.ok && clansField.terms(settings.value).disconnectGraceMs).toBe(60_000);
  });

  test("[R86] kills pay by rarity, decoys and tokens nothing", () => {
    const at = scene({
      board: [". | . | .", "-scout:1 | -hussar(decoy) | .", "voltigeur | fusilier | ."],
    });
    const killed = play(at, 0, "voltigeur attacks scout", "fusilier attacks hussar");
    expect(clansField.spoils!(killed.position.state)[0]).toEqual([
      { reason: "common", count: 1, worth: 50 },
    ]);
  });

  test("[R86] [GF-28] paid is who caused it: by trap, fire, poison and spy, never for its own", () => {
    const paid = (from: ReturnType<typeof scene>) =>
      from.position.state.seats.map(({ kills }) => kills.common);
    const trap = scene({
      terrain: WOODS,
      board: [". | . | .", "-^woods-mine | . | .", "drummer-boy:3 | . | ."],
    });
    expect(paid(play(trap, 0, "drummer-boy to west middle"))).toEqual([0, 1]);
    const poison = scene({ board: ["-drummer-boy:1(poison=2) | . | .", ". | . | .", ". | . | ."] });
    expect(paid(endTurns(poison))).toEqual([1, 0]);
    const own = scene({
      terrain: WOODS,
      board: [". | . | .", ". | fire(9) | .", ". | drummer-boy:1 | ."],
    });
    expect(paid(play(own, 0, "drummer-boy to center middle"))).toEqual([0, 0]);
    const spy = scene({ board: ["-scout | . | .", "spy | . | .", ". | . | ."] });
    expect(paid(play(spy, 0, "spy to west enemy base"))).toEqual([1, 0]);
  });

  test("[R86] [GF-29] gold is in no view before the end", () => {
    const at = play(
      scene({ board: [". | . | .", "-scout:1 | . | .", "voltigeur | . | ."] }),
      0,
      "voltigeur attacks scout",
    );
    expect(JSON.stringify([seen(at, 0), at.events])).not.toMatch(/"kills|"gold/);
  });
});
