import { describe, expect, test } from "vitest";
import {
  crystals,
  ended,
  gold,
  lane,
  owners,
  round,
  scene,
  told,
  zones,
} from "../testing/scene.ts";

const west = (board: string, more: object = {}) => round(scene({ west: { board, ...more } }));

describe("after the fight", () => {
  test("[R39] [GL-5] whoever is alone on the zone’s tile has won the lane", () => {
    const winners = (from: ReturnType<typeof west>) =>
      told(from, "lane_over").map(({ winner }) => winner);
    expect(winners(west(" | fusilier | "))).toEqual([0, null, null]);
    expect(winners(west(" | lake-guardian / lake-guardian | "))).toEqual([null, null, null]);
    expect(winners(west(" | fusilier / sapper-7 | "))).toEqual([0, null, null]);
  });

  test("[R39] [GL-5] on different tiles, with nobody on the zone’s, nobody has won", () => {
    const apart = west(" | | shadow-assassin / lake-guardian", { zone: 0 });
    expect(told(apart, "lane_over")[0]).toMatchObject({ winner: null, zone: 0 });
  });

  test("[R40] won on one’s own base the zone goes to the middle", () => {
    const won = west("lake-guardian / sapper-7 | | ", { zone: 0, owner: 1 });
    expect([zones(won)[0], owners(won)[0], crystals(won)]).toEqual([1, 1, [100, 100]]);
  });

  test("[R41] won in the middle before a defended base the zone goes there", () => {
    const won = round(
      scene({
        hands: ["drummer-boy", "sapper"],
        west: " | fusilier grenadier | / lake-tank lake-tank",
        settings: { speeds: "printed" },
      }),
    );
    expect([zones(won)[0], owners(won)[0], crystals(won)]).toEqual([2, 0, [100, 100]]);
  });

  test("[R42] won in the middle before an empty base the crystal is hit, again every round", () => {
    const once = west(" | fusilier grenadier | ");
    expect([crystals(once), zones(once)[0], owners(once)[0]]).toEqual([[100, 87], 1, 0]);
    expect(lane(round(once), 0)).toBe(" | fusilier 9 grenadier 14 | ");
    expect(crystals(round(once))).toEqual([100, 74]);
  });

  test("[R43] [GL-6] won on the enemy base the crystal is hit, and all fall back to the middle, which is taken", () => {
    const raid = west(" |  | grenadier fusilier / sapper-7", { zone: 2 });
    expect([crystals(raid), zones(raid)[0], owners(raid)[0]]).toEqual([[100, 87], 1, 0]);
    expect(lane(raid, 0)).toBe(" | grenadier 10 fusilier 9 | ");
    expect(told(raid, "terrain_shown")[0]).toMatchObject({ seat: 0, row: 2 });
  });

  test("[R43] an empty enemy base counts as cleared", () => {
    expect(crystals(west(" | grenadier | ", { zone: 2 }))).toEqual([100, 92]);
  });

  test("[R44] [GL-4] the crystal takes the printed damage of those on the tile of the win, and nothing else", () => {
    const won = west("hussar sapper | old-guard imperial-eagle | ");
    expect(crystals(won)).toEqual([100, 91]);
  });

  test("[R45] who finds the middle full waits, and falls back when there is room", () => {
    const full = west(" | voltigeur sapper | grenadier fusilier / drummer-boy", { zone: 2 });
    expect(lane(full, 0)).toBe(" | voltigeur 5 sapper 8 | grenadier 13~ fusilier 9~");
    const room = west(" | voltigeur | grenadier~ fusilier~");
    expect(lane(room, 0)).toBe(" | voltigeur 5 grenadier 14 | fusilier 9~");
  });

  test("[R45] [GL-9] two who hold the middle hit the crystal, two who wait add nothing", () => {
    expect(crystals(west(" | voltigeur sapper | grenadier~ fusilier~"))).toEqual([100, 92]);
  });

  test("[R45] who waits fights like all others once the zone is there", () => {
    const held = round(
      scene({
        settings: { speeds: "printed" },
        west: " | voltigeur sapper | grenadier~ / lake-tank",
      }),
    );
    expect([zones(held)[0], held.position.state.lanes[0].stacks[2][0][0]?.waits]).toEqual([
      2,
      false,
    ]);
    expect(told(round(held), "fight_start")[0]).toMatchObject({ lane: 0, row: 2 });
  });

  test("[R46] [GL-37] a crystal is hit lane by lane, and the match is over after the third", () => {
    const both = round(
      scene({ crystals: [5, 5], west: " | fusilier | ", east: " | / fusilier | " }),
    );
    expect(told(both, "crystal_hit").map(({ lane: where, hp }) => [where, hp])).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(ended(both)).toEqual({ result: "draw", reason: "both-crystals" });
  });

  test("[R47] a lane won pays 400, in the middle or on the enemy base", () => {
    expect([gold(west(" | fusilier | ")), gold(west(" |  | fusilier", { zone: 2 }))]).toEqual([
      [400, 0],
      [400, 0],
    ]);
  });

  test("[R47] [GL-16] on one’s own base only for a fight", () => {
    expect(gold(west("fusilier | | ", { zone: 0 }))).toEqual([0, 0]);
    expect(gold(west("lake-guardian / sapper-7 | | ", { zone: 0 }))).toEqual([450, 0]);
  });

  test.each([
    ["sapper-7", 50],
    ["grenadier-13", 100],
    ["old-guard-13", 150],
    ["napoleons-guard-17", 200],
    ["ant", 0],
  ])("[R48] killing %s pays %i", (victim, paid) => {
    expect(gold(west(` | lake-guardian-0 desert-quick-strike / ${victim} | `))[0]).toBe(400 + paid);
  });

  test("[R48] [GL-20] if both fall both are paid, and thorns pay their owner", () => {
    expect(gold(west(" | fusilier-6 / fusilier-5 | "))).toEqual([50, 50]);
    expect(gold(west(" | desert-quick-strike-1 / ancient-treant | "))[1]).toBe(450);
  });

  test("[R49] a base never changes its owner, a middle belongs to who won it last", () => {
    const won = west(" |  | fusilier", { zone: 2, owner: 1 });
    expect(owners(won)[0]).toBe(0);
    expect(owners(west(" | lake-tank / lake-tank | ", { owner: 1 }))[0]).toBe(1);
  });
});
