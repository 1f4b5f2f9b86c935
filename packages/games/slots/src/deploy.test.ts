import { describe, expect, test } from "vitest";
import { announced, asked, board, grave, hand, legal, play, scene, told } from "./testing/scene.ts";

describe("a unit is played", () => {
  test("[R23] onto any of one's own slots, also onto one's own units", () => {
    const table = scene({ hands: ["scout"], board: ["champion . . . .", ". champion . . ."] });
    expect(legal(table)).toEqual(["scout 1", "scout 2", "scout 3", "scout 4", "scout 5", "pass"]);
  });

  test("[R23] the unit that stood there is consumed: it goes to the graveyard and has died", () => {
    const table = scene({ hands: ["scout"], board: ["champion ghoul . . ."] });
    const after = play(table, 0, "scout 1");
    expect([board(after, 0), grave(after, 0)]).toEqual(["scout 2, ghoul 3, ., ., .", "champion"]);
  });

  test("[R1] a slot never holds two", () => {
    const table = scene({ hands: ["scout scout scout"], passed: [false, true] });
    expect(board(play(table, 0, "scout 1", "scout 1"), 0)).toBe("scout 2, ., ., ., .");
  });
});

describe("what follows from a deployment", () => {
  test("[R24] Death, arrival, ongoing effects, Consume, and then those who react to the death", () => {
    const table = scene({
      hands: ["warlock"],
      board: ["roots ghoul . . .", "champion . . . ."],
      ongoing: [[0, 0, "bulwark"]],
    });
    const after = play(table, 0, "warlock 1");
    expect(after.events.flatMap((event) => ("by" in event ? event.by.card : event.kind))).toEqual([
      "card_played",
      "unit_consumed",
      "roots",
      "unit_placed",
      "bulwark",
      "warlock",
      "ghoul",
      "turn_start",
    ]);
  });

  test("[R24] Consumed comes before the arrival: what it gives is there when Brambles prick", () => {
    const table = scene({
      hands: ["scout"],
      board: ["acolyte . . . ."],
      ongoing: [[0, 0, "brambles"]],
    });
    const after = play(table, 0, "scout 1");
    expect([told(after, "unit_placed")[0]?.power, board(after, 0)]).toEqual([
      5,
      "scout 3, ., ., ., .",
    ]);
  });

  test("[R24] ongoing effects come before Deploy", () => {
    const table = scene({ hands: ["scout"], decks: ["seed"], ongoing: [[0, 0, "bulwark"]] });
    expect(announced(play(table, 0, "scout 1"))).toEqual([
      "card_played",
      "unit_placed",
      "power_changed",
      "card_drawn",
      "turn_start",
    ]);
  });

  test("[R24] Deploy comes before those who react to the consumed unit's death", () => {
    const table = scene({ hands: ["scout"], decks: ["seed"], board: ["champion ghoul . . ."] });
    expect(announced(play(table, 0, "scout 1")).slice(3)).toEqual([
      "card_drawn",
      "power_changed",
      "turn_start",
    ]);
  });

  test("[R25] a unit that an effect deploys does all that one from the hand does", () => {
    const table = scene({ board: ["necromancer@0 acolyte . . ."], graves: ["knight"] });
    const after = play(table, 0, "use 1", "o2", "o3");
    expect(board(after, 0)).toBe("necromancer 2, knight 6, squire 1, ., .");
  });

  test("[R25] it is no card played: a Wizard waits for actions, and hands do not change", () => {
    const table = scene({ board: ["necromancer@0 . . . ."], graves: ["archer"] });
    const after = play(table, 0, "use 1", "o2");
    expect([told(after, "card_played"), hand(after, 0)]).toEqual([[], "veteran"]);
  });
});

describe("moving is not deploying", () => {
  test("[R26] a moved unit keeps damage, buffs and counter, and gets the new slot's modifier", () => {
    const table = scene({
      hands: ["repositioning"],
      board: ["rookie+3-1 . . . ."],
      modifiers: ["2 -1 0 0 0"],
    });
    const after = play(table, 0, "repositioning o1 o2");
    const { unit } = after.position.state.seats[0].slots[1]!;
    expect([unit?.damage, unit?.buffs, unit?.cooldown, board(after, 0)]).toEqual([
      1,
      3,
      2,
      "., rookie 4, ., ., .",
    ]);
  });

  test("[R26, R38] a moved Archer does not shoot again", () => {
    const table = scene({ hands: ["repositioning"], board: ["archer . . . .", "dragon . . . ."] });
    expect(board(play(table, 0, "repositioning o1 o2"), 1)).toBe("dragon 7, ., ., ., .");
  });

  test("[R26] a swap consumes nobody", () => {
    const table = scene({ hands: ["repositioning"], board: ["scout acolyte ghoul . ."] });
    const after = play(table, 0, "repositioning o1 o2");
    expect([board(after, 0), grave(after, 0)]).toEqual([
      "acolyte 1, scout 2, ghoul 1, ., .",
      "repositioning",
    ]);
  });
});

describe("leaving", () => {
  test("[R27] a unit that returned comes back as a new card", () => {
    const table = scene({
      hands: ["", "unsummon veteran"],
      board: ["rookie+4-1 . . . ."],
      turn: 1,
    });
    const back = play(table, 1, "unsummon e1");
    const { unit } = play(back, 0, "rookie 3").position.state.seats[0].slots[2]!;
    expect(unit).toMatchObject({ buffs: 0, damage: 0, silenced: false, cooldown: 2 });
  });

  test("[R27] what it had lost by cleansing, or used, it has again", () => {
    const table = scene({ hands: ["", "unsummon veteran"], board: ["ranger~ . . . ."], turn: 1 });
    const back = play(play(table, 1, "unsummon e1"), 0, "ranger 1");
    expect(asked(back)).toBe("1 turn");
    expect(legal(play(back, 1, "pass"))).toEqual(["use 1", "pass"]);
  });

  test("[R27] it has not died: nobody reacts", () => {
    const table = scene({ hands: ["unsummon"], board: ["roots ghoul . . ."] });
    expect(announced(play(table, 0, "unsummon o1"))).toEqual([
      "card_played",
      "unit_bounced",
      "turn_start",
    ]);
  });

  test("[R28] a token that returns to a hand is in no hand", () => {
    const table = scene({ hands: ["unsummon", "veteran"], board: ["", "squire . . . ."] });
    expect(hand(play(table, 0, "unsummon e1"), 1)).toBe("veteran");
  });
});
