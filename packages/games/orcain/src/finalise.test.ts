import { decisions, heardBy, openingTurn, VIEWERS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { orcain } from "./rules.ts";
import * as table from "./testing/scene.ts";
import {
  announced,
  bell,
  confirm,
  confirmed,
  draft,
  drafted,
  play,
  refused,
  round,
  scene,
  shownSteps,
} from "./testing/scene.ts";

const ROUND = ["step_reveal", "step_reveal", "step_reveal", "round_end", "prep_start"];

const clockOf = (now: table.Scene) =>
  decisions(orcain, now.position).map(({ limitMs }) => ({ limitMs }));

/** When the clocks run out that started when these events came at 0. */
const deadlines = ({ position, events }: table.Scene) =>
  openingTurn(orcain, position.state.settings, { position, events }).after.clocks.running.map(
    ({ deadline }) => deadline,
  );

describe("[R26] the clock", () => {
  test("[R26] both have twenty seconds, at once in round 1", () => {
    expect(deadlines(scene())).toEqual([20_000, 20_000]);
  });

  test("[R26] from round 2 on the clock waits until three steps were shown", () => {
    const shown = 250 + 900 + 900;
    expect(deadlines(play(scene(), ...confirmed("ADH", "ADH")))).toEqual([
      shown + 20_000,
      shown + 20_000,
    ]);
  });

  test("[R26, R56] the settings set all three times", () => {
    const settings = { prepMs: 7000, firstStepMs: 100, stepMs: 10 };
    expect(deadlines(play(scene({ settings }), ...confirmed("ADH", "ADH")))[0]).toBe(120 + 7000);
  });

  test("[R27] the rules name the time that players are shown, without the host's half second", () => {
    expect(clockOf(scene({ settings: { prepMs: 5000 } }))[1]?.limitMs).toBe(5000);
  });

  test("[R28, R56] a time of 0 is no limit", () => {
    expect(clockOf(scene({ settings: { prepMs: 0 } }))[0]?.limitMs).toBeNull();
  });

  test("[R26] a draft does not start the clock again: it is still the same question", () => {
    const before = scene();
    expect(decisions(orcain, play(before, draft(0, "A..")).position)).toEqual(
      decisions(orcain, before.position),
    );
  });
});

describe("[R28, R29] the bell", () => {
  test("[R28] the bell takes what lies in the slots", () => {
    const after = play(scene(), draft(0, "AD."), bell(0), confirm(1, "HCA"));
    expect(shownSteps(after)).toEqual(["A/H", "D/C", "./A"]);
  });

  test("[R28] its seat alone hears it", () => {
    const after = play(scene(), bell(1));
    expect(after.events).toEqual([{ kind: "bell", seat: 1 }]);
    expect(VIEWERS.map((viewer) => heardBy(orcain, after.events, viewer).length)).toEqual([
      0, 1, 0,
    ]);
  });

  test("[R29] no bell rings in a paused match", () => {
    expect(refused(play(scene(), { kind: "pause" }), bell(0))).toEqual({
      code: "paused",
      words: "The match is paused: no bell rings.",
    });
  });

  test("[R29] cards may be laid in a paused match, and the bell rings after it", () => {
    const paused = play(scene(), { kind: "pause" }, draft(0, "A.."), confirm(1, "DHC"));
    expect(shownSteps(play(paused, { kind: "resume" }, bell(0)))).toEqual(["A/D", "./H", "./C"]);
  });
});

describe("[R30] a round is finalised once", () => {
  test("[R30] at once when both have confirmed", () => {
    expect(announced(play(scene(), ...confirmed("ADH", "CHA")))).toEqual([
      "confirm_ok",
      "confirm_ok",
      ...ROUND,
    ]);
  });

  test("[R30] with the second of two bells", () => {
    expect(announced(play(scene(), bell(1), bell(0)))).toEqual(["bell", "bell", ...ROUND]);
  });

  test("[R30] with one bell if the rival has confirmed", () => {
    expect(announced(play(scene(), confirm(1, "ADH"), bell(0)))).toEqual([
      "confirm_ok",
      "bell",
      ...ROUND,
    ]);
  });

  test.each([
    ["a confirm", [confirm(0, "ADH")], ["confirm_ok"]],
    ["a bell", [bell(0)], ["bell"]],
    ["two drafts", [draft(0, "ADH"), draft(1, "ADH")], ["draft_ok", "draft_ok"]],
    ["a bell and a draft", [bell(0), draft(1, "ADH")], ["bell", "draft_ok"]],
  ])("[R30] not by %s alone", (_what, inputs, heard) => {
    const after = play(scene(), ...inputs);
    expect([round(after), announced(after)]).toEqual([1, heard]);
  });

  test("[R30] a confirm after both have confirmed belongs to the next round", () => {
    const after = play(scene(), ...confirmed("ADH", "CHA"), confirm(0, "ADH"));
    expect([round(after), table.slots(after, 0)]).toEqual([2, "ADH"]);
  });

  test("[R30] each round is written down once", () => {
    const after = play(scene(), ...confirmed("ADH", "CHA"), bell(0), bell(1));
    expect(after.position.state.history).toHaveLength(2);
  });
});

describe("[R31] what a seat plays", () => {
  test.each([
    ["its confirmed layout", [draft(0, "H.."), confirm(0, "ADH")], ["A/.", "D/.", "H/."]],
    [
      "its last draft, with gaps",
      [draft(0, "ADH"), draft(0, ".C."), bell(0)],
      ["./.", "C/.", "./."],
    ],
    ["a full draft as it lies", [draft(0, "ADH"), bell(0)], ["A/.", "D/.", "H/."]],
    ["nothing after an empty draft", [draft(0, "..."), bell(0)], ["./.", "./.", "./."]],
    ["nothing if it did nothing", [bell(0)], ["./.", "./.", "./."]],
  ])("[R31] %s", (_what, inputs, steps) => {
    expect(shownSteps(play(scene(), ...inputs, bell(1)))).toEqual(steps);
  });

  test("[R31, R13] a single card in an otherwise empty layout still works", () => {
    expect(table.health(play(scene(), ...drafted("..A", "H..")))).toEqual([10, 8]);
  });
});
