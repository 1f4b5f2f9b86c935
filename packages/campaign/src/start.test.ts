import type { Result } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { apply, legal, parseMove, parseSetup, startRun } from "./index.ts";
import { discounted } from "./perks.ts";
import { percentOf } from "./odds.ts";
import { gold } from "./purse.ts";
import { enlist } from "./army.ts";
import { before, camp, done, encounter, go, refused, setupOf } from "./testing/scene.ts";
import { rolled } from "./testing/scripted.ts";
import type { Move } from "./index.ts";

const wordsOf = (result: Result<unknown>): string => (result.ok ? "" : result.refusal.words);
const WAIT: Move = { kind: "wait" };

describe("a run", () => {
  test("[C1] is its set-up and its moves: the same again gives the same", () => {
    const again = () => done(camp(), WAIT, { kind: "continue" }, WAIT);
    expect(again()).toEqual(again());
    expect(startRun(setupOf({ seed: "other" })).state.choices).not.toEqual(camp().choices);
  });

  test("[C1] [GC-2] halves are rounded up", () => {
    expect([55, 65, 75].map((hp) => percentOf(hp, 30))).toEqual([17, 20, 23]);
    const merchant = camp({}, { tree: ["war-funds-1", "merchant-connections"] });
    expect([50, 90, 110].map((price) => discounted(merchant, price))).toEqual([43, 77, 94]);
  });

  test("[C2] begins in Nice with 50 gold, 50 HP, the Grand Army, Training Grounds and a War Chest", () => {
    const state = camp();
    expect(state).toMatchObject({ act: 1, n: 0, gold: 50, hp: 50, maxHp: 50, phase: "camp" });
    expect(state.at.place).toBe("nice");
    expect(state.deck).toHaveLength(25);
    expect(state.deck.filter(({ decoy }) => decoy).map(({ card }) => card)).toEqual(["fusilier"]);
    expect(state.buildings.map(({ building }) => building)).toEqual(["training-grounds"]);
    expect(state.relics).toEqual([{ relic: "war-chest", active: true }]);
  });

  test("[C2] a set-up that cannot be is refused with a sentence", () => {
    const bad = [
      {},
      { seed: "" },
      { seed: "x", relic: "battle-standard" },
      { seed: "x", tree: ["old-guard"] },
      { seed: "x", settings: { startHp: 0 } },
      { seed: "x", more: 1 },
    ];
    for (const setup of bad) expect(wordsOf(parseSetup(setup))).toMatch(/\.$/);
  });

  test("[C4] what is no move is refused, and nothing changes", () => {
    for (const raw of [
      null,
      7,
      "wait",
      {},
      { kind: "dance" },
      { kind: "travel" },
      { kind: "fight", record: 1 },
    ])
      expect(parseMove(raw).ok).toBe(false);
    const state = camp();
    const copy = structuredClone(state);
    expect(apply(state, { kind: "travel", choice: 7 })).toMatchObject({
      ok: false,
      refusal: { code: "no-choice" },
    });
    expect(apply(state, { kind: "leave" })).toMatchObject({
      ok: false,
      refusal: { code: "not-now" },
    });
    expect(state).toEqual(copy);
  });

  test("[C3] healing stops at what you may have", () => {
    const state = camp({ hp: 45, pack: { "field-medic": 1, "military-hospital": 0 } });
    expect(done(state, { kind: "use", item: "field-medic", equipped: false }).hp).toBe(50);
  });

  test("[C4] [GC-8] gold is never below 0", () => {
    const { state } = rolled(camp({ gold: 8 }), [], (run) => gold(run, -15, "story"));
    expect(state.gold).toBe(0);
  });

  test("[C4] what costs more than you have is refused", () => {
    expect(refused(camp({ gold: 59 }), { kind: "build", building: "supply-depot" })).toBe(
      "no-gold",
    );
    expect(refused(camp({ gold: 60 }), { kind: "build", building: "supply-depot" })).toBeNull();
  });
});

describe("the army", () => {
  test("[C5] [GC-12] bought and joined to the deck, delivered and found to the Reserves", () => {
    const sent = rolled(camp(), [], (run) => enlist(run, "sapper", "reserves", "delivered"));
    expect(sent.state.reserves.map(({ card }) => card)).toEqual(["sapper"]);
    const joined = rolled(camp(), [], (run) => enlist(run, "sapper", "deck", "joined"));
    expect(joined.state.deck).toHaveLength(26);
  });

  test("[C5] [GC-14] a deck has no limit", () => {
    const more = Array.from({ length: 60 }, (_, index) => ({
      id: 100 + index,
      card: "voltigeur" as const,
      decoy: false,
      grade: 0 as const,
    }));
    const state = before(encounter("battle", { difficulty: "easy" }), {
      deck: [...camp().deck, ...more],
    });
    expect(done(state, go).deck).toHaveLength(85);
  });

  test("[C6] a deck does not fall below 20 by choice", () => {
    const twenty = camp({ deck: camp().deck.slice(0, 20) });
    expect(refused(twenty, { kind: "reserve", soldier: 1 })).toBe("deck-too-small");
    const state = done(camp(), { kind: "reserve", soldier: 1 });
    expect([state.deck.length, state.reserves.map(({ id }) => id)]).toEqual([24, [1]]);
    expect(done(state, { kind: "recruit", soldier: 1 }).deck).toHaveLength(25);
  });

  test("[C7] a locked card waits, or is released for 15 gold", () => {
    const soldier = { id: 99, card: "hussar", decoy: false, grade: 0, locked: 2 } as const;
    const state = camp({ reserves: [soldier] });
    expect(refused(state, { kind: "recruit", soldier: 99 })).toBe("locked");
    const free = done(state, { kind: "release", soldier: 99 });
    expect(free.gold).toBe(35);
    expect(refused(free, { kind: "recruit", soldier: 99 })).toBeNull();
    expect(refused(free, { kind: "release", soldier: 99 })).toBe("not-locked");
  });

  test("[C6] what is not there cannot be moved", () => {
    const moves = ["reserve", "recruit", "release"] as const;
    expect(moves.map((kind) => refused(camp(), { kind, soldier: 777 }))).toEqual([
      "not-in-deck",
      "not-in-reserves",
      "not-in-reserves",
    ]);
  });

  test("[C24] every listed move is accepted", () => {
    const state = camp({ gold: 500, hp: 20, pack: { "field-medic": 2, "military-hospital": 1 } });
    const moves = legal(state);
    expect(new Set(moves.map(({ kind }) => kind))).toEqual(
      new Set(["travel", "use", "equip", "deactivate", "reserve", "build", "wait"]),
    );
    expect(moves.filter((move) => refused(state, move) !== null)).toEqual([]);
  });
});
