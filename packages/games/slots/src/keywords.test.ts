import { describe, expect, test } from "vitest";
import { front, isClose, ownFirst, place } from "./board.ts";
import type { Lane } from "./shape.ts";
import {
  announced,
  board,
  hand,
  legal,
  modifiers,
  play,
  refused,
  scene,
  told,
} from "./testing/scene.ts";

describe("where", () => {
  const closeTo = (lane: Lane) =>
    ownFirst(0)
      .filter((at) => isClose(place(0, lane), at))
      .map((at) => `${at.seat === 0 ? "o" : "e"}${at.lane + 1}`);

  test("[R36] close are left and right on both sides, and the slot in front", () => {
    expect(closeTo(2)).toEqual(["o2", "o4", "e2", "e3", "e4"]);
  });

  test("[R36] in an outer lane there is one side only", () => {
    expect([closeTo(0), closeTo(4)]).toEqual([
      ["o2", "e1", "e2"],
      ["o4", "e4", "e5"],
    ]);
  });

  test("[R36] a unit is never close to itself: no Priest cleanses its own slot", () => {
    expect(legal(play(scene({ hands: ["priest"] }), 0, "priest 3"))).not.toContain("o3");
  });

  test("[R37] in front is the other player's slot in the same lane", () => {
    expect([front(place(0, 3)), front(place(1, 0))]).toEqual([place(1, 3), place(0, 0)]);
  });

  test("[R37] an ally is another unit: the Bard gives itself nothing, and the enemy nothing", () => {
    const table = scene({ board: ["scout bard . . .", "scout scout scout . ."], turn: 1 });
    const after = play(table, 1, "pass");
    expect([board(after, 0), board(after, 1)]).toEqual([
      "scout 3, bard 2, ., ., .",
      "scout 2, scout 2, scout 2, ., .",
    ]);
  });
});

describe("when", () => {
  test("[R38] Deploy: from the hand", () => {
    const table = scene({ hands: ["scout"], decks: ["seed seed"] });
    expect(hand(play(table, 0, "scout 1"), 0)).toBe("seed");
  });

  test("[R38] Deploy: by an effect", () => {
    const table = scene({
      board: ["necromancer@0 . . . ."],
      graves: ["scout"],
      decks: ["seed seed"],
    });
    expect(hand(play(table, 0, "use 1", "o2"), 0)).toBe("veteran seed");
  });

  test("[R39] Consume: on the unit that is deployed onto another, whatever that is", () => {
    const table = scene({ hands: ["apprentice"], decks: ["seed"], board: ["champion . . . ."] });
    expect(hand(play(table, 0, "apprentice 1"), 0)).toBe("seed");
  });

  test("[R40] Death: by having no power, by being killed, by being consumed", () => {
    const board1 = ["", "roots+3 . . . ."] as const;
    const killed = play(scene({ hands: ["assassinate"], board: board1 }), 0, "assassinate e1");
    const eaten = play(
      scene({ hands: ["", "scout veteran"], board: board1, turn: 1 }),
      1,
      "scout 1",
    );
    const struck = play(
      scene({ hands: ["strike"], board: ["", "ghoul roots . . ."] }),
      0,
      "strike e2",
    );
    expect([modifiers(killed, 1)[0], modifiers(eaten, 1)[0], board(struck, 1)]).toEqual([
      5,
      5,
      "ghoul 3, ., ., ., .",
    ]);
  });

  test("[R40] no Death when a round is cleared away", () => {
    const table = scene({ board: ["roots . . . ."], passed: [false, true] });
    expect(told(play(table, 0, "pass"), "slot_changed")).toEqual([]);
  });
});

describe("Activate", () => {
  test("[R42] the counter begins at N, and must be at 0", () => {
    const table = scene({ board: ["rookie . . . ."] });
    expect(refused(table, 0, "use 1").code).toBe("not-ready");
  });

  test("[R42] once for every deployment", () => {
    const table = scene({ board: ["ranger . . . ."], passed: [false, true] });
    const used = play(table, 0, "use 1");
    expect(refused(used, 0, "use 2").code).toBe("used");
  });

  test("[R42] deployed again, it is usable again", () => {
    const table = scene({
      hands: ["unsummon ranger scout"],
      board: ["ranger! . . . ."],
      passed: [false, true],
    });
    expect(legal(play(table, 0, "unsummon o1", "ranger 1"))).toContain("use 1");
  });

  test("[R42] never in the turn it arrived, also not where a turn of abilities goes on", () => {
    const table = scene({ board: ["necromancer@0 . . . ranger"], graves: ["rookie"] });
    const after = play(table, 0, "use 1", "o3");
    expect([legal(after), refused(after, 0, "use 3").code]).toEqual([
      ["use 5", "done"],
      "not-ready",
    ]);
  });

  test("[R42] a counter at 0 is not enough while it is still the turn of its arrival", () => {
    const arrived = told(play(scene({ hands: ["ranger"] }), 0, "ranger 1"), "unit_placed")[0]!;
    const table = scene({});
    table.position.state.seats[0].slots[0]!.unit = { ...arrived.unit };
    expect(refused(table, 0, "use 1").code).toBe("not-ready");
  });

  test("[R42] one that would find nothing to do is no way to skip a turn", () => {
    const alone = scene({ hands: ["strike"], board: ["vampire@0 . . . ."] });
    expect(legal(alone)).toEqual(["strike o1", "pass"]);
  });
});

describe("killing and cleansing", () => {
  test("[R43] a killed unit dies whatever its power", () => {
    const table = scene({ hands: ["assassinate"], board: ["", "dragon+20 . . . ."] });
    expect(board(play(table, 0, "assassinate e1"), 1)).toBe("., ., ., ., .");
  });

  test("[R44] cleansed, it keeps its damage", () => {
    const table = scene({ hands: ["priest"], board: ["", "champion+4-2 . . . ."] });
    expect(board(play(table, 0, "priest 1", "e1"), 1)).toBe("champion 3, ., ., ., .");
  });

  test("[R44] the abilities are gone for as long as it stays, wherever it goes", () => {
    const table = scene({
      hands: ["repositioning scout"],
      board: ["bard~ . scout . ."],
      passed: [false, true],
    });
    expect(board(play(table, 0, "repositioning o1 o2"), 0)).toBe("., bard 2, scout 2, ., .");
  });

  test("[R44] an empty slot loses its modifier, also one that was a burden", () => {
    const table = scene({ hands: ["priest"], modifiers: ["0 -2 0 0 0"] });
    expect(modifiers(play(table, 0, "priest 1", "o2"), 0)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each(["necromancer@0~", "ranger~", "rookie@0~", "vampire@0~"])(
    "[R44] %s has no ability left to use",
    (unit) => {
      const table = scene({ board: [`${unit} scout . . .`], graves: ["scout"] });
      expect(refused(table, 0, "use 1").code).toBe("no-ability");
    },
  );

  test.each(["bard~", "engineer~", "turret~"])("[R44] %s does nothing at turn start", (unit) => {
    const table = scene({ board: [`${unit} scout . . .`, "dragon . . . ."], turn: 1 });
    expect(announced(play(table, 1, "pass"))).toEqual(["passed", "turn_start"]);
  });

  test.each(["ghoul~", "vampire~", "wizard~"])("[R44] %s reacts to nothing", (unit) => {
    const table = scene({ hands: ["strike"], board: [`${unit} scout . . .`] });
    expect(announced(play(table, 0, "strike o2"))).toEqual([
      "card_played",
      "unit_damaged",
      "units_died",
      "turn_start",
    ]);
  });
});
