import { describe, expect, test } from "vitest";
import * as table from "./testing/scene.ts";
import {
  announced,
  bell,
  confirm,
  confirmed,
  draft,
  ended,
  nobodyThere,
  play,
  scene,
  streaks,
} from "./testing/scene.ts";

/** A round in which seat 1 says nothing. */
const withoutSeat1 = [confirm(0, "DHC"), bell(1)];

describe("[R33] there or away", () => {
  test.each([
    ["a confirm", [confirm(0, "ADH")], 0],
    ["a draft", [draft(0, "A.."), bell(0)], 0],
    ["an empty draft", [draft(0, "..."), bell(0)], 0],
    ["a draft of nonsense", [draft(0, ["x", "y", "z"]), bell(0)], 0],
    ["nothing", [bell(0)], 1],
  ])("[R33] after %s the streak is right", (_what, inputs, streak) => {
    expect(streaks(play(scene(), ...inputs, confirm(1, "ADH")))).toEqual([streak, 0]);
  });

  test("[R33, R31] an empty draft is a sign of life that plays nothing", () => {
    const after = play(scene({ streaks: [1, 0] }), draft(0, "..."), bell(0), confirm(1, "ADH"));
    expect([streaks(after), table.health(after)]).toEqual([
      [0, 0],
      [8, 10],
    ]);
  });

  test("[R33] empty drafts alone keep a match alive up to the cap", () => {
    const empty = [draft(0, "..."), draft(1, "..."), bell(0), bell(1)];
    const ten = Array.from({ length: 10 }, () => empty).flat();
    expect(ended(play(scene(), ...ten))).toEqual({ result: "draw", reason: "round-cap" });
  });
});

describe("[R34] streaks", () => {
  test("[R34] grow by one for each round away", () => {
    const settings = { afkLimit: 5 };
    expect(streaks(play(scene({ settings }), ...withoutSeat1, ...nobodyThere))).toEqual([1, 2]);
  });

  test.each([
    ["both confirm early", confirmed("ADH", "ADH")],
    ["both draft", table.drafted("A..", "...")],
    ["one confirms and one drafts", [draft(0, "H.."), bell(0), confirm(1, "ADH")]],
  ])("[R34] are back at 0 when %s", (_what, inputs) => {
    expect(streaks(play(scene({ streaks: [1, 1] }), ...inputs))).toEqual([0, 0]);
  });

  test("[R34] away, there, away is no two in a row", () => {
    const after = play(
      scene(),
      ...withoutSeat1,
      ...confirmed("DHC", "DHC"),
      confirm(0, "DHC"),
      draft(1, "..."),
      bell(1),
    );
    expect([ended(after), streaks(after)]).toEqual([null, [0, 0]]);
  });

  test("[R34] one seat's sign of life does nothing for the other", () => {
    expect(streaks(play(scene(), ...withoutSeat1))).toEqual([0, 1]);
  });
});

describe("[R35] one seat away", () => {
  test("[R35] one round never ends the match: it plays three empty slots", () => {
    const after = play(scene(), confirm(0, "ADH"), bell(1));
    expect([ended(after), table.shownSteps(after)]).toEqual([null, ["A/.", "D/.", "H/."]]);
  });

  test("[R35] two rounds in a row lose", () => {
    expect(ended(play(scene(), ...withoutSeat1, ...withoutSeat1))).toEqual({
      result: "win",
      seat: 0,
      reason: "timeout",
    });
  });

  test("[R35] and the other way round", () => {
    expect(ended(play(scene({ streaks: [1, 0] }), bell(0), confirm(1, "ADH")))).toEqual({
      result: "win",
      seat: 1,
      reason: "timeout",
    });
  });

  test("[R35] a rival away only now still wins", () => {
    expect(ended(play(scene({ streaks: [1, 0] }), ...nobodyThere))).toEqual({
      result: "win",
      seat: 1,
      reason: "timeout",
    });
  });

  test.each([
    [1, 1],
    [3, 3],
  ])("[R35, R56] with an afkLimit of %i it takes %i", (afkLimit, rounds) => {
    const inputs = Array.from({ length: rounds }, () => withoutSeat1).flat();
    const settings = { afkLimit, rounds: 9 };
    expect([
      ended(play(scene({ settings }), ...inputs.slice(0, -1))),
      ended(play(scene({ settings }), ...inputs))?.reason,
    ]).toEqual([null, "timeout"]);
  });
});

describe("[R36] both seats away", () => {
  test("[R36] one round never ends the match", () => {
    expect([ended(play(scene(), ...nobodyThere)), streaks(play(scene(), ...nobodyThere))]).toEqual([
      null,
      [1, 1],
    ]);
  });

  test("[R36] two rounds in a row: both lose", () => {
    expect(ended(play(scene(), ...nobodyThere, ...nobodyThere))).toEqual({
      result: "both-lose",
      reason: "timeout",
    });
  });

  test("[R36] it does not matter whose bell rings first", () => {
    expect(ended(play(scene({ streaks: [1, 1] }), bell(1), bell(0)))?.result).toBe("both-lose");
  });
});

describe("[R37, R32] a round that absences end", () => {
  const before = scene({ hp: [3, 1], round: 2, streaks: [0, 1] });
  const after = play(before, confirm(0, "ADH"), bell(1));

  test("[R37] nothing is revealed, and no round end announced", () => {
    expect(announced(after)).toEqual(["confirm_ok", "bell", "match_end"]);
  });

  test("[R37, R32] the attack that would have won by knockout is never played", () => {
    expect([table.health(after), ended(after)?.reason]).toEqual([[3, 1], "timeout"]);
  });

  test("[R37] the round is not written down", () => {
    expect(after.position.state.history).toEqual([]);
  });

  test("[R32] absences count before the cap does", () => {
    const last = play(scene({ round: 10, streaks: [1, 1] }), ...nobodyThere);
    expect(ended(last)).toEqual({ result: "both-lose", reason: "timeout" });
  });
});
