import { describe, expect, test } from "vitest";
import {
  announced,
  board,
  grave,
  hand,
  legal,
  modifiers,
  play,
  scene,
  told,
} from "./testing/scene.ts";

/** One move, and what becomes of it: rules that meet each other. */

describe("deaths in one batch", () => {
  test("[R47, R49] a Ghoul that lives feeds on every close death of the batch", () => {
    const table = scene({
      hands: ["fireball"],
      board: ["scout ghoul+4 scout . .", "scout scout scout . ."],
    });
    expect(board(play(table, 0, "fireball e2"), 0)).toBe("., ghoul 13, ., ., .");
  });

  test("[R49] a Ghoul that dies in the batch feeds on nothing, and another feeds on it", () => {
    const table = scene({ hands: ["fireball"], board: ["scout ghoul . . .", ". . ghoul . ."] });
    const after = play(table, 0, "fireball o1");
    expect([board(after, 0), board(after, 1)]).toEqual(["., ., ., ., .", "., ., ghoul 3, ., ."]);
  });

  test("[R48, R64] a Vampire hit with its neighbours dies before it can feed", () => {
    const table = scene({ hands: ["fireball"], board: [". vampire . . .", "dragon dragon . . ."] });
    expect(board(play(table, 0, "fireball e1"), 0)).toBe("., ., ., ., .");
  });

  test("[R48, R64] one that survives the fire feeds on every neighbour's share, not on its own", () => {
    const table = scene({
      hands: ["fireball"],
      board: [". vampire+1 . . .", "dragon dragon . . ."],
    });
    expect(board(play(table, 0, "fireball e1"), 0)).toBe("., vampire 5, ., ., .");
  });

  test("[R46, R49] Vampire before Ghoul: the hit comes before the death", () => {
    const table = scene({ hands: ["strike"], board: ["ghoul . vampire . .", ". scout . . ."] });
    const after = play(table, 0, "strike e2");
    expect([told(after, "power_changed").map(({ card }) => card), board(after, 0)]).toEqual([
      ["vampire", "ghoul"],
      "ghoul 3, ., vampire 5, ., .",
    ]);
  });

  test("[R18, R49] a Turret's shot at the start of a turn feeds Ghoul and Vampire before anybody acts", () => {
    const table = scene({ board: ["turret ghoul . . .", "acolyte vampire . . ."], turn: 1 });
    const after = play(table, 1, "pass");
    expect([board(after, 0), board(after, 1)]).toEqual([
      "turret 3, ghoul 3, ., ., .",
      "., vampire 3, ., ., .",
    ]);
  });
});

describe("Vampire", () => {
  test("[R64] its ability kills, it drinks the full 2, and a Ghoul gets the rest", () => {
    const table = scene({ board: ["vampire@0 acolyte ghoul . ."] });
    expect(board(play(table, 0, "use 1"), 0)).toBe("vampire 4, ., ghoul 3, ., .");
  });

  test("[R64] two Vampires beside each other: one drinks from the other", () => {
    const table = scene({ board: ["vampire@0 . . . .", "vampire+5 . . . ."] });
    const after = play(table, 0, "use 1");
    expect([board(after, 0), board(after, 1)]).toEqual([
      "vampire 4, ., ., ., .",
      "vampire 5, ., ., ., .",
    ]);
  });
});

describe("Roots", () => {
  test("[R24, R63] consumed under Brambles: the slot's new power saves the newcomer", () => {
    const table = scene({
      hands: ["scout"],
      board: ["roots . . . ."],
      ongoing: [[0, 0, "brambles"]],
    });
    expect(board(play(table, 0, "scout 1"), 0)).toBe("scout 2, ., ., ., .");
  });

  test("[R63] killed by a Hunter while wounded it gives what was left", () => {
    const table = scene({ hands: ["hunter"], board: ["", "roots-1 . . . ."] });
    expect(modifiers(play(table, 0, "hunter 1"), 1)).toEqual([1, 0, 0, 0, 0]);
  });

  test("[R63] moved and then consumed it feeds the slot where it died", () => {
    const table = scene({
      hands: ["repositioning scout seed"],
      board: ["roots . . . ."],
      passed: [false, true],
    });
    const after = play(table, 0, "repositioning o1 o2", "scout 2");
    expect(modifiers(after, 0)).toEqual([0, 2, 0, 0, 0]);
  });

  test("[R63] killed by damage it has nothing to give, and nothing is announced", () => {
    const table = scene({ hands: ["strike"], board: ["", "roots . . . ."] });
    expect(told(play(table, 0, "strike e1"), "slot_changed")).toEqual([]);
  });
});

describe("Mimic", () => {
  const mimicked = (model: string) =>
    play(
      scene({
        hands: ["mimic repositioning scout", "priest veteran strike"],
        board: ["", `${model} . . . .`],
        modifiers: ["0 1 0 0 0"],
      }),
      0,
      "mimic 1",
    );

  test("[R61] a stronger model raises it, and changes of the model are not followed", () => {
    const struck = play(mimicked("champion"), 1, "strike o1");
    expect([board(struck, 0), board(struck, 1)]).toEqual([
      "mimic 5, ., ., ., .",
      "champion 2, ., ., ., .",
    ]);
  });

  test("[R61] it keeps its power when it moves, and takes the new slot's modifier", () => {
    const moved = play(play(mimicked("champion"), 1, "pass"), 0, "repositioning o1 o2");
    expect(board(moved, 0)).toBe("., mimic 6, ., ., .");
  });

  test("[R44, R61] cleansed it is what is printed", () => {
    expect(board(play(mimicked("champion"), 1, "priest 2", "e1"), 0)).toBe("mimic 1, ., ., ., .");
  });

  test("[R61, R44] a loss is an adjustment too: cleansing takes it away with the slot's strength", () => {
    const table = scene({
      hands: ["mimic", "priest veteran"],
      board: ["", "acolyte . . . ."],
      modifiers: ["3 0 0 0 0"],
    });
    const after = play(play(table, 0, "mimic 1"), 1, "priest 2", "e1");
    const { buffs } = after.position.state.seats[0].slots[0]!.unit!;
    expect([board(after, 0), modifiers(after, 0)[0], buffs]).toEqual(["mimic 1, ., ., ., .", 0, 0]);
  });

  test("[R31, R61] a Mimic may copy a buffed Mimic", () => {
    const table = scene({ hands: ["mimic"], board: ["", "mimic+6 . . . ."] });
    expect(board(play(table, 0, "mimic 1"), 0)).toBe("mimic 7, ., ., ., .");
  });
});

describe("arrivals", () => {
  test("[R67] a Knight beside a Sentinel's slot may use the other side", () => {
    const table = scene({ hands: ["knight"], board: ["", "sentinel . . . ."] });
    expect(legal(play(table, 0, "knight 2"))).toEqual(["o3", "no"]);
  });

  test("[R45, R50] Brambles kill a Scout before its Deploy, and a Ghoul sees it", () => {
    const table = scene({
      hands: ["scout"],
      decks: ["seed"],
      board: [". ghoul . . ."],
      ongoing: [[0, 0, "brambles"]],
    });
    const after = play(table, 0, "scout 1");
    expect([board(after, 0), hand(after, 0), grave(after, 0)]).toEqual([
      "., ghoul 3, ., ., .",
      "",
      "scout",
    ]);
  });

  test("[R45] Bulwark, then Watchfire: first the buff, then the shot, then the Deploy", () => {
    const table = scene({
      hands: ["mimic"],
      board: ["", "champion . . . ."],
      ongoing: [
        [0, 0, "bulwark"],
        [0, 0, "watchfire"],
      ],
    });
    const after = play(table, 0, "mimic 1");
    expect([
      after.events.flatMap((event) => ("by" in event ? [event.by.card] : [])),
      board(after, 0),
    ]).toEqual([["bulwark", "watchfire", "mimic"], "mimic 4, ., ., ., ."]);
  });

  test("[R25, R39, R70] a Squire that consumes an Acolyte is a Squire of 4", () => {
    const table = scene({ hands: ["knight"], board: [". . acolyte ghoul ."] });
    expect(board(play(table, 0, "knight 2", "o3"), 0)).toBe("., knight 3, squire 4, ghoul 3, .");
  });

  test("[R23, R65] a Warlock onto an Acolyte: 1 damage, and 6 power", () => {
    const table = scene({ hands: ["warlock"], board: ["acolyte . . . .", "dragon . . . ."] });
    const after = play(table, 0, "warlock 1");
    expect([board(after, 0), board(after, 1)]).toEqual([
      "warlock 6, ., ., ., .",
      "dragon 6, ., ., ., .",
    ]);
  });

  test("[R62] two Necromancers: each raises once, neither the other, and the round can end", () => {
    const table = scene({
      board: ["necromancer@0 necromancer@0 . . ."],
      graves: ["scout acolyte"],
      passed: [false, true],
    });
    const first = play(table, 0, "use 1", "scout", "o2");
    expect([legal(first), grave(first, 0)]).toEqual([
      ["veteran 1", "veteran 2", "veteran 3", "veteran 4", "veteran 5", "pass"],
      "acolyte necromancer",
    ]);
  });

  test("[R62] the last Necromancer cannot fetch the one that raised before", () => {
    const table = scene({ board: ["necromancer@0 . . . ."], graves: ["necromancer"] });
    expect(legal(table)).not.toContain("use 1");
  });
});

describe("moves that kill", () => {
  test("[R30] Repositioning takes the ground from under a wounded enemy", () => {
    const table = scene({
      hands: ["repositioning"],
      board: ["ghoul . . . .", "scout-2 . . . ."],
      modifiers: ["", "3 0 0 0 0"],
    });
    const after = play(table, 0, "repositioning e1 e2");
    expect([board(after, 0), board(after, 1)]).toEqual(["ghoul 3, ., ., ., .", "., ., ., ., ."]);
  });

  test("[R30, R47] a swap may kill one and save the other", () => {
    const table = scene({
      hands: ["repositioning"],
      board: ["", "scout-2 veteran-4 . . ."],
      modifiers: ["", "1 1 0 0 0"],
    });
    const after = play(table, 0, "repositioning e1 e2");
    expect([board(after, 1), announced(after)]).toEqual([
      "veteran 1, scout 1, ., ., .",
      ["card_played", "unit_moved", "turn_start"],
    ]);
  });
});
