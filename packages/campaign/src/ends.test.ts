import { describe, expect, test } from "vitest";
import { battleOf, learnRefusal, legacyPoints, legal } from "./index.ts";
import type { Soldier, State } from "./index.ts";
import { spotOf } from "./distance.ts";
import { setback } from "./setback.ts";
import { at, atBattle, camp, done, encounter, fought, refused, won } from "./testing/scene.ts";
import { rolled } from "./testing/scripted.ts";
import { wait } from "./verbs/stay.ts";
import { NODE_IDS, TREE } from "./tables/tree.ts";
import { POOLS } from "./tables/pools.ts";
import { poolOf } from "./cards.ts";

const boss = (state: Partial<State> = {}, setup: object = {}): State =>
  atBattle(
    { kind: "boss", difficulty: "boss", gold: 75, spot: spotOf("milan") },
    { n: 7, ...state },
    setup,
  );

describe("staying and turning back", () => {
  test("[C61] waiting counts, costs, and may cost a card", () => {
    const kept = rolled(camp({ at: spotOf("milan") }), [0, 5, 1], (run) =>
      wait.apply(run, { kind: "wait" }),
    );
    expect([kept.state.n, kept.state.fallen, kept.state.phase]).toEqual([1, [], "report"]);
    const fell = rolled(camp({ at: spotOf("milan") }), [0, 5, 0, 3], (run) =>
      wait.apply(run, { kind: "wait" }),
    );
    expect(fell.state.fallen.map(({ id }) => id)).toEqual([4]);
    // Without gold it is one of two: a second roll of 1 would be out of range for a third.
    const broke = rolled(camp({ at: spotOf("milan"), gold: 0 }), [0, 5, 1], (run) =>
      wait.apply(run, { kind: "wait" }),
    );
    expect(broke.state.fallen).toEqual([]);
  });

  test("[C62] one returns to where one was, if one was anywhere", () => {
    expect(refused(camp(), { kind: "return" })).toBe("no-way-back");
    const route = [spotOf("nice"), spotOf("savona")];
    const state = done(camp({ route, at: spotOf("savona") }), { kind: "return" });
    expect([state.at.place, state.n, state.phase]).toEqual(["nice", 1, "report"]);
    expect(state.route.map(({ place }) => place)).toEqual(["nice", "savona", "nice"]);
  });

  test("[C63] a setback: gold by distance, or a card locked for longer the further away", () => {
    const gold = (place: "nice" | "milan" | "mantua") =>
      100 - rolled(camp({ gold: 100, at: spotOf(place) }), [0, 5], setback).state.gold;
    // 15, 15 × (1 + 248.9 / 150), 15 × 3.
    expect([gold("nice"), gold("milan"), gold("mantua")]).toEqual([15, 40, 45]);
    const locks = (["nice", "savona", "milan"] as const).map(
      (place) => rolled(camp({ at: spotOf(place) }), [1, 0], setback).state.reserves[0]?.locked,
    );
    expect(locks).toEqual([1, 2, 3]);
  });
});

describe("the end of an act", () => {
  test("[C64] upgrades: all copies of a card, 25 gold, 1 damage and 2 HP", () => {
    const state = done(won(boss({ gold: 300 })), { kind: "continue" });
    expect(state.phase).toBe("upgrade");
    const better = done(state, { kind: "upgrade", card: "grenadier" });
    expect(state.gold - better.gold).toBe(25);
    expect(
      better.deck.filter(({ card }) => card === "grenadier").every(({ grade }) => grade === 1),
    ).toBe(true);
    expect(refused(better, { kind: "upgrade", card: "grenadier" })).toBe("no-upgrade");
    expect(refused({ ...state, gold: 24 }, { kind: "upgrade", card: "grenadier" })).toBe("no-gold");
    expect(legal(better).at(-1)).toEqual({ kind: "march" });
  });

  test("[C64] after the second act only what was upgraded after the first, for 50", () => {
    const deck = camp().deck.map((soldier): Soldier => ({
      ...soldier,
      grade: soldier.card === "hussar" ? 1 : 0,
    }));
    const state = done(won(boss({ act: 2, gold: 300, deck })), { kind: "continue" });
    expect(refused(state, { kind: "upgrade", card: "grenadier" })).toBe("no-upgrade");
    const better = done(state, { kind: "upgrade", card: "hussar" });
    expect(state.gold - better.gold).toBe(50);
    expect(better.deck.find(({ card }) => card === "hussar")?.grade).toBe(2);
  });

  test("[C65] everything comes along, the fallen rise, HP are full, in the new town", () => {
    const fallen: Soldier = { id: 99, card: "hussar", decoy: false, grade: 0 };
    const before = boss({
      hp: 20,
      fallen: [fallen],
      pack: { "field-medic": 1, "military-hospital": 2 },
    });
    const state = done(won(before), { kind: "continue" }, { kind: "march" });
    expect(state).toMatchObject({ act: 2, n: 0, hp: 50, fallen: [], phase: "camp", actWon: false });
    expect([state.at.place, state.route.length, state.choices.length]).toEqual([
      "alexandria",
      1,
      3,
    ]);
    expect(state.deck.map(({ id }) => id)).toContain(99);
    expect(state.pack).toEqual(before.pack);
    expect(state.relics.slice(0, before.relics.length)).toEqual(before.relics);
    expect(state.buildings).toEqual([
      expect.objectContaining({ building: "training-grounds", passed: 0 }),
    ]);
  });

  test("[C65] [GC-28] a waiting Defense and recovery lapse, and what was on its way is lost", () => {
    const convoys = [
      { building: "training-grounds", card: "sapper", covered: 0, hurried: false } as const,
    ];
    const state = done(
      won(boss({ defense: "turin", recovery: 3, convoys })),
      { kind: "continue" },
      { kind: "march" },
    );
    expect([state.defense, state.recovery, state.conquered, state.convoys]).toEqual([
      null,
      0,
      [],
      [],
    ]);
  });
});

describe("the end of a run", () => {
  test("[C66] nobody left to fight", () => {
    const mine: Soldier = { id: 7, card: "woods-mine", decoy: false, grade: 0 };
    const alone = done(camp({ deck: [mine], buildings: [] }), { kind: "wait" });
    expect(alone.ending).toEqual({ result: "lost", reason: "army" });
  });

  test("[C66] [GC-29] sixty encounters are the most; a boss beaten in the last of them wins the act", () => {
    expect(at(encounter("rest"), { n: 58 }).ending).toBeNull();
    const late = at(encounter("rest"), { n: 59 });
    expect(late.ending).toEqual({ result: "lost", reason: "limit" });
    expect(late.report.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["dispatch", "story"]),
    );
    expect(won(boss({ n: 59 }))).toMatchObject({ ending: null, actWon: true, phase: "report" });
  });

  test("[C66] a run can be given up, and then nothing can be done", () => {
    const state = done(camp(), { kind: "abandon" });
    expect(state.ending).toEqual({ result: "lost", reason: "abandoned" });
    expect([legal(state), refused(state, { kind: "wait" })]).toEqual([[], "run-over"]);
  });

  test("[C67] the last act wins the campaign", () => {
    const state = won(boss({ act: 3 }));
    expect([state.phase, state.ending]).toEqual(["over", { result: "won" }]);
    expect(won(boss({}, { settings: { acts: 1, bossHp: 1, bossHpAct: 1 } })).ending).toEqual({
      result: "won",
    });
  });
});

describe("legacy", () => {
  const earned = (state: State) => state.legacy.map(({ key, points }) => [key, points]);

  test("[C68] [GC-27] every won fight but elite and boss is a battle", () => {
    expect(earned(won(atBattle({ kind: "skirmish" }, { n: 2 })))).toEqual([["1.2 skirmish", 5]]);
    expect(earned(won(atBattle({ kind: "elite" }, { n: 2 })))).toEqual([["1.2 elite", 10]]);
    expect(earned(won(boss()))).toEqual([
      ["1.7 boss", 25],
      ["act 1", 50],
    ]);
    expect(earned(won(boss({ act: 2 })))).toEqual([
      ["2.7 boss", 25],
      ["act 2", 100],
    ]);
  });

  test("[C68] the campaign, the first time more; a lost run by its act", () => {
    expect(legacyPoints(won(boss({ act: 3 })).legacy)).toBe(325);
    expect(legacyPoints(won(boss({ act: 3 }, { crowned: true })).legacy)).toBe(225);
    const lost = ([1, 2, 3] as const).map((act) =>
      legacyPoints(done(camp({ act }), { kind: "abandon" }).legacy),
    );
    expect(lost).toEqual([10, 20, 30]);
  });

  test("[C69] each once: by act, n and kind", () => {
    const state = atBattle({}, { n: 2, legacy: [{ key: "1.2 battle", points: 5 }] });
    expect(earned(done(state, fought(state, "won")))).toEqual([["1.2 battle", 5]]);
    const later = atBattle({}, { act: 2, n: 2, legacy: [{ key: "1.2 battle", points: 5 }] });
    expect(earned(done(later, fought(later, "won")))).toHaveLength(2);
  });

  test("[C70] [GC-16] nodes are bought after those they need; War Funds are no War Chest", () => {
    expect(NODE_IDS.map((id) => TREE[id].cost).reduce((sum, cost) => sum + cost, 0)).toBe(3000);
    expect(NODE_IDS).toHaveLength(13);
    expect(NODE_IDS.filter((id) => /chest/i.test(TREE[id].name))).toEqual([]);
    const funds = NODE_IDS.filter((id) => id.startsWith("war-"));
    expect(funds.map((id) => TREE[id].name)).toEqual(["War Funds I", "War Funds II"]);
    expect(learnRefusal([], 500, "war-funds-1")).toBeNull();
    expect(learnRefusal([], 99, "war-funds-1")?.code).toBe("no-points");
    expect(learnRefusal([], 500, "war-funds-2")).toEqual({
      code: "not-yet",
      words: "War Funds II needs War Funds I first.",
    });
    expect(learnRefusal(["war-funds-1"], 500, "war-funds-1")?.code).toBe("learnt");
  });

  test("[C70] War Funds unlock relics to begin with", () => {
    const armed = camp({}, { tree: ["war-funds-1"], relic: "officers-armor" });
    expect([armed.hp, armed.maxHp]).toEqual([60, 60]);
    const standard = camp({}, { tree: ["war-funds-1", "war-funds-2"], relic: "battle-standard" });
    expect(standard.relics).toEqual([{ relic: "battle-standard", active: true }]);
  });

  test("[C71] what nodes do", () => {
    const whole = camp({}, { tree: NODE_IDS });
    expect([whole.gold, whole.maxHp, whole.hp, whole.deck.length]).toEqual([135, 55, 55, 26]);
    expect(whole.deck.filter(({ card }) => card === "grenadier")).toHaveLength(4);
    expect(poolOf(whole)).toEqual([...POOLS[1].cards, ...POOLS[1].guard]);
    const army = battleOf(atBattle({}, {}, { tree: NODE_IDS }))!.config.entries[0];
    expect(army.story).toMatchObject({ added: 4, bonus: 2 });
    const bonus = (card: string) => army.decks[0].find((copy) => copy.card === card);
    expect(bonus("field-cannon")).toMatchObject({ plusDamage: 1, plusHp: 1 });
    expect(bonus("fusilier")).toMatchObject({ plusDamage: 0, plusHp: 1 });
    const one = battleOf(
      atBattle({}, {}, { tree: ["tactical-genius-1", "inspiring-presence-1"] }),
    )!;
    expect(one.config.entries[0].story).toMatchObject({ added: 1, bonus: 1 });
  });
});
