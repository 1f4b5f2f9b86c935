import { describe, expect, test } from "vitest";
import { hits, lane, round, scene, told } from "../testing/scene.ts";

const fight = (tile: string) => round(scene({ west: ` | ${tile} | ` }));
const west = (board: string, more: object = {}) => round(scene({ west: { board, ...more } }));

describe("abilities", () => {
  test("[R50] fury adds to each hit, a shield takes from each hit on it", () => {
    expect(hits(fight("grenadier / cuirassier "))).toEqual([
      "3 grenadier>cuirassier 8",
      "3 cuirassier>grenadier 8",
    ]);
  });

  test("[R50] a shield stops neither what goes on nor thorns", () => {
    const over = fight("desert-berserker / sapper-3 austrian-grenadier ");
    expect(hits(over)).toContain("4 desert-berserker>austrian-grenadier 7 overflow");
    expect(hits(fight("cuirassier / ancient-treant "))).toContain(
      "3 ancient-treant>cuirassier 3 thorns",
    );
  });

  test("[R51] first strike hits before its tick, and whom it kills does not hit back", () => {
    expect(hits(fight("hussar / hussar-5 "))).toHaveLength(2);
    expect(hits(fight("hussar / austrian-hussar "))).toEqual(["2 hussar>austrian-hussar 6 first"]);
    expect(hits(fight("hussar / lake-mist-weaver "))).toEqual([
      "2 hussar>lake-mist-weaver 5 first",
      "2 lake-mist-weaver>hussar 4",
      "4 hussar>lake-mist-weaver 5 first",
    ]);
  });

  test("[R51] if both have it both hit", () => {
    expect(lane(fight("hussar-5 / hussar-5 "), 0)).toBe(" |  | ");
  });

  test("[R52] a ranged card in front hits like all others", () => {
    expect(hits(fight("field-cannon / drummer-boy "))[0]).toBe("2 field-cannon>drummer-boy 6");
  });

  test("[R53] [GL-8] cleave strikes both for the same number, past the second’s shield, and nothing goes on", () => {
    expect(hits(fight("grand-battery / sapper-7 austrian-grenadier ")).slice(0, 3)).toEqual([
      "3 grand-battery>sapper 9",
      "3 grand-battery>austrian-grenadier 9 cleave",
      "3 sapper>grand-battery 4",
    ]);
  });

  test("[R54] thorns prick whoever hits, if the thorny one still stands", () => {
    expect(hits(fight("sapper / marsh-lurker "))).toContain("3 marsh-lurker>sapper 2 thorns");
    expect(hits(fight("sapper / marsh-lurker-14 ")).some((hit) => hit.includes("thorns"))).toBe(
      false,
    );
  });

  test("[R54] [GL-2] thorns come after the hits of both sides", () => {
    const both = fight("ancient-treant-20 / ancient-treant ");
    expect(hits(both).slice(0, 2)).toEqual([
      "5 ancient-treant>ancient-treant 12",
      "5 ancient-treant>ancient-treant 12",
    ]);
  });

  test("[R55] a guard takes the hits of its stack from behind, and what goes on goes to the front", () => {
    expect(hits(fight("fusilier / sapper shield-guard "))[0]).toBe("3 fusilier>shield-guard 4");
    expect(hits(fight("desert-berserker / sapper shield-guard-14 "))).toContain(
      "4 desert-berserker>sapper 11 overflow",
    );
  });

  test("[R55] [GL-23] of two guards the front one is hit first", () => {
    const guards = fight("fusilier / shield-guard-14 shield-guard ");
    expect(hits(guards).slice(0, 2)).toEqual([
      "3 fusilier>shield-guard 5",
      "3 fusilier>shield-guard 4 overflow",
    ]);
  });

  test("[R56] [GL-19] regen heals at the end of every tick that was played", () => {
    expect(lane(fight("woods-sentinel-6 / lake-guardian "), 0)).toContain("woods-sentinel 7");
  });

  test("[R56] [GL-19] a fight that ends early heals no more", () => {
    const short = fight("woods-sentinel / desert-quick-strike ");
    expect(told(short, "tick").map(({ tick }) => tick)).toEqual([1, 2, 3, 4]);
    expect(told(short, "healed")).toHaveLength(4);
  });

  test("[R56] heal ally mends the other card of its stack, regenerate mends at the end of the round", () => {
    expect(lane(fight("lake-guardian-10 woods-healing-tree / lake-guardian "), 0)).toContain(
      "lake-guardian 15 woods-healing-tree 3",
    );
    expect(lane(west("tidal-leviathan-9 | | ", { zone: 0 }), 0)).toContain("tidal-leviathan 21");
  });

  test("[R57] inspire helps the whole stack, rally the other card, command it twice", () => {
    expect(hits(fight("line-infantry imperial-eagle / lake-tank "))[0]).toBe(
      "3 line-infantry>lake-tank 9",
    );
    expect(hits(fight("imperial-eagle line-infantry / lake-tank "))[0]).toBe(
      "3 imperial-eagle>lake-tank 2",
    );
    expect(hits(fight("line-infantry marshal-ney / lake-tank "))[0]).toBe(
      "3 line-infantry>lake-tank 8",
    );
    expect(hits(fight("marshal-ney drummer-boy / lake-tank "))[0]).toBe(
      "3 marshal-ney>lake-tank 10",
    );
  });

  test("[R58] fortify takes from hits on the whole stack", () => {
    expect(hits(fight("fusilier / line-infantry sapper "))[0]).toBe("3 fusilier>line-infantry 4");
  });

  test("[R59] banner and totem count while they live", () => {
    expect(hits(fight("fusilier desert-war-banner / lake-tank "))[0]).toBe(
      "3 fusilier>lake-tank 7",
    );
    expect(hits(fight("desert-quick-strike / lake-tank lake-shield-totem "))[0]).toBe(
      "1 desert-quick-strike>lake-tank 2",
    );
  });

  test("[R60] [GL-14] far attack: printed damage less a shield, nothing goes on, and it may win the lane", () => {
    const clears = round(
      scene({ settings: { speeds: "printed" }, west: "siege-cannon | / sapper-7 lake-tank | " }),
    );
    expect(hits(clears)).toEqual(["0 siege-cannon>sapper 12 far"]);
    const wins = round(
      scene({ settings: { speeds: "printed" }, west: "siege-cannon | fusilier / cuirassier | " }),
    );
    expect(hits(wins).at(-1)).toBe("0 siege-cannon>cuirassier 11 far");
    expect(told(wins, "lane_over")[0]).toMatchObject({ winner: 0 });
  });

  test("[R60] [GL-35] not from a tile on which both sides stood as the ticks began", () => {
    const contested = round(
      scene({
        settings: { speeds: "printed" },
        west: { board: "siege-cannon / drummer-boy-3 | / lake-tank | ", zone: 0 },
      }),
    );
    expect(hits(contested).some((hit) => hit.includes("far"))).toBe(false);
  });

  test("[R60] all far shots of a lane land together", () => {
    const both = round(
      scene({ settings: { speeds: "printed" }, west: "siege-cannon | | / siege-cannon" }),
    );
    expect([hits(both), lane(both, 0)]).toEqual([
      ["0 siege-cannon>siege-cannon 12 far", "0 siege-cannon>siege-cannon 12 far"],
      " |  | ",
    ]);
  });
});
