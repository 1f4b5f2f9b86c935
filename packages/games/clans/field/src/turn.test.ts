import { describe, expect, test } from "vitest";
import { clansField } from "./rules.ts";
import {
  asked,
  board,
  ended,
  endTurns,
  hand,
  hps,
  hurts,
  play,
  refused,
  scene,
  told,
  unit,
} from "./testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;

describe("a turn", () => {
  test("[R9] players take turns, counted for both together", () => {
    const at = scene();
    expect([asked(at), asked(endTurns(at)), asked(endTurns(at, 2))]).toEqual([
      "0 turn",
      "1 turn",
      "0 turn",
    ]);
    expect(told(endTurns(at, 2), "turn_start").at(-1)).toMatchObject({ seat: 0, halfTurn: 7 });
  });

  test("[R10] count, fires, draw, poison, fire, then AP and healing of each", () => {
    const at = scene({
      decks: ["", "scout"],
      terrain: WOODS,
      board: ["-woods-sentinel:5(ap=0,poison=2) | . | .", "fire(5) | . | .", ". | . | ."],
    });
    at.position.state.tiles[6]!.fire = { until: 9, by: 0 };
    const kinds = endTurns(at).events.map((event) => event.kind);
    expect(kinds).toEqual([
      "turn_end",
      "turn_start",
      "fire_out",
      "cards_drawn",
      "hurt",
      "hurt",
      "changed",
      "healed",
    ]);
    expect(hurts(endTurns(at))).toEqual(["-woods-sentinel 1 poison", "-woods-sentinel 1 fire"]);
  });

  test("[R10] the first turn of a match draws nothing", () => {
    const at = scene({ halfTurn: 0, hands: ["", ""], decks: ["scout", "scout"] });
    expect(told(at, "cards_drawn")).toEqual([]);
    const { seats } = scene({ halfTurn: 1, decks: ["scout"] }).position.state;
    expect(seats[0].deck).toHaveLength(1);
  });

  test("[R11] what is drawn beyond eight cards is out of the match", () => {
    const full = scene({
      hands: ["", "scout scout scout scout scout scout scout scout"],
      decks: ["", "spy"],
    });
    const drawn = endTurns(full);
    expect(hand(drawn, 1)).not.toContain("spy");
    expect(drawn.position.state.seats[1].lost.map(({ card }) => card)).toEqual(["spy"]);
    expect(told(endTurns(scene()), "cards_drawn")).toEqual([]);
  });

  test("[R12] two cards a turn, one in the very first", () => {
    const hands = ["pikeman voltigeur fusilier"] as const;
    const two = play(scene({ hands }), 0, "pikeman to west base", "voltigeur to west base");
    expect(refused(two, 0, "fusilier to center base").code).toBe("no-cards-left");
    const first = play(scene({ hands, halfTurn: 1 }), 0, "pikeman to west base");
    expect(refused(first, 0, "fusilier to center base").code).toBe("no-cards-left");
  });

  test("[R13] in any order, as often as AP last, until one ends it", () => {
    const at = scene({
      hands: ["pikeman"],
      board: [". | . | .", ". | . | .", "voltigeur | . | ."],
    });
    const done = play(
      at,
      0,
      "voltigeur to west middle",
      "pikeman to west base",
      "voltigeur to center middle",
    );
    expect(board(done)).toEqual([". | . | .", ". | voltigeur:5 | .", "pikeman:10 | . | ."]);
    expect(refused(done, 0, "voltigeur to east middle").code).toBe("no-ap");
    expect(asked(play(done, 0, "end"))).toBe("1 turn");
  });

  test("[R14] [GF-34] a turn has a limit and draws on a bank: the one ends the turn, the other the match", () => {
    const at = scene({ settings: { turnMs: 100_000, bankMs: 480_000 }, hands: ["scout"] });
    const asks = (from: typeof at) => clansField.decisions(from.position.state)[0];
    expect(asks(at)).toMatchObject({ limitMs: 100_000, bankMs: 480_000, public: true });
    const later = play(at, 0, "scout to west base");
    expect(asks(later)).toMatchObject({
      follows: asks(at)!.id,
      told: asks(at)!.id,
      limitMs: 100_000,
    });
    expect(asked(play(at, 0, "bell"))).toBe("1 turn");
    expect(ended(play(at, 0, "bank"))).toEqual({ result: "win", seat: 1, reason: "time" });
    expect(asks(scene())).toMatchObject({ limitMs: null });
  });
});

describe("heroes", () => {
  const used = { heroesUsed: [false, false] as [boolean, boolean] };

  test("[R15] Napoleon draws two cards", () => {
    const at = play(
      scene({ ...used, heroes: ["napoleon", "nelson"], decks: ["spy scout pikeman"] }),
      0,
      "hero",
    );
    expect(hand(at, 0)).toMatch(/spy scout$/);
    expect(refused(at, 0, "hero").code).toBe("hero-used");
    expect(told(at, "hero_acts")).toMatchObject([{ seat: 0, hero: "napoleon" }]);
  });

  test("[R15] Saladin adds one to attacks, also on the base, until the turn ends", () => {
    const at = scene({
      ...used,
      heroes: ["saladin", "nelson"],
      board: ["-pikeman | . | .", "fusilier | line-infantry | .", ". | . | ."],
      terrain: WOODS,
    });
    const roused = play(at, 0, "hero");
    expect(hurts(play(roused, 0, "fusilier attacks pikeman"))[0]).toBe("-pikeman 6 attack");
    expect(hps(play(roused, 0, "line-infantry hits the base"))).toEqual([25, 18]);
    expect(endTurns(roused).position.state.seats[0].roused).toBe(0);
  });

  test("[R15] Nelson heals three, hidden spies too", () => {
    const at = scene({
      ...used,
      heroes: ["nelson", "nelson"],
      board: [". | . | .", "spy | . | .", "pikeman:2 | fusilier:8 | ."],
    });
    const healed = play(at, 0, "hero");
    expect(board(healed)[2]).toBe("pikeman:5 | fusilier:9 | .");
    expect(told(healed, "healed").map(({ amount }) => amount)).toEqual([3, 1]);
  });

  test("[R15] Charles takes two from the base, and may win by it", () => {
    const at = scene({ ...used, heroes: ["charles", "nelson"], hp: [25, 2] });
    expect(ended(play(at, 0, "hero"))).toEqual({ result: "win", seat: 0, reason: "base" });
  });
});

describe("action points", () => {
  test("[R16] a unit gains what it gains, up to what it holds", () => {
    const at = scene({
      board: [
        ". | . | .",
        ". | . | .",
        "shadow-assassin(ap=0) | horse-artillery(ap=0) | voltigeur",
      ],
    });
    const next = endTurns(at, 2);
    const ap = (name: string, from = next) => unit(from, name).ap;
    expect([ap("shadow-assassin"), ap("horse-artillery"), ap("voltigeur")]).toEqual([2, 1, 2]);
    expect(ap("shadow-assassin", endTurns(at, 4))).toBe(3);
  });

  test("[R16] [GF-17] what is above goes with the next gain", () => {
    const at = scene({ board: [". | . | .", ". | . | .", "terrain-adept(ap=3) | . | ."] });
    expect(unit(endTurns(at, 2), "terrain-adept").ap).toBe(2);
  });

  test("[R17] one AP for a base tile, two for the middle", () => {
    const at = scene({ hands: ["voltigeur scout pikeman"] });
    const placed = play(at, 0, "voltigeur to west base", "scout to center middle");
    expect([unit(placed, "voltigeur").ap, unit(placed, "scout").ap]).toEqual([1, 0]);
    expect(unit(play(at, 0, "pikeman to west base"), "pikeman").ap).toBe(0);
    expect(refused(at, 0, "pikeman to west middle").code).toBe("too-slow");
  });

  test("[R17] not into the middle among enemies", () => {
    const at = scene({
      hands: ["voltigeur"],
      board: [". | . | .", "-pikeman | . | .", ". | . | ."],
    });
    expect(refused(at, 0, "voltigeur to west middle").code).toBe("enemies-there");
  });

  test("[R18] [GF-12] a hidden spy takes no room and keeps nobody out", () => {
    const at = scene({
      hands: ["voltigeur"],
      board: [". | . | .", "-spy | . | .", "pikeman | . | ."],
    });
    expect(board(play(at, 0, "voltigeur to west middle"), 0)[1]).toBe("voltigeur:5 | . | .");
    expect(board(play(at, 0, "pikeman to west middle"))[1]).toContain("pikeman:10");
  });

  test("[R19] a step goes to one of four tiles, never among enemies or into their base", () => {
    const at = scene({
      board: [". | . | .", "-pikeman | voltigeur | .", ". | pikeman fusilier | ."],
    });
    expect(refused(at, 0, "voltigeur to west middle").code).toBe("enemies-there");
    expect(refused(at, 0, "voltigeur to center enemy base").code).toBe("enemy-base");
    expect(refused(at, 0, "voltigeur to center base").code).toBe("tile-full");
    expect(refused(at, 0, "voltigeur to east base").code).toBe("too-far");
    expect(unit(play(at, 0, "voltigeur to east middle"), "voltigeur").ap).toBe(1);
  });

  test("[R20] an attack takes the AP of its card; with some left it attacks again", () => {
    const at = scene({
      board: ["-shield-guard | . | .", "sunfire-warlord | . | .", ". | siege-cannon(ap=1) | ."],
    });
    expect(unit(play(at, 0, "sunfire-warlord attacks shield-guard"), "sunfire-warlord").ap).toBe(0);
    expect(refused(at, 0, "siege-cannon hits the base").code).toBe("no-ap");
    const twice = scene({ board: ["-shield-guard | . | .", "hussar | . | .", ". | . | ."] });
    expect(
      hurts(play(twice, 0, "hussar attacks shield-guard", "hussar attacks shield-guard")),
    ).toHaveLength(2);
  });
});
