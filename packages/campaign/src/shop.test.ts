import { describe, expect, test } from "vitest";
import { inField } from "@holmgang/clans/field";
import { gainRelic } from "./gain.ts";
import { relicSum } from "./perks.ts";
import { cardPrice, repairPrice } from "./shop.ts";
import type { Soldier } from "./index.ts";
import { at, camp, done, encounter, refused } from "./testing/scene.ts";
import { rolled } from "./testing/scripted.ts";

const MERCHANT = { tree: ["war-funds-1", "merchant-connections"] };
const SYSTEM = {
  tree: ["war-funds-1", "war-funds-2", "merchant-connections", "continental-system"],
};
const fallen: Soldier = { id: 99, card: "grenadier", decoy: false, grade: 1 };

describe("shops", () => {
  test("[C47] three cards of the act, both consumables, a relic, each once", () => {
    const shop = at(encounter("shop"), { gold: 999 });
    expect(shop.wares.map(({ kind }) => kind)).toEqual([
      "card",
      "card",
      "card",
      "item",
      "item",
      "relic",
    ]);
    const after = done(shop, { kind: "buy", ware: 0 });
    expect([after.deck.length, after.gold]).toEqual([26, 999 - shop.wares[0]!.price]);
    expect(refused(after, { kind: "buy", ware: 0 })).toBe("sold");
    expect(refused(after, { kind: "buy", ware: 9 })).toBe("no-ware");
    const all = done(shop, ...shop.wares.map((_, ware) => ({ kind: "buy", ware }) as const));
    expect([all.pack["field-medic"], all.pack["military-hospital"], all.relics.length]).toEqual([
      1, 1, 2,
    ]);
    expect(done(all, { kind: "leave" }).phase).toBe("report");
  });

  test("[C47] a card costs 15, twice its damage, its HP, and 5 for each ability", () => {
    expect([cardPrice("grenadier"), cardPrice("voltigeur"), cardPrice("marshal-ney")]).toEqual([
      50, 28, 52,
    ]);
  });

  test("[C48] a fallen card is mended into the deck", () => {
    // 30, 25 for Rare, and 9 damage with 16 HP after an upgrade.
    expect(repairPrice(camp(), fallen)).toBe(80);
    expect(repairPrice(camp(), { ...fallen, card: "general-beaulieu", grade: 2 })).toBe(155);
    const shop = at(encounter("shop"), { gold: 100, fallen: [fallen] });
    const after = done(shop, { kind: "repair", soldier: 99 });
    expect([after.gold, after.fallen, after.deck.at(-1)]).toEqual([20, [], fallen]);
    expect(refused(after, { kind: "repair", soldier: 99 })).toBe("not-fallen");
    expect(refused({ ...shop, gold: 79 }, { kind: "repair", soldier: 99 })).toBe("no-gold");
  });

  test("[C49] [GC-13] merchants make goods and buildings cheaper, not mending, not hurrying", () => {
    const shop = at(encounter("shop"), { fallen: [fallen] }, MERCHANT);
    expect(shop.wares.flatMap((ware) => (ware.kind === "item" ? [ware.price] : []))).toEqual([
      17, 30,
    ]);
    expect(repairPrice(shop, fallen)).toBe(80);
    const state = camp({ gold: 500 }, MERCHANT);
    const built = done(state, { kind: "build", building: "officers-academy" });
    expect(500 - built.gold).toBe(94);
    expect(built.gold - done(built, { kind: "hurry" }).gold).toBe(100);
  });

  test("[C71] the Continental System: four cards, one of them Rare or better, and two relics", () => {
    const { wares } = at(encounter("shop"), {}, SYSTEM);
    const cards = wares.flatMap((ware) => (ware.kind === "card" ? [ware.card] : []));
    expect([cards.length, wares.filter(({ kind }) => kind === "relic").length]).toEqual([4, 2]);
    expect(inField(cards[0]!).rarity).not.toBe("common");
    expect(new Set(cards).size).toBe(4);
  });
});

describe("consumables", () => {
  const pack = { "field-medic": 2, "military-hospital": 1 };
  const medic = (equipped: boolean) => ({ kind: "use", item: "field-medic", equipped }) as const;

  test("[C50] [GC-20] heal when they are used, and not at full HP", () => {
    const state = camp({ hp: 10, pack });
    expect(done(state, medic(false)).hp).toBe(25);
    expect(done(state, { kind: "use", item: "military-hospital", equipped: false }).hp).toBe(40);
    expect(refused(camp({ pack }), medic(false))).toBe("full-hp");
    expect(refused(camp({ hp: 10 }), medic(false))).toBe("no-item");
  });

  test("[C51] [GC-30] two pieces are at hand, of one kind or two; only those serve on a report", () => {
    const equip = { kind: "equip", item: "field-medic" } as const;
    const two = done(camp({ hp: 10, pack }), equip, equip);
    expect([two.equipped, two.pack["field-medic"]]).toEqual([["field-medic", "field-medic"], 0]);
    expect(refused(two, { kind: "equip", item: "military-hospital" })).toBe("no-slot");
    expect(refused(two, equip)).toBe("no-item");
    const report = { ...two, phase: "report" } as const;
    expect(refused(report, { kind: "use", item: "military-hospital", equipped: false })).toBe(
      "not-at-hand",
    );
    const used = done(report, medic(true));
    expect([used.hp, used.equipped]).toEqual([25, ["field-medic"]]);
    expect(done(two, { kind: "unequip", item: "field-medic" }).pack["field-medic"]).toBe(1);
    expect(refused(camp(), { kind: "unequip", item: "field-medic" })).toBe("no-item");
  });
});

describe("relics", () => {
  const chest = { relic: "war-chest", active: true } as const;

  test("[C52] only active ones work, and copies add up", () => {
    const state = camp({ relics: [chest, chest, { ...chest, active: false }] });
    expect(relicSum(state, "gold")).toBe(20);
    const off = done(state, { kind: "deactivate", relic: 0 });
    expect(relicSum(off, "gold")).toBe(10);
    expect(relicSum(done(off, { kind: "activate", relic: 2 }), "gold")).toBe(20);
    expect(refused(state, { kind: "activate", relic: 0 })).toBe("active");
    expect(refused(state, { kind: "deactivate", relic: 2 })).toBe("not-active");
    expect([
      refused(state, { kind: "activate", relic: 9 }),
      refused(state, { kind: "deactivate", relic: 9 }),
    ]).toEqual(["no-relic", "no-relic"]);
  });

  test("[C52] [GC-26] a relic is active when gained, if a slot is free; each copy takes one", () => {
    const gain = (relics: readonly (typeof chest)[]) =>
      rolled(camp({ relics: [...relics] }), [], (run) =>
        gainRelic(run, "war-chest"),
      ).state.relics.at(-1);
    expect(gain([chest, chest, chest])).toEqual(chest);
    expect(gain([chest, chest, chest, chest])).toEqual({ ...chest, active: false });
  });

  test("[C52] [GC-31] four may be active; 0 as a setting is no limit; armours take no slot", () => {
    const five = { relic: "supply-routes", active: false } as const;
    const relics = [
      chest,
      chest,
      chest,
      chest,
      { relic: "officers-armor", active: true } as const,
      five,
    ];
    expect(refused(camp({ relics }), { kind: "activate", relic: 5 })).toBe("no-slot");
    expect(
      refused(camp({ relics }, { settings: { relicSlots: 0 } }), { kind: "activate", relic: 5 }),
    ).toBeNull();
    expect(refused(camp({ relics: relics.slice(1) }), { kind: "activate", relic: 4 })).toBeNull();
  });

  test("[C53] [GC-21] armours raise HP when gained and cannot be switched off", () => {
    const { state } = rolled(camp({ hp: 30 }), [], (run) => gainRelic(run, "marshals-armor"));
    expect([state.hp, state.maxHp]).toEqual([50, 70]);
    expect(refused(state, { kind: "deactivate", relic: 1 })).toBe("armour");
  });
});
