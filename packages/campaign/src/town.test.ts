import { describe, expect, test } from "vitest";
import { view } from "./index.ts";
import type { State } from "./index.ts";
import { spotOf } from "./distance.ts";
import { bandOf, build, cycleOf, deliver, passSupply, travelTime } from "./supply.ts";
import { camp, done, refused } from "./testing/scene.ts";
import { rolled } from "./testing/scripted.ts";
import type { PlaceId } from "./tables/places.ts";

const CONVOYS = { settings: { supply: "convoys" } };
const away = (place: PlaceId, change: Partial<State> = {}, setup: object = {}): State =>
  camp({ at: spotOf(place), gold: 900, ...change }, setup);

/** One encounter later, as far as supply is concerned. */
const later = (state: State, ...rolls: readonly number[]) =>
  rolled(state, rolls, (run) => {
    passSupply(run);
    deliver(run);
  });
const sent = (events: readonly { readonly kind: string }[]) =>
  events.filter(({ kind }) => kind === "delivery").length;

describe("the town", () => {
  test("[C54] each building once, and it begins at once", () => {
    const state = done(camp({ gold: 200 }), { kind: "build", building: "medic-corps" });
    expect(state.gold).toBe(120);
    expect(state.buildings.at(-1)).toMatchObject({ building: "medic-corps", passed: 0 });
    expect(refused(state, { kind: "build", building: "medic-corps" })).toBe("built");
    expect(refused(state, { kind: "build", building: "training-grounds" })).toBe("built");
  });

  test("[C55] distance adds, relics and the Continental System take off", () => {
    const metres = [0, 39_999, 40_000, 80_000, 180_000, 320_000, 500_000, 2_000_000];
    expect(metres.map(bandOf)).toEqual([-1, -1, 0, 1, 2, 3, 4, 4]);
    expect(cycleOf(away("milan"), "officers-academy")).toBe(5);
    const routes = { relic: "supply-routes", active: true } as const;
    expect(cycleOf(away("milan", { relics: [routes, routes] }), "officers-academy")).toBe(3);
    const tree = ["war-funds-1", "war-funds-2", "merchant-connections", "continental-system"];
    expect(cycleOf(away("milan", {}, { tree }), "officers-academy")).toBe(4);
  });

  test("[C55, C56] the town shows distance and each supply time taken apart", () => {
    const { town } = view(away("milan"));
    expect(town.metres).toBe(248_904);
    expect(town.buildings).toEqual([
      expect.objectContaining({ base: 1, distance: 2, perks: 0, cycle: 3, left: 3 }),
    ]);
    expect(town.plans.map(({ cost }) => cost)).toEqual([60, 80, 110, 160]);
    expect(town.plans[2]).toMatchObject({ base: 3, distance: 2, perks: 0, cycle: 5 });
    expect(view(later(away("milan")).state).town.buildings[0]).toMatchObject({
      passed: 1,
      left: 2,
    });
  });

  test("[C49, C55] what is not built yet shows the price of others beside one's own", () => {
    const tree = ["war-funds-1", "merchant-connections"];
    const { town } = view(away("milan", {}, { tree }));
    expect(town.plans.map(({ cost, usual }) => [cost, usual])).toEqual([
      [51, 60],
      [68, 80],
      [94, 110],
      [136, 160],
    ]);
  });

  test("[C56] a building delivers after its cycle, into the Reserves, and begins again", () => {
    const near = later(camp(), 0);
    expect(near.state.reserves.map(({ card }) => card)).toEqual(["voltigeur"]);
    expect(near.state.buildings[0]).toMatchObject({ passed: 0 });
    const first = later(away("milan"));
    const second = later(first.state);
    const third = later(second.state, 1);
    expect([first, second, third].map(({ events }) => sent(events))).toEqual([0, 0, 1]);
  });

  test("[C56] [GC-10] the cycle is reckoned anew where you are; what is unfinished takes one more", () => {
    const two = later(later(away("milan")).state).state;
    const home = { ...two, at: spotOf("nice") };
    expect(view(home).town.buildings[0]?.left).toBe(1);
    expect(sent(later(home, 0).events)).toBe(1);
    const further = { ...two, at: spotOf("mantua") };
    expect(view(further).town.buildings[0]?.left).toBe(2);
    expect(sent(later(further).events)).toBe(0);
  });

  test("[C57] [GC-9] with convoys a card is made, then it travels: p + t encounters", () => {
    const state = away("milan", {}, CONVOYS);
    expect(travelTime(state)).toBe(3);
    expect(state.buildings[0]?.making).not.toBeNull();
    let now = later(state, 0);
    expect([now.state.convoys.length, now.state.convoys[0]?.covered]).toEqual([1, 0]);
    const deliveries = [0, 0, 0].map(() => {
      now = later(now.state, 0);
      return sent(now.events);
    });
    expect(deliveries).toEqual([0, 0, 1]);
  });

  test("[C57] going away delays a convoy, and its building works on", () => {
    const started = later(away("pavia", {}, CONVOYS), 0).state;
    const [first] = view(started).town.convoys;
    const gone = { ...later(started, 0).state, at: spotOf("mantua") };
    expect(first?.left).toBe(3);
    expect(view(gone).town.convoys[0]?.left).toBe(4);
    expect(gone.convoys).toHaveLength(2);
  });

  test("[C58] the Academy sends a Rare, the College an Epic, of the terrain you choose", () => {
    const academy = done(camp({ gold: 900 }), { kind: "build", building: "officers-academy" });
    expect(view(academy).town.buildings[1]).toMatchObject({
      element: "woods",
      elements: ["woods", "lake"],
    });
    const lake = { kind: "element", building: "officers-academy", element: "lake" } as const;
    const chosen = done(academy, lake);
    expect(refused(chosen, lake)).toBe("same-element");
    expect(refused(academy, { ...lake, element: "marsh" })).toBe("no-element");
    expect(refused(academy, { ...lake, building: "war-college" })).toBe("not-built");
    const passed = {
      ...chosen,
      buildings: chosen.buildings.map((each) => ({ ...each, passed: 9 })),
    };
    const arrived = later(passed, 0, 1).state.reserves.map(({ card }) => card);
    expect(arrived).toEqual(["voltigeur", "hussar"]);
  });

  test("[C58] medics are better in later acts", () => {
    for (const [act, card] of [
      [1, "field-medic"],
      [2, "advanced-medic"],
      [3, "expert-medic"],
    ] as const) {
      const town = rolled(camp({ act, buildings: [] }), [], (run) =>
        build(run, "medic-corps"),
      ).state;
      const ready = { ...town, buildings: town.buildings.map((each) => ({ ...each, passed: 9 })) };
      expect(later(ready, 0).state.reserves.map((each) => each.card)).toEqual([card]);
    }
  });

  test("[C59] Hurry Supply: 100 gold, and all of it is there after one encounter", () => {
    const state = done(
      away("milan"),
      { kind: "build", building: "war-college" },
      { kind: "hurry" },
    );
    expect(state.gold).toBe(900 - 160 - 100);
    expect(sent(later(state, 0, 0).events)).toBe(2);
    expect(refused(state, { kind: "hurry" })).toBe("nothing-to-hurry");
    expect(refused(away("milan", { gold: 99 }), { kind: "hurry" })).toBe("no-gold");
    expect(refused(camp({ gold: 900 }), { kind: "hurry" })).toBe("nothing-to-hurry");
  });

  test("[C59] [GC-25] what was hurried comes in one encounter, whatever the distance", () => {
    const state = { ...done(away("pavia"), { kind: "hurry" }), at: spotOf("mantua") };
    expect(sent(later(state, 0).events)).toBe(1);
    const convoy = later(away("pavia", {}, CONVOYS), 0).state;
    const hurried = { ...done(convoy, { kind: "hurry" }), at: spotOf("mantua") };
    expect(sent(later(hurried, 0).events)).toBe(1);
  });

  test("[C60] a Supply Depot pays 15 gold for an encounter", () => {
    const state = done(camp({ gold: 60 }), { kind: "build", building: "supply-depot" });
    expect(done(state, { kind: "wait" }).report).toContainEqual({
      kind: "gold",
      amount: 15,
      why: "depot",
    });
    expect(view(state).town.buildings[1]?.left).toBeNull();
  });
});
