import { describe, expect, test } from "vitest";
import { hideCache, searchCache } from "./cache.ts";
import { dispatchOf } from "./dispatch.ts";
import { spotOf } from "./distance.ts";
import { dispatchText, legal, view } from "./index.ts";
import { tellStory } from "./tell-story.ts";
import { at, atBattle, before, camp, done, encounter, fought, go, told } from "./testing/scene.ts";
import { rolled } from "./testing/scripted.ts";
import { DISPATCHES, TOPICS } from "./tables/dispatches.ts";
import { PLACES } from "./tables/places.ts";

/** What a town with a Supply Depot has built. */
const depot = () => [
  ...camp().buildings,
  { building: "supply-depot", passed: 0, hurried: false, element: null, making: null } as const,
];

describe("after an encounter", () => {
  test("[C38] gold and offer, counted, dispatch, road, deliveries, in this order", () => {
    const offer = { kind: "item", item: "field-medic" } as const;
    const state = atBattle({ gold: 15, offer }, { buildings: depot() });
    const kinds = told(state, fought(state, "won")).map((event) =>
      event.kind === "gold" ? event.why : event.kind,
    );
    const order = [
      "fought",
      "reward",
      "relics",
      "item",
      "legacy",
      "counted",
      "depot",
      "dispatch",
      "story",
      "delivery",
    ];
    expect(kinds.filter((kind) => order.includes(kind))).toEqual(order);
  });

  test("[C39] n rises, the depot pays, locks and recovery have one less", () => {
    const soldier = { id: 99, card: "hussar", decoy: false, grade: 0, locked: 2 } as const;
    const state = at(encounter("rest"), { buildings: depot(), reserves: [soldier], recovery: 2 });
    expect([state.n, state.recovery]).toEqual([1, 1]);
    expect(state.reserves.find(({ id }) => id === 99)?.locked).toBe(1);
    expect(state.report).toContainEqual({ kind: "gold", amount: 15, why: "depot" });
  });

  test("[C40] the Map Relic lies near a place of the act", () => {
    const { state } = rolled(camp({ cache: null }), [2, 0, 160], hideCache);
    expect(state.cache).toEqual({ lat: PLACES.genoa.lat - 80, lon: PLACES.genoa.lon + 80 });
  });

  test("[C40] an event, a treasure or a cache within 25 km finds it, once, and a card with it", () => {
    const cache = { lat: PLACES.nice.lat + 80, lon: PLACES.nice.lon };
    const search = (kind: "event" | "treasure" | "rest", spot = spotOf("nice")) =>
      rolled(camp({ cache }), kind === "rest" || spot.place !== "nice" ? [] : [0], (run) =>
        searchCache(run, encounter(kind, { spot })),
      ).state;
    const found = search("event");
    expect(found.relics.at(-1)).toEqual({ relic: "map-relic", active: true });
    expect(found.reserves.map(({ card }) => card)).toEqual(["voltigeur"]);
    expect(found.cache).toBeNull();
    expect(search("treasure").cache).toBeNull();
    expect(search("rest").cache).toEqual(cache);
    expect(search("event", spotOf("savona")).cache).toEqual(cache);
    const mystery = encounter("mystery", { secret: { kind: "cache" } });
    expect(rolled(camp({ cache }), [0], (run) => searchCache(run, mystery)).state.cache).toBeNull();
    expect(rolled({ ...found, act: 2 }, [], hideCache).state.cache).toBeNull();
  });

  test("[C41] a dispatch has three wordings at least, and names the nearest place", () => {
    for (const topic of TOPICS) {
      expect(new Set(DISPATCHES[topic]).size).toBeGreaterThanOrEqual(3);
      for (const variant of DISPATCHES[topic].keys())
        expect(dispatchText({ topic, variant, near: "lodi" })).toContain("Lodi");
    }
    const spot = { ...PLACES.lodi, lat: PLACES.lodi.lat + 40, place: null };
    const shop = encounter("shop", { spot });
    expect(dispatchOf(camp(), shop, true)).toMatchObject({ topic: "shop", near: "lodi" });
    expect(dispatchOf(camp(), shop, true)).toEqual(dispatchOf(camp({ gold: 1 }), shop, true));
    expect(dispatchOf(camp(), encounter("battle"), false).topic).toBe("lost");
    expect(dispatchOf(camp(), encounter("battle", { city: true }), true).topic).toBe("city");
  });

  test("[C42] the road: nothing, gold, a volunteer, a theft, an illness", () => {
    const road = (...rolls: readonly number[]) => rolled(camp(), rolls, tellStory);
    expect(road(39).events).toEqual([{ kind: "story", story: "quiet" }]);
    expect(road(40, 10).state.gold).toBe(70);
    expect(road(55, 6).state.deck.at(-1)?.card).toBe("grenadier");
    expect(road(70, 0).state.gold).toBe(35);
    const ill = road(85, 3).state;
    expect([ill.deck.length, ill.reserves.map(({ id, locked }) => [id, locked])]).toEqual([
      24,
      [[4, 1]],
    ]);
  });

  test("[C43] then there is a report, and then the camp with its town", () => {
    const state = at(encounter("rest"), { gold: 500 });
    expect([state.phase, state.choices]).toEqual(["report", []]);
    expect(legal(state).map(({ kind }) => kind)).toEqual(["continue"]);
    const after = done(state, { kind: "continue" });
    expect([after.phase, after.choices.length]).toEqual(["camp", 3]);
    expect(legal(after).map(({ kind }) => kind)).toContain("build");
    expect(done(after, { kind: "build", building: "supply-depot" }).report).toEqual(state.report);
  });
});

describe("places of peace", () => {
  test("[C44] a rest heals 30 of 100, and no more than you may have", () => {
    expect(at(encounter("rest"), { hp: 20 }).hp).toBe(35);
    expect(at(encounter("rest"), { hp: 45 }).hp).toBe(50);
  });

  test("[C45] an event gives what it offered", () => {
    const offer = { kind: "relic", relic: "supply-routes" } as const;
    expect(at(encounter("event", { offer })).relics.at(-1)?.relic).toBe("supply-routes");
  });

  test("[C46] a mystery is an ambush or a cache", () => {
    const ambush = at(
      encounter("mystery", { gold: null, secret: { kind: "ambush", difficulty: "hard" } }),
    );
    expect([ambush.phase, ambush.battle?.difficulty]).toEqual(["battle", "hard"]);
    expect(view(ambush).battle).toBeNull();
    const cache = before(encounter("mystery", { gold: null, secret: { kind: "cache" } }));
    expect(told(cache, go)).toContainEqual({ kind: "gold", amount: 50, why: "reward" });
  });
});
