import { describe, expect, test } from "vitest";
import {
  asked,
  crystals,
  hand,
  hits,
  lane,
  play,
  round,
  scene,
  told,
  zones,
} from "../testing/scene.ts";

describe("a round", () => {
  test("[R17] goes from the plans over heroes, Ultimates and walking to the lanes, West to East", () => {
    const start = scene({
      heroes: ["saladin", "napoleon"],
      heroesUsed: [false, true],
      hands: ["worker-ant fusilier", "hussar"],
      west: "soldier-ant ant-queen | | ",
    });
    start.position.state.seats[0].played.ant.push("soldier-ant", "ant-queen");
    const played = round(start, ["hero", "worker-ant center", "fusilier east"]);
    const kinds = played.events.map(({ kind }) => kind);
    const order = [
      "plan_shown",
      "hero_acts",
      "ultimate",
      "ants_came",
      "walked",
      "lane_over",
      "round_end",
      "round_start",
    ] as const;
    const places = order.map((kind) => kinds.indexOf(kind));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(told(played, "lane_over").map(({ lane: where }) => where)).toEqual([0, 1, 2]);
  });

  test("[R18] cards are placed in the order of staging, and leave the hand for good", () => {
    const placed = round(scene({ hands: ["fusilier sapper voltigeur"] }), [
      "fusilier west",
      "sapper west front",
      "voltigeur east",
    ]);
    expect([lane(placed, 0), hand(placed, 0)]).toEqual([" | sapper 8 fusilier 9 | ", ""]);
    expect(
      told(placed, "plan_shown")[0]?.units.map(({ unit, place }) => `${unit.card} ${place}`),
    ).toEqual(["fusilier 1", "sapper 0", "voltigeur 0"]);
  });

  test("[R19] [GL-26] there are three heroes: Napoleon draws two", () => {
    const start = scene({ decks: ["sapper voltigeur grenadier"], heroesUsed: [false, true] });
    expect(hand(play(start, 0, "hero"), 0)).toBe("drummer-boy sapper voltigeur");
  });

  test("[R19] Saladin’s cards deal 1 more in that round, and not in the next", () => {
    const start = scene({
      heroes: ["saladin", "napoleon"],
      heroesUsed: [false, true],
      west: " | desert-tank / lake-tank | ",
    });
    const first = round(start, ["hero"]);
    expect([hits(first), hits(round(first))]).toEqual([
      ["5 desert-tank>lake-tank 10", "5 lake-tank>desert-tank 8"],
      ["5 desert-tank>lake-tank 9", "5 lake-tank>desert-tank 8"],
    ]);
  });

  test("[R19] Nelson’s cards in all lanes heal 3, and never more than is printed", () => {
    const start = scene({
      heroes: ["nelson", "napoleon"],
      heroesUsed: [false, true],
      west: { board: "sapper-5 fusilier-2 | | ", zone: 0 },
      east: { board: "grenadier | | ", zone: 0 },
    });
    const healed = round(start, ["hero"]);
    expect([lane(healed, 0), lane(healed, 2)]).toEqual([
      "sapper 6 fusilier 9 |  | ",
      "grenadier 14 |  | ",
    ]);
  });

  test("[R20] Saladin adds nothing to a hit on the crystal", () => {
    const start = scene({
      heroes: ["saladin", "napoleon"],
      heroesUsed: [false, true],
      west: " | fusilier | ",
    });
    expect(crystals(round(start, ["hero"]))).toEqual([100, 95]);
  });

  test("[R21] [GL-31] then both draw two; what stands in the lanes stays, with wounds and zones", () => {
    const start = scene({
      decks: ["sapper voltigeur grenadier", "hussar"],
      west: { board: " |  | fusilier-3 / sapper", zone: 2 },
    });
    const next = round(start);
    expect([hand(next, 0), hand(next, 1)]).toEqual([
      "drummer-boy sapper voltigeur",
      "drummer-boy hussar",
    ]);
    expect([lane(next, 0), zones(next), next.position.state.round]).toEqual([
      " |  | fusilier 2 / sapper 4",
      [2, 1, 1],
      4,
    ]);
  });

  test("[R22] a hand holds eight; what is drawn beyond is out of the match", () => {
    const eight = "sapper sapper sapper sapper sapper sapper sapper";
    const next = round(scene({ hands: [eight], decks: ["voltigeur grenadier hussar"] }));
    expect(hand(next, 0)).toBe(`${eight} voltigeur`);
    expect(told(next, "cards_drawn")[0]).toMatchObject({
      cards: ["voltigeur"],
      lost: ["grenadier"],
    });
    expect(next.position.state.seats[0].lost).toEqual(["grenadier"]);
  });

  test("[R22] [GL-12] staged cards count for the limit until they are submitted", () => {
    const eight = "sapper sapper sapper sapper sapper sapper sapper fusilier";
    const start = scene({
      hands: [eight],
      decks: ["voltigeur grenadier"],
      heroesUsed: [false, true],
    });
    const called = play(start, 0, "fusilier west", "hero");
    expect(called.position.state.seats[0].lost).toEqual(["voltigeur", "grenadier"]);
  });

  test("[R22] [GL-12] Monkeys draw after the plan has left the hand", () => {
    const eight = "sapper sapper sapper sapper sapper sapper sapper silverback";
    const start = scene({
      hands: [eight],
      decks: ["voltigeur grenadier"],
      settings: { roundDraw: 0 },
    });
    start.position.state.seats[0].played.monkey.push("capuchin-thief", "howler-monkey");
    expect(told(round(start, ["silverback west"]), "cards_drawn")[0]).toMatchObject({
      cards: ["voltigeur"],
      lost: ["grenadier"],
    });
  });

  test("[R22] an empty deck gives nothing, and nothing is shuffled again", () => {
    const next = round(scene({}));
    expect([told(next, "cards_drawn").map(({ cards }) => cards), asked(next)]).toEqual([
      [[], []],
      "0 plan,1 plan",
    ]);
  });
});
