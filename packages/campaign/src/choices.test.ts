import { seededRng } from "@holmgang/kernel";
import { withRolls } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import { difficultyOf, drawChoices, usualKinds } from "./choices.ts";
import { drawOffer, vary } from "./offers.ts";
import { gainOffer } from "./gain.ts";
import { goldOf } from "./tables/encounters.ts";
import type { EncounterKind } from "./tables/encounters.ts";
import { LEGENDARY_RELICS, PRICED_RELICS } from "./tables/relics.ts";
import { view } from "./index.ts";
import type { State } from "./index.ts";
import { camp, done, encounter } from "./testing/scene.ts";
import { rolled } from "./testing/scripted.ts";

/** The kinds on offer, over many seeds. */
const offered = (change: Partial<State>, count = 300): readonly (readonly EncounterKind[])[] =>
  Array.from({ length: count }, (_, index) => {
    const state = camp(change);
    drawChoices({ state, rng: seededRng(`kinds ${index}`), emit: () => {} });
    return state.choices.map(({ kind }) => kind);
  });
const thirds = (change: Partial<State>) => new Set(offered(change).map((kinds) => kinds[2]));

describe("what is on offer", () => {
  test("[C14] two battles and something else at n = 0, 3, 6, by a coin at 2, 5, 8, else three battles", () => {
    expect(withRolls([99, 0], (rng) => usualKinds(camp(), rng))).toEqual([
      "battle",
      "battle",
      "event",
    ]);
    expect(withRolls([], (rng) => usualKinds(camp({ n: 1 }), rng))).toEqual([
      "battle",
      "battle",
      "battle",
    ]);
    expect(withRolls([1], (rng) => usualKinds(camp({ n: 2 }), rng))).toEqual([
      "battle",
      "battle",
      "battle",
    ]);
    expect(withRolls([0, 99, 0], (rng) => usualKinds(camp({ n: 2 }), rng))[2]).toBe("event");
  });

  test("[C15] from n = 3 on the first battle is an elite in 30 of 100 cases", () => {
    expect(withRolls([29], (rng) => usualKinds(camp({ n: 4 }), rng))[0]).toBe("elite");
    expect(withRolls([30], (rng) => usualKinds(camp({ n: 4 }), rng))[0]).toBe("battle");
    expect(withRolls([], (rng) => usualKinds(camp({ n: 1 }), rng))[0]).toBe("battle");
  });

  test("[C16] difficulties", () => {
    expect([0, 1, 2, 4, 5, 20].map((n) => difficultyOf("battle", n))).toEqual([
      "easy",
      "easy",
      "normal",
      "normal",
      "hard",
      "hard",
    ]);
    expect(
      (["elite", "boss", "defense", "skirmish"] as const).map((kind) => difficultyOf(kind, 9)),
    ).toEqual(["elite", "boss", "easy", "easy"]);
  });

  test("[C17] something else grows with n; a shop at 3, 6 and at the start of later acts", () => {
    expect(thirds({})).toEqual(new Set(["event"]));
    expect(thirds({ n: 3 })).toEqual(new Set(["shop"]));
    expect(thirds({ n: 0, act: 2 })).toEqual(new Set(["shop"]));
    expect(thirds({ n: 2 })).toEqual(new Set(["battle", "event", "shop", "rest"]));
    expect(thirds({ n: 5 })).toEqual(
      new Set(["battle", "event", "shop", "rest", "mystery", "treasure", "elite"]),
    );
    expect(thirds({ n: 8 }).has("elite")).toBe(false);
  });

  test("[C18] [GC-11] the boss is the second choice from n = 7 on, a Defense the last", () => {
    for (const kinds of offered({ n: 7, defense: "turin" }, 40)) {
      expect(kinds.slice(1)).toEqual(["boss", "defense"]);
      expect(["battle", "elite"]).toContain(kinds[0]);
    }
    expect(offered({ n: 6 }, 40).flat()).not.toContain("boss");
  });

  test("[C18] [GC-19] waiting counts", () => {
    const state = done(camp({ n: 6 }), { kind: "wait" }, { kind: "continue" });
    expect(state.choices.map(({ kind }) => kind)[1]).toBe("boss");
  });

  test("[C19, C20] who recovers is offered a skirmish and two helps, neither boss nor Defense", () => {
    for (const kinds of offered({ n: 9, recovery: 1, defense: "turin" }, 60)) {
      expect(kinds[0]).toBe("skirmish");
      expect(kinds[1]).not.toBe(kinds[2]);
      for (const kind of kinds.slice(1))
        expect(["event", "shop", "rest", "treasure"]).toContain(kind);
    }
  });

  test("[C21] gold by kind, act and n", () => {
    expect(goldOf("battle", 2, 3)).toBe(26);
    expect(goldOf("elite", 3, 9)).toBe(55);
    expect(goldOf("boss", 1, 9)).toBe(75);
    expect(goldOf("defense", 3, 9)).toBe(8);
    expect(goldOf("skirmish", 2, 9)).toBe(18);
    expect(goldOf("treasure", 2, 9)).toBe(90);
  });

  test("[C21] a choice shows gold and offer, a mystery neither", () => {
    const [battle] = view(camp()).choices;
    expect(battle).toMatchObject({ gold: 15, offer: { kind: "item" } });
    const mystery = encounter("mystery", { gold: null, secret: { kind: "cache" } });
    const [seen] = view(camp({ choices: [mystery] })).choices;
    expect(seen).toMatchObject({ gold: null, offer: null });
    expect(seen).not.toHaveProperty("secret");
  });

  test("[C22] [GC-22] one offer in six is a building that the town lacks; if it is built meanwhile, its cost", () => {
    expect(withRolls([0, 3], (rng) => drawOffer(camp(), "elite", rng))).toEqual({
      kind: "building",
      building: "war-college",
    });
    expect(withRolls([1], (rng) => drawOffer(camp(), "treasure", rng))).toEqual({
      kind: "item",
      item: "military-hospital",
    });
    const offer = { kind: "building", building: "medic-corps" } as const;
    const given = rolled(camp(), [], (run) => gainOffer(run, offer)).state;
    expect(given.buildings.at(-1)).toMatchObject({ building: "medic-corps", passed: 0 });
    expect(given.gold).toBe(50);
    const twice = rolled(given, [], (run) => gainOffer(run, offer)).state;
    expect([twice.buildings.length, twice.gold]).toEqual([2, 130]);
  });

  test("[C22] [GC-17] a boss gives a legendary relic you lack; in the last act, or if you have all, 100 gold", () => {
    const gold = { kind: "gold", gold: 100 };
    const all = LEGENDARY_RELICS.map((relic) => ({ relic, active: false }));
    expect(withRolls([1], (rng) => drawOffer(camp(), "boss", rng))).toEqual({
      kind: "relic",
      relic: "marshals-armor",
    });
    expect(withRolls([0], (rng) => drawOffer(camp({ relics: all.slice(1) }), "boss", rng))).toEqual(
      { kind: "relic", relic: "imperial-treasury" },
    );
    expect(withRolls([], (rng) => drawOffer(camp({ relics: all }), "boss", rng))).toEqual(gold);
    expect(withRolls([], (rng) => drawOffer(camp({ act: 3 }), "boss", rng))).toEqual(gold);
  });

  test("[C45] [GC-32] an event gives one of the four relics with a price, or a consumable", () => {
    expect(PRICED_RELICS).toEqual([
      "war-chest",
      "battle-standard",
      "officers-armor",
      "supply-routes",
    ]);
    expect(withRolls([0, 3], (rng) => drawOffer(camp(), "event", rng))).toEqual({
      kind: "relic",
      relic: "supply-routes",
    });
    expect(withRolls([1, 0], (rng) => drawOffer(camp(), "event", rng))).toEqual({
      kind: "item",
      item: "field-medic",
    });
  });

  test("[C23] three offers are not all the same", () => {
    const offer = { kind: "item", item: "field-medic" } as const;
    const choices = [0, 1, 2].map(() => encounter("battle", { offer }));
    expect(withRolls([0], (rng) => vary(choices, rng))[2]!.offer).toEqual({
      kind: "item",
      item: "military-hospital",
    });
    const mixed = [...choices.slice(1), encounter("shop")];
    expect(withRolls([], (rng) => vary(mixed, rng))).toEqual(mixed);
  });

  test("[C24] whoever goes leaves the others behind", () => {
    const state = done(camp(), { kind: "travel", choice: 0 });
    expect([state.choices, state.phase]).toEqual([[], "battle"]);
  });
});
