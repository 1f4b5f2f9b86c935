import { describe, expect, test } from "vitest";
import { announced, asked, board, legal, play, refused, scene, told } from "./testing/scene.ts";

describe("the start of a turn", () => {
  test("[R18] the counters of one's own units go down, and nobody else's", () => {
    const table = scene({
      board: ["rookie vampire ranger rookie! .", "rookie . . . ."],
      turn: 1,
    });
    const { seats } = play(table, 1, "pass").position.state;
    const counters = seats.map(({ slots }) => slots.map(({ unit }) => unit?.cooldown));
    expect(counters).toEqual([
      [1, 0, 0, null, undefined],
      [2, undefined, undefined, undefined, undefined],
    ]);
  });

  test("[R18] then its abilities, from lane 1 to lane 5, all before one acts", () => {
    const table = scene({
      board: ["engineer turret bard scout .", ". champion . . ."],
      turn: 1,
    });
    expect(announced(play(table, 1, "pass"))).toEqual([
      "passed",
      "turn_start",
      "slot_changed",
      "unit_damaged",
      "power_changed",
      "power_changed",
    ]);
  });

  test("[R18] an ability is ready in the very turn its counter reaches 0", () => {
    const table = scene({ board: ["rookie@1 . . . ."], turn: 1 });
    expect(legal(play(table, 1, "pass"))).toContain("use 1");
  });

  test("[R18] the rival's turn start is not one's own", () => {
    const table = scene({ board: ["engineer . . . ."], hands: ["scout", "scout"] });
    expect(board(play(table, 0, "scout 2"), 0)).toBe("engineer 1, scout 2, ., ., .");
  });
});

describe("one of three things", () => {
  test("[R19] play a card, use abilities, or pass: there is nothing else", () => {
    const table = scene({ hands: ["strike scout"], board: ["ranger . . . .", "dragon . . . ."] });
    expect(legal(table)).toEqual([
      "strike o1",
      "strike e1",
      "scout 1",
      "scout 2",
      "scout 3",
      "scout 4",
      "scout 5",
      "use 1",
      "pass",
    ]);
  });

  test("[R19] the same card twice is one thing to do", () => {
    expect(legal(scene({ hands: ["energize energize"], board: ["scout . . . ."] }))).toEqual([
      "energize o1",
      "pass",
    ]);
  });

  test("[R19] one card a turn: then the rival is asked", () => {
    expect(asked(play(scene({ hands: ["scout scout"] }), 0, "scout 1"))).toBe("1 turn");
  });

  test("[R19] using an ability is one's turn as well", () => {
    expect(asked(play(scene({ board: ["ranger . . . ."] }), 0, "use 1"))).toBe("1 turn");
  });

  test("[R20] who passes is out until the round ends, and the units stay", () => {
    const after = play(scene({ board: ["scout . . . ."] }), 0, "pass");
    expect([after.position.state.seats[0].passed, board(after, 0), asked(after)]).toEqual([
      true,
      "scout 2, ., ., ., .",
      "1 turn",
    ]);
  });
});

describe("nothing left to do", () => {
  test("[R21] an empty hand and nothing to use: one passes without being asked", () => {
    const after = play(scene({ hands: ["scout seed", ""] }), 0, "scout 1");
    expect([told(after, "passed"), asked(after)]).toEqual([
      [{ kind: "passed", seat: 1, forced: true }],
      "0 turn",
    ]);
  });

  test("[R21] an ability that can be used is something to do", () => {
    const table = scene({ hands: ["scout", ""], board: ["", "ranger . . . ."] });
    expect(asked(play(table, 0, "scout 5"))).toBe("1 turn");
  });

  test("[R21] an ability that would find nothing to do is not", () => {
    const table = scene({ hands: ["scout scout", ""], board: ["", "necromancer@0 . . . ."] });
    expect(asked(play(table, 0, "scout 5"))).toBe("0 turn");
  });

  test("[R21] it is looked at after the start of the turn: a counter may just have reached 0", () => {
    const table = scene({ hands: ["scout", ""], board: ["", "rookie@1 . . . ."] });
    expect(asked(play(table, 0, "scout 5"))).toBe("1 turn");
  });

  test("[R21] a hand of cards that cannot be played is asked like any other, and can only pass", () => {
    const after = play(scene({ hands: ["seed seed", "dragon energize"] }), 0, "seed o1");
    expect([asked(after), legal(after)]).toEqual(["1 turn", ["pass"]]);
  });
});

describe("a turn of abilities", () => {
  const two = scene({ board: ["ranger . . . ranger"] });

  test("[R22] after the first, one can use more of them or end the turn", () => {
    expect(legal(play(two, 0, "use 1"))).toEqual(["use 5", "done"]);
  });

  test("[R22] it ends when one says so", () => {
    expect(asked(play(two, 0, "use 1", "done"))).toBe("1 turn");
  });

  test("[R22] it ends by itself when nothing more can be used", () => {
    expect(asked(play(two, 0, "use 1", "use 5"))).toBe("1 turn");
  });

  test("[R22] no card is played in it, and it is not passed in", () => {
    const used = play(two, 0, "use 1");
    expect([refused(used, 0, "veteran 3").code, refused(used, 0, "pass").code]).toEqual([
      "turn-of-abilities",
      "turn-of-abilities",
    ]);
  });

  test("[R22] without an ability used there is no such turn to end", () => {
    expect(refused(two, 0, "done").code).toBe("nothing-used");
  });
});
