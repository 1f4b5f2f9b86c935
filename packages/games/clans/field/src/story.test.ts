import { seededRng } from "@holmgang/kernel";
import type { Config } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { clansField } from "./rules.ts";
import type { Field } from "./shape.ts";
import { endTurns, hps, hurts, legal, play, refused, scene, told, unit } from "./testing/scene.ts";

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

  const opened = (config: Config<Field>) => clansField.setup(config, { rng: seededRng("a story") });

  test("[R87] any cards, forced and added to the opening hand, a base row of one terrain", () => {
    const entry = clansField.parseEntry(army({ terrain: "desert", bonus: 1 }), settings.value);
    if (!entry.ok) throw new Error(entry.refusal.words);
    const state = opened({ settings: settings.value, entries: [entry.value, entry.value] });
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

  test("[R87] a copy may have more damage and HP", () => {
    const at = scene({
      board: ["-line-infantry | . | .", "fusilier(plusDamage=2,plusHp=3) | . | .", ". | . | ."],
    });
    expect(unit(at, "fusilier").hp).toBe(12);
    expect(hurts(play(at, 0, "fusilier attacks line-infantry"))[0]).toBe("-line-infantry 7 attack");
  });

  test("[R87] it pays no gold", () => {
    const { state } = scene().position;
    state.seats[0].kills.common = 3;
    const lines = (story: boolean) =>
      clansField.spoils!({ ...state, settings: { ...state.settings, story } })[0].length;
    expect([lines(true), lines(false)]).toEqual([0, 1]);
  });

  test("[R87] what a hero brings counts in the turn in which it acts, on the base too", () => {
    const at = scene({
      heroesUsed: [false, true],
      story: [{ bonus: 2 }],
      board: ["-line-infantry | . | .", "fusilier | voltigeur | .", ". | . | ."],
    });
    const called = play(at, 0, "hero");
    expect(hurts(play(at, 0, "fusilier attacks line-infantry"))[0]).toBe("-line-infantry 5 attack");
    expect(hurts(play(called, 0, "fusilier attacks line-infantry"))[0]).toBe(
      "-line-infantry 7 attack",
    );
    expect(hps(play(called, 0, "voltigeur hits the base"))).toEqual([25, 19]);
    expect(endTurns(called).position.state.seats[0].roused).toBe(0);
  });

  test("[R87] [R15] it comes on top of what Saladin adds himself", () => {
    const at = scene({
      heroes: ["saladin", "napoleon"],
      heroesUsed: [false, true],
      story: [{ bonus: 2 }],
    });
    expect(told(play(at, 0, "hero"), "hero_acts")).toMatchObject([{ roused: 3 }]);
  });

  test("[R87] an idle hero does not act", () => {
    const at = scene({ heroesUsed: [false, true], story: [{ able: false }] });
    expect(refused(at, 0, "hero").code).toBe("hero-idle");
    expect(legal(at, 0)).not.toContain("hero");
    const idle = clansField.parseEntry(army({ idle: true }), settings.value);
    if (!idle.ok) throw new Error(idle.refusal.words);
    const entries = [idle.value, idle.value] as const;
    expect(opened({ settings: settings.value, entries }).seats[0].hero.able).toBe(false);
  });

  test("[R87] its cards must be cards", () => {
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
