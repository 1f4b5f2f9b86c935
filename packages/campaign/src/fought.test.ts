import { describe, expect, test } from "vitest";
import { battleOf } from "./battle.ts";
import { spotOf } from "./distance.ts";
import { casualties } from "./fought.ts";
import { atBattle, done, fought, record, refused, won } from "./testing/scene.ts";

describe("how a battle ends", () => {
  test("[C30] only the record of exactly this battle is taken", () => {
    const state = atBattle();
    const good = record(state, "won");
    const codes = [
      { ...good, seed: "another" },
      { ...good, outcome: { result: "win", seat: 1, reason: "base" } as const },
      { ...good, inputs: good.inputs.slice(0, -1) },
      { ...good, inputs: good.inputs.with(2, { ...good.inputs[2]!, at: 1 }) },
      { ...good, hash: good.hash.replace(/^./, "x") },
      { ...good, rules: 99 },
      { ...good, config: battleOf(atBattle({}, { hp: 7 }))!.config },
      record(state, "left"),
    ].map((forged) => refused(state, { kind: "fight", record: forged }));
    expect(codes).toEqual([
      "other-battle",
      "forged-battle",
      "forged-battle",
      "forged-battle",
      "forged-battle",
      "forged-battle",
      "other-battle",
      "open-battle",
    ]);
    expect(refused(state, { kind: "fight", record: good })).toBeNull();
  });

  test("[C30] an enemy does not give up", () => {
    const state = atBattle();
    expect(refused(state, fought(state, "given"))).toBe("enemy-forfeit");
  });

  test("[C31] [GC-4] every won fight pays its gold, what War Chests add, and its offer", () => {
    const relics = [
      { relic: "war-chest", active: true },
      { relic: "imperial-treasury", active: true },
      { relic: "war-chest", active: false },
    ] as const;
    const ambush = { kind: "ambush", difficulty: "easy" } as const;
    const kinds = [
      ["battle", 15, null],
      ["elite", 35, null],
      ["defense", 8, null],
      ["skirmish", 13, null],
      ["mystery", null, ambush],
    ] as const;
    for (const [kind, gold, secret] of kinds) {
      const difficulty = secret ? null : "easy";
      const state = atBattle(
        { kind, gold, secret, difficulty },
        { relics: [...relics], defense: "turin" },
      );
      const paid = done(state, fought(state, "won")).report.flatMap((event) =>
        event.kind === "gold" && (event.why === "reward" || event.why === "relics")
          ? [event.amount]
          : [],
      );
      expect(paid, kind).toEqual([gold ?? 15, 30]);
    }
    const offer = { kind: "item", item: "military-hospital" } as const;
    expect(won(atBattle({ offer })).pack["military-hospital"]).toBe(1);
  });

  test("[C32, C33] HP and casualties come from the record", () => {
    const state = atBattle();
    const bled = done(state, fought(state, "bled"));
    expect(bled.hp).toBeLessThan(50);
    expect(bled.fallen.length).toBeGreaterThan(0);
    expect(bled.fallen.some(({ decoy }) => decoy)).toBe(false);
    const ids = [...bled.deck, ...bled.fallen, ...bled.reserves].map(({ id }) => id);
    for (const { id } of state.deck) expect(ids).toContain(id);
  });

  test("[C33] [GC-6] whom the enemy destroys has fallen, a spy too; who spent itself has not", () => {
    const { deck } = atBattle();
    const fell = (copy: number, how: "destroyed" | "spent", decoy = false) => ({
      copy,
      how,
      decoy,
    });
    const fallen = [
      fell(3, "destroyed"),
      fell(4, "spent"),
      fell(5, "destroyed", true),
      fell(0, "destroyed"),
    ];
    expect(casualties(deck, fallen)).toEqual([deck[2]!.id]);
  });

  test("[C34] [GC-5] a lost battle counts for n, one that was left does not", () => {
    const state = atBattle({}, { n: 2 });
    const lost = done(state, fought(state, "conceded"));
    expect([lost.n, lost.recovery, lost.hp]).toEqual([3, 2, 50]);
    const left = done(state, { kind: "retreat", record: record(state, "left") });
    expect([left.n, left.recovery]).toEqual([2, 1]);
  });

  test("[C34] a lost battle pays nothing, and all else follows", () => {
    const offer = { kind: "item", item: "field-medic" } as const;
    const state = atBattle({ gold: 15, offer });
    const { report, pack } = done(state, fought(state, "conceded"));
    expect(pack["field-medic"]).toBe(0);
    expect(report.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["fought", "counted", "dispatch", "story", "recovery"]),
    );
    expect(report.some((event) => event.kind === "gold" && event.why === "reward")).toBe(false);
  });

  test("[C34] a base that falls ends the run", () => {
    const state = atBattle({}, { hp: 1 });
    const beaten = done(state, fought(state, "beaten"));
    expect(beaten).toMatchObject({
      hp: 0,
      phase: "over",
      ending: { result: "lost", reason: "base" },
    });
  });

  test("[C35] [GC-23] a retreat costs 20 gold and nothing else happens", () => {
    const state = atBattle();
    const left = done(state, { kind: "retreat", record: record(state, "bled-left") });
    expect([left.gold, left.n, left.recovery, left.phase]).toEqual([30, 0, 1, "report"]);
    expect(left.hp + left.fallen.length).toBeLessThan(50 + 25);
    expect(
      left.report.map(({ kind }) => kind).filter((kind) => kind === "story" || kind === "dispatch"),
    ).toEqual([]);
    const poor = { ...state, gold: 19 };
    expect(refused(poor, { kind: "retreat", record: record(poor, "left") })).toBe("no-gold");
    expect(refused(state, { kind: "retreat", record: record(state, "won") })).toBe("battle-over");
  });

  test("[C36] [GC-18] a lost boss battle costs 50 HP: normally the run", () => {
    const state = atBattle({ kind: "boss", difficulty: "boss" });
    expect(done(state, fought(state, "conceded")).ending).toEqual({
      result: "lost",
      reason: "base",
    });
  });

  test("[C36] [GC-24] conceding to a boss costs the 50 HP, leaving him does not", () => {
    const state = atBattle({ kind: "boss", difficulty: "boss" }, { hp: 70, maxHp: 70 });
    expect(done(state, fought(state, "conceded")).hp).toBe(20);
    expect(done(state, { kind: "retreat", record: record(state, "left") }).hp).toBe(70);
  });

  test("[C37] a city that is won must be defended, until that is won", () => {
    const city = atBattle({ city: true, spot: spotOf("turin") }, { n: 1 });
    const taken = won(city);
    expect([taken.defense, taken.conquered]).toEqual(["turin", ["turin"]]);
    const second = won(atBattle({ city: true, spot: spotOf("cuneo") }, { n: 1, defense: "turin" }));
    expect([second.defense, second.conquered]).toEqual(["turin", ["cuneo"]]);
    const defense = atBattle({ kind: "defense", spot: spotOf("turin") }, { defense: "turin" });
    expect(won(defense).defense).toBeNull();
    expect(done(defense, fought(defense, "conceded")).defense).toBe("turin");
  });
});
