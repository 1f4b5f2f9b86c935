import { inField } from "@holmgang/clans/field";
import { seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { battleOf } from "./battle.ts";
import { isArtillery } from "./cards.ts";
import { drawFoes } from "./foes.ts";
import type { Soldier, State } from "./index.ts";
import { atBattle, done, fought } from "./testing/scene.ts";
import { ACT_NUMBERS } from "./tables/acts.ts";
import { DIFFICULTIES } from "./tables/enemies.ts";
import { spotOf } from "./distance.ts";

const count = (cards: readonly string[], card: string): number =>
  cards.filter((each) => each === card).length;
const foesOf = (act: 1 | 2 | 3, difficulty: (typeof DIFFICULTIES)[number]) =>
  drawFoes(act, difficulty, seededRng(`foes ${act} ${difficulty}`));

/** The army that goes into the battle at hand, by card. */
const bonusOf = (state: State, card: string) => {
  const copy = battleOf(state)!.config.entries[0].decks[0].find((each) => each.card === card)!;
  return [copy.plusDamage, copy.plusHp];
};

describe("the match of a battle", () => {
  test("[C25] is set up by the run alone", () => {
    const state = atBattle({ spot: spotOf("genoa") }, { hp: 31 }, { settings: {} });
    const { config, seed } = battleOf(state)!;
    expect(config.settings).toMatchObject({
      story: true,
      baseHpFirst: 31,
      baseHpSecond: 25,
      turnLimit: 80,
      turnMs: 0,
      bankMs: 0,
      relic: "Austrian Supply Wagon",
    });
    expect(config.entries[0].decks[0]).toHaveLength(25);
    expect(config.entries[1].story).toMatchObject({ idle: true, opening: [] });
    expect(seed).not.toContain("scene");
    expect(battleOf(structuredClone(state))).toEqual(battleOf(state));
  });

  test("[C25] a boss’s base has 25 HP more for each act", () => {
    const hp = ACT_NUMBERS.map((act) => {
      const state = atBattle({ kind: "boss", difficulty: "boss" }, { act }, { settings: {} });
      return battleOf(state)!.config.settings.baseHpSecond;
    });
    expect(hp).toEqual([50, 75, 100]);
  });

  test("[C26] active standards, guns, upgrades, a Defense and a boss add to cards", () => {
    const relics = [
      { relic: "battle-standard", active: true },
      { relic: "imperial-standard", active: true },
      { relic: "battle-standard", active: false },
      { relic: "map-relic", active: true },
    ] as const;
    const state = atBattle({}, { relics: [...relics] });
    expect(bonusOf(state, "fusilier")).toEqual([3, 0]);
    expect(bonusOf(state, "field-cannon")).toEqual([3, 1]);
    const defense = atBattle({ kind: "defense" }, { defense: "turin" });
    expect(bonusOf(defense, "fusilier")).toEqual([1, 1]);
    const boss = (act: 1 | 2 | 3) => atBattle({ kind: "boss", difficulty: "boss" }, { act });
    expect(ACT_NUMBERS.map((act) => bonusOf(boss(act), "fusilier"))).toEqual([
      [5, 6],
      [4, 5],
      [3, 4],
    ]);
    const veterans = atBattle().deck.map((soldier): Soldier => ({ ...soldier, grade: 2 }));
    expect(bonusOf(atBattle({}, { deck: veterans }), "fusilier")).toEqual([2, 4]);
  });

  test("[C26] artillery is a cannon, whoever strikes from afar, or whose name says so", () => {
    const guns = [
      "field-cannon",
      "horse-artillery",
      "siege-cannon",
      "woods-cannon",
      "ranged-commander",
    ] as const;
    expect(guns.filter((card) => !isArtillery(card))).toEqual([]);
    expect((["fusilier", "hussar", "archer"] as const).filter(isArtillery)).toEqual([]);
  });

  test("[C27] [GC-15] an enemy army has 25 cards, whatever their rarity", () => {
    for (const act of ACT_NUMBERS)
      for (const difficulty of DIFFICULTIES) {
        const foes = foesOf(act, difficulty);
        expect(foes).toHaveLength(25);
        expect(foes.filter(({ decoy }) => decoy)).toHaveLength(1);
        expect(
          count(
            foes.map(({ card }) => card),
            "scout",
          ),
        ).toBe(1);
        expect(inField(foes.find(({ decoy }) => decoy)!.card).rarity).toBe("common");
      }
    const elite = foesOf(2, "elite").map(({ card }) => card);
    expect([
      count(elite, "janissary"),
      count(elite, "mamluk-bey"),
      count(elite, "camel-gun"),
    ]).toEqual([14, 4, 3]);
  });

  test("[C28] [GC-1] the second act’s boss has 13 Janissaries beside him, as 25 cards allow", () => {
    const foes = foesOf(2, "boss").map(({ card }) => card);
    expect(foes[0]).toBe("murad-bey");
    expect([foes.length, count(foes, "janissary"), count(foes, "mamluk-bey")]).toEqual([25, 13, 5]);
  });

  test("[C28] the boss is in the opening hand", () => {
    const state = atBattle({ kind: "boss", difficulty: "boss" });
    const { entries } = battleOf(state)!.config;
    expect(entries[1].story?.opening).toEqual([1]);
    expect(entries[1].decks[0][0]!.card).toBe("general-beaulieu");
  });

  test("[C29] [GC-7] an opening hand may hold ten", () => {
    const tree = [
      "tactical-genius-1",
      "tactical-genius-2",
      "artillery-master",
      "inspiring-presence-1",
      "old-guard",
      "grande-armee",
    ];
    const state = atBattle({}, {}, { tree });
    expect(battleOf(state)!.config.entries[0].story?.added).toBe(4);
    const fight = fought(state, "won");
    expect(done(state, fight).phase).toBe("report");
  });
});
