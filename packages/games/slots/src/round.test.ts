import { open, parseConfig, rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { slots } from "./rules.ts";
import {
  announced,
  asked,
  board,
  grave,
  hand,
  modifiers,
  ongoing,
  play,
  scene,
  told,
} from "./testing/scene.ts";

const opened = (settings: object) => {
  const config = parseConfig(slots, { settings });
  if (!config.ok) throw new Error(config.refusal.words);
  return open(slots, config.value, "a round begins");
};

describe("a round begins", () => {
  test("[R9] both draw 8, the first seat all of its cards before the second", () => {
    const drawn = opened({}).events.flatMap((event) =>
      event.kind === "card_drawn" ? [event.seat] : [],
    );
    expect(drawn.join("")).toBe("0000000011111111");
  });

  test("[R9] both draw 3 in a later round, once, and from the top", () => {
    const table = scene({
      hands: ["seed", ""],
      decks: ["archer scout veteran champion", "ghoul mimic bard dragon"],
      passed: [false, true],
    });
    const after = play(table, 0, "pass");
    expect([hand(after, 0), hand(after, 1)]).toEqual([
      "seed archer scout veteran",
      "ghoul mimic bard",
    ]);
  });

  test("[R9] whoever begins the first round draws more if the settings say so", () => {
    const { seats, starter } = opened({ starterDraw: 2, openingDraw: 4 }).position.state;
    expect([seats[starter].hand.length, seats[starter === 0 ? 1 : 0].hand.length]).toEqual([6, 4]);
  });

  test("[R9] whoever begins a round stands on better ground in the middle, as good as the settings say", () => {
    const { seats, starter } = opened({ starterGround: 3 }).position.state;
    const grounds = (seat: Seat) => seats[seat].slots.map(({ modifier }) => modifier);
    expect([grounds(starter), grounds(rival(starter))]).toEqual([
      [0, 0, 3, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test("[R10] from an empty deck nothing is drawn, and nothing else happens", () => {
    const table = scene({
      hands: ["seed", "seed"],
      decks: ["archer", ""],
      passed: [false, true],
    });
    const after = play(table, 0, "pass");
    expect([hand(after, 0), hand(after, 1), asked(after)]).toEqual([
      "seed archer",
      "seed",
      "1 turn",
    ]);
  });

  test("[R10] a hand has no limit", () => {
    const many = Array(12).fill("scout").join(" ");
    const table = scene({ hands: [many], decks: ["seed seed seed"], passed: [false, true] });
    expect(hand(play(table, 0, "pass"), 0).split(" ")).toHaveLength(15);
  });

  test.each([
    ["the loser of a round begins the next", "scout . . . .", ". . . . .", 0, 1],
    ["whoever sits where", ". . . . .", "scout . . . .", 0, 0],
    ["after a tie the one who did not begin it begins", ". . . . .", ". . . . .", 0, 1],
    ["and so also the other way round", ". . . . .", ". . . . .", 1, 0],
  ] as const)("[R11] %s", (_what, first, second, starter, next) => {
    const table = scene({ board: [first, second], starter, passed: [false, true] });
    expect(told(play(table, 0, "pass"), "round_start")[0]?.starter).toBe(next);
  });

  test("[R18] the first turn of a round begins like any other", () => {
    expect(announced(opened({})).at(-1)).toBe("turn_start");
  });
});

describe("until both have passed", () => {
  test("[R12] the players take turns", () => {
    const table = scene({ hands: ["scout scout", "scout scout"] });
    const one = play(table, 0, "scout 1");
    const two = play(one, 1, "scout 1");
    expect([asked(table), asked(one), asked(two)]).toEqual(["0 turn", "1 turn", "0 turn"]);
  });

  test("[R13] whoever has passed is asked no more: the other goes on alone", () => {
    const table = scene({ hands: ["scout scout scout", "scout"] });
    const alone = play(play(table, 0, "scout 1"), 1, "pass");
    const after = play(alone, 0, "scout 2");
    expect([asked(alone), asked(after)]).toEqual(["0 turn", "0 turn"]);
  });

  test("[R13] turns taken alone begin like any other: counters and turn starts", () => {
    const table = scene({
      hands: ["scout scout scout"],
      board: ["engineer . . . ."],
      passed: [false, true],
    });
    expect(modifiers(play(table, 0, "scout 2", "scout 3"), 0)).toEqual([2, 0, 0, 0, 0]);
  });

  test("[R20] when the last one passes the round is counted", () => {
    const table = scene({ passed: [false, true] });
    expect(announced(play(table, 0, "pass")).slice(0, 7)).toEqual([
      "passed",
      ...Array<string>(5).fill("lane_resolved"),
      "round_end",
    ]);
  });
});

describe("the count", () => {
  const counted = (setting: Parameters<typeof scene>[0]) =>
    play(scene({ ...setting, passed: [false, true] }), 0, "pass");

  test("[R14] higher wins, equal is nobody's, a lone unit wins, an empty lane is nobody's", () => {
    const after = counted({
      board: ["champion scout scout . .", "scout champion scout scout ."],
    });
    expect(told(after, "lane_resolved").map(({ powers, winner }) => [...powers, winner])).toEqual([
      [5, 2, 0],
      [2, 5, 1],
      [2, 2, null],
      [null, 2, 1],
      [null, null, null],
    ]);
  });

  test("[R15] more lanes win the round", () => {
    const after = counted({ board: ["scout scout . . .", ". . . . dragon"] });
    expect(told(after, "round_end")).toEqual([
      { kind: "round_end", round: 1, winner: 0, points: [2, 1] },
    ]);
  });

  test("[R15] as many lanes each are a tie, whatever the powers", () => {
    const after = counted({ board: ["scout . . . .", ". dragon . . ."] });
    expect(told(after, "round_end")[0]?.winner).toBeNull();
  });

  test("[R16, R41] units that won their lane conquer in one pass from lane 1 to lane 5", () => {
    const after = counted({
      board: [". . noble . noble", "noble . champion . ."],
      decks: ["seed seed seed seed seed", "seed seed seed seed seed"],
    });
    expect(told(after, "conquered").map(({ place }) => place)).toEqual([
      { seat: 1, lane: 0 },
      { seat: 0, lane: 4 },
    ]);
  });

  test("[R41] whoever has no Conquer wins its lane and no more", () => {
    expect(told(counted({ board: ["dragon . . . ."] }), "conquered")).toEqual([]);
  });

  test("[R16, R41] conquering draws cards and is worth no lane", () => {
    const after = counted({ board: ["noble . . . ."], decks: ["seed seed"] });
    expect(told(after, "round_end")[0]?.points).toEqual([1, 0]);
  });

  test("[R16] what is conquered is drawn before the next round's cards", () => {
    const after = counted({
      board: [". . . . .", "noble . . . ."],
      decks: ["seed", "archer scout strike"],
    });
    expect(announced(after).filter((kind) => /drawn|conq|_end|round_start/.test(kind))).toEqual([
      "conquered",
      "card_drawn",
      "card_drawn",
      "round_end",
      "round_start",
      "card_drawn",
      "card_drawn",
    ]);
  });
});

describe("the board is cleared", () => {
  const after = play(
    scene({
      board: ["roots ghoul squire . .", ". . . champion-1 ."],
      modifiers: ["3 0 0 0 0", "0 0 0 0 -2"],
      ongoing: [[0, 4, "bulwark"]],
      graves: ["strike"],
      passed: [false, true],
    }),
    0,
    "pass",
  );

  test("[R17] all units go to their owners' graveyards, lane by lane, and none has died", () => {
    expect([board(after, 0), grave(after, 0), grave(after, 1), told(after, "units_died")]).toEqual([
      "., ., ., ., .",
      "strike roots ghoul",
      "champion",
      [],
    ]);
  });

  test("[R17] modifiers and ongoing effects are gone, also those of this last moment", () => {
    const { starter } = after.position.state;
    expect([modifiers(after, starter), modifiers(after, rival(starter))]).toEqual([
      [0, 0, 4, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(ongoing(after, 0, 4)).toEqual([]);
  });

  test("[R17] nobody has passed any more", () => {
    expect(after.position.state.seats.map(({ passed }) => passed)).toEqual([false, false]);
  });
});
