import { describe, expect, test } from "vitest";
import { ABILITIES, abilityName, abilityText } from "../cards/abilities.ts";
import { CARD_IDS, CARDS, DECK_CARDS, inLanes } from "../cards/cards.ts";
import { STAGES, TAGS } from "../cards/language.ts";
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
    const short = fight("woods-sentinel-9 / desert-quick-strike-3 sapper-7 ");
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
    const shot = west("siege-cannon | austrian-grenadier / austrian-cuirassier-8 | ", {}).events;
    expect(shot.length).toBeGreaterThan(0);
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

describe("rows", () => {
  test("[R66] no card carries the same ability twice", () => {
    for (const id of CARD_IDS) {
      const tags = inLanes(id).abilities.map(({ tag }) => tag);
      expect(new Set(tags).size, id).toBe(tags.length);
    }
  });

  test("[R66] every ability is on a card, has a stage, a name of its own and a sentence", () => {
    const used = new Set(DECK_CARDS.flatMap((id) => inLanes(id).abilities.map(({ tag }) => tag)));
    expect(TAGS.filter((tag) => !used.has(tag))).toEqual([]);
    expect(new Set(TAGS.map((tag) => ABILITIES[tag].name)).size).toBe(TAGS.length);
    for (const tag of TAGS) {
      expect(STAGES).toContain(ABILITIES[tag].does.at);
      expect(abilityText({ tag, amount: 2 })).toMatch(/^[A-Z].*\.$/);
    }
  });

  test("[R66] what a card says is made from its row", () => {
    expect(inLanes("marshal-ney").abilities.map(abilityName)).toEqual(["Command 1", "Fury 1"]);
    expect(abilityText({ tag: "command", amount: 2 })).toBe(
      "Hits of the other card of its stack deal 4 more.",
    );
  });

  test("[R3] cards have numbers of their own, and names", () => {
    const numbers = CARD_IDS.map((id) => CARDS[id].number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(CARD_IDS.map((id) => CARDS[id].name)).size).toBe(CARD_IDS.length);
  });
});
