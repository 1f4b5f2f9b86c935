import { describe, expect, test } from "vitest";
import {
  bell,
  confirm,
  confirmed,
  draft,
  drafted,
  ended,
  health,
  healthBySteps,
  play,
  round,
  scene,
  shownSteps,
  slots,
} from "./testing/scene.ts";

describe("[R38] three steps", () => {
  test("[R38] the cards meet slot by slot, from the first to the third", () => {
    expect(shownSteps(play(scene(), ...confirmed("ADH", "HCA")))).toEqual(["A/H", "D/C", "H/A"]);
  });

  test("[R38] every step shows the health it leaves", () => {
    expect(healthBySteps(play(scene({ hp: [5, 5] }), ...confirmed("AHC", "HCA")))).toEqual([
      [5, 4],
      [6, 4],
      [6, 2],
    ]);
  });
});

describe("[R39] within a step", () => {
  test("[R39] two attacks hit both at once", () => {
    expect(healthBySteps(play(scene({ hp: [2, 2] }), ...drafted("A..", "A..")))[0]).toEqual([0, 0]);
  });

  test("[R39] both heals are capped", () => {
    expect(health(play(scene({ hp: [10, 9] }), ...drafted("H..", "H..")))).toEqual([10, 10]);
  });

  test("[R39, R2] health never falls below 0", () => {
    expect(healthBySteps(play(scene({ hp: [1, 10] }), ...drafted("A..", "C..")))[0]).toEqual([
      0, 10,
    ]);
  });

  test("[R39] a heal before the blow saves nobody at 1, but somebody at 2", () => {
    expect([
      healthBySteps(play(scene({ hp: [1, 10] }), ...drafted("H..", "A..")))[0],
      healthBySteps(play(scene({ hp: [2, 10] }), ...drafted("H..", "A..")))[0],
    ]).toEqual([
      [0, 10],
      [1, 10],
    ]);
  });
});

describe("[R40] all three steps are played", () => {
  test("[R40] also after somebody is at 0", () => {
    const after = play(scene({ hp: [1, 10] }), ...confirmed("HDC", "ACD"));
    expect([shownSteps(after), healthBySteps(after)[0]]).toEqual([
      ["H/A", "D/C", "C/D"],
      [0, 10],
    ]);
  });

  test("[R40] a seat at 0 that heals is back, and the match goes on", () => {
    const after = play(scene({ hp: [2, 10] }), ...drafted("..H", "A.."));
    expect([healthBySteps(after), ended(after)]).toEqual([
      [
        [0, 10],
        [0, 10],
        [1, 10],
      ],
      null,
    ]);
  });

  test("[R40] a seat at 0 still hits", () => {
    const after = play(scene({ hp: [2, 2] }), ...drafted(".A.", "A.."));
    expect(ended(after)).toEqual({ result: "draw", reason: "knockout" });
  });

  test("[R40] back from 0 and down again is down", () => {
    const after = play(scene({ hp: [2, 10] }), ...confirmed("AHD", "CAH"));
    expect([healthBySteps(after), ended(after)?.reason]).toEqual([
      [
        [0, 10],
        [0, 10],
        [0, 10],
      ],
      "knockout",
    ]);
  });
});

describe("[R19, R31, R39, R45] the example round of the rules", () => {
  const prepared = play(scene({ hp: [9, 2], round: 2 }), confirm(0, "AHC"), draft(1, "HAA"));
  const after = play(prepared, bell(1));

  test("[R19] the second attack of the draft is left out", () => {
    expect(slots(prepared, 1)).toBe("HA.");
  });

  test("[R38, R39] health goes 9:1, 8:1, 8:1", () => {
    expect([shownSteps(after), healthBySteps(after)]).toEqual([
      ["A/H", "H/A", "C/."],
      [
        [9, 1],
        [8, 1],
        [8, 1],
      ],
    ]);
  });

  test("[R45] and round 3 is prepared", () => {
    expect([round(after), ended(after), health(after)]).toEqual([3, null, [8, 1]]);
  });
});
