import { describe, expect, test } from "vitest";
import { hasAttack } from "./hand.ts";
import { orcain } from "./rules.ts";
import {
  bell,
  confirm,
  confirmed,
  draft,
  drafted,
  ended,
  health,
  play,
  refused,
  round,
  scene,
  shownSteps,
  slots,
  streaks,
} from "./testing/scene.ts";

const mustAttack = { suddenDeath: "mustAttack" } as const;
const NOTHING = ["./.", "./.", "./."];

describe("[R45] sudden death", () => {
  test("[R45] begins when health is level after round 3", () => {
    const after = play(scene({ hp: [6, 6], round: 3 }), ...confirmed("ADH", "ADH"));
    expect([ended(after), round(after), orcain.view(after.position.state, 0).suddenDeath]).toEqual([
      null,
      4,
      true,
    ]);
  });

  test.each([1, 2, 3])("[R45] has not begun in round %i", (now) => {
    expect(orcain.view(scene({ round: now }).position.state, 0).suddenDeath).toBe(false);
  });

  test("[R45] ends with the first round that leaves different health", () => {
    expect(ended(play(scene({ hp: [6, 6], round: 4 }), ...drafted("H..", "...")))).toEqual({
      result: "win",
      seat: 0,
      reason: "sudden-death",
    });
  });

  test("[R45] goes on while health is level", () => {
    const after = play(scene({ hp: [6, 6], round: 4 }), ...confirmed("DHC", "HDC"));
    expect([ended(after), round(after), health(after)]).toEqual([null, 5, [7, 7]]);
  });

  test("[R45, R40] a lead in the middle of a round decides nothing", () => {
    const after = play(scene({ hp: [6, 6], round: 5 }), ...drafted("A..", "..A"));
    expect([ended(after), health(after)]).toEqual([null, [4, 4]]);
  });

  test("[R42, R45] a knockout in it is called a knockout", () => {
    expect(ended(play(scene({ hp: [2, 2], round: 5 }), ...drafted("A..", "...")))?.reason).toBe(
      "knockout",
    );
  });

  test("[R46] in a classic one nobody needs to attack", () => {
    expect(slots(play(scene({ round: 4 }), confirm(0, "DHC")), 0)).toBe("DHC");
  });
});

describe("[R48] the cap", () => {
  test("[R48] level after round 10 is a draw", () => {
    expect(ended(play(scene({ hp: [6, 6], round: 10 }), ...confirmed("DHC", "DHC")))).toEqual({
      result: "draw",
      reason: "round-cap",
    });
  });

  test("[R48] level after round 9 is not", () => {
    expect(ended(play(scene({ hp: [6, 6], round: 9 }), ...confirmed("DHC", "DHC")))).toBeNull();
  });

  test("[R48, R45] round 10 can still be won", () => {
    expect(ended(play(scene({ hp: [6, 6], round: 10 }), ...drafted("H..", "...")))?.reason).toBe(
      "sudden-death",
    );
  });

  test("[R48, R56] with the cap at the last round there is no sudden death", () => {
    const settings = { rounds: 2, roundCap: 2 };
    expect(ended(play(scene({ settings, round: 2 }), ...confirmed("DHC", "DHC")))).toEqual({
      result: "draw",
      reason: "round-cap",
    });
  });
});

describe("[R46] where an attack is demanded", () => {
  test("[R46] a confirm without one is refused in sudden death", () => {
    expect(refused(scene({ settings: mustAttack, round: 4 }), confirm(0, "DHC")).code).toBe(
      "must-attack",
    );
  });

  test("[R46] not before it", () => {
    const third = scene({ settings: mustAttack, round: 3 });
    expect(slots(play(third, confirm(0, "DHC")), 0)).toBe("DHC");
  });

  test("[R46] the 18 full layouts with an attack are offered, of 24", () => {
    const offered = [3, 4].map((now) =>
      orcain.legalMoves(scene({ settings: mustAttack, round: now }).position.state, 0),
    );
    expect([
      offered.map((moves) => moves.length),
      offered[1]?.every(({ layout }) => hasAttack(layout)),
    ]).toEqual([[24, 18], true]);
  });
});

describe("[R47] where an attack is demanded and nothing was confirmed", () => {
  const fourth = scene({ settings: mustAttack, round: 4, streaks: [1, 1] });

  test("[R47] a draft without one plays three empty slots, and its player was there", () => {
    const after = play(fourth, ...drafted("DHC", "H.."));
    expect([shownSteps(after), streaks(after)]).toEqual([NOTHING, [0, 0]]);
  });

  test("[R47] a draft with one plays as it lies", () => {
    expect(shownSteps(play(fourth, ...drafted("HA.", "..A")))).toEqual(["H/.", "A/.", "./A"]);
  });

  test("[R47] such a draft may be laid: only the bell judges it", () => {
    expect(slots(play(fourth, draft(0, "DH.")), 0)).toBe("DH.");
  });

  test("[R47] before sudden death it plays as it lies", () => {
    const third = scene({ settings: mustAttack, round: 3 });
    expect(shownSteps(play(third, draft(0, "DH."), bell(0), bell(1)))).toEqual([
      "D/.",
      "H/.",
      "./.",
    ]);
  });
});
