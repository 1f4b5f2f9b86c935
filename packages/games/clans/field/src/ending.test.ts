import { describe, expect, test } from "vitest";
import { clansField } from "./rules.ts";
import {
  board,
  ended,
  endTurns,
  hand,
  hurts,
  play,
  refused,
  scene,
  seen,
  told,
  unit,
} from "./testing/scene.ts";

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

  test("[R85] a minute to come back, and words for leaving", () => {
    const settings = clansField.parseSettings({});
    expect(settings.ok && clansField.terms(settings.value).disconnectGraceMs).toBe(60_000);
    expect(clansField.forfeits.resigned).toBe("resigned");
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

describe("a story", () => {
  const army = (more: object = {}) => ({
    hero: "napoleon",
    cards: [
      { card: "murad-bey" },
      { card: "pikeman", decoy: true },
      { card: "fusilier", plusDamage: 2, plusHp: 3 },
      ...Array.from({ length: 12 }, () => ({ card: "janissary" })),
    ],
    opening: [1, 3],
    added: 4,
    ...more,
  });
  const settings = clansField.parseSettings({ story: true, bankMs: 0, baseHpFirst: 40 });
  if (!settings.ok) throw new Error(settings.refusal.words);

  test("[R87] any cards, forced and added to the opening hand, a base row of one terrain", () => {
    const entry = clansField.parseEntry(army({ terrain: "desert", bonus: 1 }), settings.value);
    if (!entry.ok) throw new Error(entry.refusal.words);
    const table = { rng: { below: () => 0 } as never };
    const state = clansField.setup(
      { settings: settings.value, entries: [entry.value, entry.value] },
      table,
    );
    expect(state.seats[0].hand).toHaveLength(10);
    expect(
      state.seats[0].hand
        .slice(0, 2)
        .map(({ card }) => card)
        .toSorted(),
    ).toEqual(["fusilier", "murad-bey"]);
    expect(state.tiles.slice(0, 3).map(({ terrain }) => terrain)).toEqual([
      "desert",
      "desert",
      "desert",
    ]);
    expect([state.seats[0].hp, state.seats[1].hp, state.seats[0].hero.bonus]).toEqual([40, 25, 1]);
  });

  test("[R87] more damage and HP, a hero’s bonus, an idle hero; no gold", () => {
    const at = scene({
      board: ["-line-infantry | . | .", "fusilier:12(plusDamage=2,plusHp=3) | . | .", ". | . | ."],
    });
    expect(hurts(play(at, 0, "fusilier attacks line-infantry"))[0]).toBe("-line-infantry 7 attack");
    expect(unit(at, "fusilier").hp).toBe(12);
    const { state } = play(at, 0, "fusilier attacks line-infantry").position;
    state.seats[0].kills.common = 3;
    const lines = (story: boolean) =>
      clansField.spoils!({ ...state, settings: { ...state.settings, story } })[0].length;
    expect([lines(true), lines(false)]).toEqual([0, 1]);
    const idle = clansField.parseEntry(army({ idle: true }), settings.value);
    expect(idle.ok && idle.value.story?.idle).toBe(true);
    expect(
      clansField.parseEntry({ hero: "napoleon", cards: [{ card: "dragon" }] }, settings.value).ok,
    ).toBe(false);
  });

  test("[R87] after it, it is known of each copy whether it was destroyed or spent", () => {
    const at = scene({
      board: [". | . | .", "-scout:1 | . | .", "fusilier | enhancer voltigeur | ."],
    });
    const done = play(at, 0, "fusilier attacks scout", "enhancer enhances voltigeur");
    const fallen = (seat: 0 | 1) =>
      done.position.state.seats[seat].fallen.map(({ copy, how }) => [copy > 0, how]);
    expect([fallen(0), fallen(1)]).toEqual([[[true, "spent"]], [[true, "destroyed"]]]);
  });
});
