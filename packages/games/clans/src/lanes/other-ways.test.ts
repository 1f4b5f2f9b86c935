import { describe, expect, test } from "vitest";
import {
  crystals,
  hits,
  lane,
  legal,
  owners,
  play,
  refused,
  round,
  scene,
  seen,
  told,
} from "../testing/scene.ts";
import { clans } from "./rules.ts";

const west = (board: string, more: object = {}) => round(scene({ west: { board, ...more } }));

describe("conceal", () => {
  const start = scene({ hands: ["desert-shadow-scout fusilier hussar", "lake-tank"] });
  const hidden = round(start, ["desert-shadow-scout west", "fusilier west back"]);

  test("[R61] [GL-17] the enemy sees of the card behind it only that it is there", () => {
    const lone = scene({ hands: ["desert-shadow-scout fusilier", "lake-tank"], west: { zone: 0 } });
    const kept = round(lone, ["desert-shadow-scout west", "fusilier west back"]);
    const units = (viewer: 0 | 1) =>
      seen(kept, viewer).lanes[0].stacks[0][0].map(({ card, hp }) => [card, hp]);
    expect(units(0)).toEqual([
      ["desert-shadow-scout", 6],
      ["fusilier", 9],
    ]);
    expect(units(1)).toEqual([
      ["desert-shadow-scout", 6],
      [null, null],
    ]);
    const [plan] = told(kept, "plan_shown");
    expect(clans.redact(plan!, 1)).toMatchObject({
      units: [{ unit: { card: "desert-shadow-scout" } }, { unit: { card: null }, hp: null }],
    });
  });

  test("[R61] [GL-36] a card that hits the crystal is named", () => {
    expect(told(hidden, "unit_shown")).toMatchObject([{ unit: { card: "fusilier" } }]);
    expect(seen(hidden, 1).lanes[0].stacks[1][0].map(({ card }) => card)).toEqual([
      "desert-shadow-scout",
      "fusilier",
    ]);
  });

  test("[R61] [GL-17] a card that is hit is seen", () => {
    const struck = west(" | desert-shadow-scout-5 fusilier? / fusilier | ");
    expect(told(struck, "unit_shown")).toMatchObject([{ unit: { card: "fusilier", seat: 0 } }]);
  });

  test("[R61] [GL-17] a card that acts is seen", () => {
    const shot = west(" | desert-shadow-scout field-cannon? / lake-guardian | ");
    expect(told(shot, "unit_shown")).toMatchObject([{ unit: { card: "field-cannon" } }]);
  });

  test("[R61] [GL-17] a card that stands elsewhere is seen", () => {
    const parted = west("desert-shadow-scout fusilier? | sapper | / lake-tank", { zone: 1 });
    expect(told(parted, "unit_shown")[0]).toMatchObject({ unit: { card: "fusilier" }, row: 0 });
  });

  test("[R61] what was seen once stays known", () => {
    const start2 = scene({
      hands: ["desert-shadow-scout"],
      west: { board: "fusilier | | ", zone: 0 },
    });
    const behind = round(start2, ["desert-shadow-scout west front"]);
    expect(seen(behind, 1).lanes[0].stacks[0][0].map(({ card }) => card)).toEqual([
      "desert-shadow-scout",
      "fusilier",
    ]);
  });

  test("[R62] [GL-27] a scout in the middle shows bases and hidden cards of its lane and those beside it", () => {
    const scouted = round(
      scene({
        west: { board: " | scout | ", terrain: "marsh marsh lake" },
        center: {
          board: " |  | / desert-shadow-scout fusilier?",
          zone: 2,
          terrain: "marsh marsh desert",
        },
        east: {
          board: " |  | / desert-shadow-scout hussar?",
          zone: 2,
          terrain: "marsh marsh woods",
        },
      }),
    );
    expect(told(scouted, "unit_shown")).toMatchObject([{ lane: 1, unit: { card: "fusilier" } }]);
    expect(seen(scouted, 0).lanes.map(({ terrain }) => terrain[2])).toEqual([
      "lake",
      "desert",
      null,
    ]);
  });

  test("[R62] a scout anywhere else sees nothing more", () => {
    const home = round(scene({ west: { board: "scout | | ", zone: 0 } }));
    expect(told(home, "terrain_shown")).toEqual([]);
  });
});

describe("those who go other ways", () => {
  test("[R63] a paratrooper may be placed on a middle that is one’s own", () => {
    const start = scene({
      hands: ["aerostier fusilier"],
      west: { owner: 0 },
      center: { owner: 1 },
    });
    expect(legal(start, 0).filter((move) => move.includes("middle"))).toEqual([
      "Aerostier to West middle front",
    ]);
    expect(refused(start, 0, "aerostier center middle").code).toBe("not-your-tile");
    expect(lane(round(play(start, 0, "aerostier west middle")), 0)).toBe(" | aerostier 6 | ");
  });

  test("[R64] [GL-3] stealth walks on through enemies in the middle, unhurt", () => {
    const passed = west(" | shadow-assassin / lake-guardian | ");
    expect(told(passed, "walked")[0]?.steps[0]).toMatchObject({ from: 1, to: 2 });
    const through = west("shadow-assassin | / lake-guardian | ");
    expect([hits(through), lane(through, 0)]).toEqual([
      [],
      " | shadow-assassin 7 / lake-guardian 20 | ",
    ]);
  });

  test("[R64] in the middle it takes a place and wins nothing", () => {
    const through = west("shadow-assassin | | ");
    expect([told(through, "lane_over")[0]?.winner, crystals(through), owners(through)[0]]).toEqual([
      null,
      [100, 100],
      null,
    ]);
    expect(lane(west("shadow-assassin | fusilier sapper | "), 0)).toContain("shadow-assassin 7 |");
  });

  test("[R64] it leaves its own base though the zone is there", () => {
    const left = west("shadow-assassin / fusilier | | ", { zone: 0 });
    expect(told(left, "walked")[0]?.steps).toMatchObject([{ from: 0, to: 1 }]);
  });

  test("[R65] [GL-34] on an empty enemy base it hits the crystal and goes back, for no gold and no tile", () => {
    const raid = west(" | shadow-assassin | ");
    expect([crystals(raid), lane(raid, 0), owners(raid)[0]]).toEqual([
      [100, 89],
      " | shadow-assassin 7 | ",
      null,
    ]);
    expect(told(raid, "lane_over")[0]?.gold).toBe(0);
  });

  test("[R65] [GL-34] it first fights whoever stands there, after the fight for the zone", () => {
    const fights = west("fusilier | shadow-assassin / lake-guardian | / lake-tank", {});
    expect(told(fights, "fight_start").map(({ row }) => row)).toEqual([1]);
    const base = round(
      scene({
        settings: { speeds: "printed" },
        west: " | shadow-assassin fusilier / drummer-boy | / lake-tank",
      }),
    );
    expect(told(base, "fight_start").map(({ row }) => row)).toEqual([1, 2]);
    expect(hits(base)).toContain("2 shadow-assassin>lake-tank 11");
  });

  test("[R65] where the zone is on the enemy base it is like any other", () => {
    const zone = west(" | shadow-assassin | / drummer-boy", { zone: 2 });
    expect([crystals(zone), owners(zone)[0]]).toEqual([[100, 89], 0]);
  });

  test("[R65] [GL-34] kept at home by a full middle it is like any other, kept on the enemy base it waits", () => {
    const home = west("shadow-assassin sapper / drummer-boy | fusilier sapper | ", { zone: 0 });
    expect(hits(home)[0]).toBe("2 shadow-assassin>drummer-boy 11");
    const out = west(" | fusilier sapper | shadow-assassin ", {});
    expect([crystals(out), lane(out, 0)]).toEqual([
      [100, 80],
      " | fusilier 9 sapper 8 | shadow-assassin 7~",
    ]);
    expect(crystals(round(out))).toEqual([100, 71]);
  });

  test("[R65] [GL-34] it walks one tile a round, whatever is printed", () => {
    const printed = round(
      scene({ settings: { speeds: "printed" }, west: "shadow-assassin | | / lake-tank" }),
    );
    expect(lane(printed, 0)).toBe(" | shadow-assassin 7 | / lake-tank 16");
  });
});
