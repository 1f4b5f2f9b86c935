import { FORFEITS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { orcain } from "./rules.ts";
import {
  announced,
  asked,
  bell,
  confirm,
  confirmed,
  draft,
  drafted,
  ended,
  forfeit,
  health,
  play,
  refused,
  round,
  scene,
} from "./testing/scene.ts";

const win = (seat: 0 | 1, reason: string) => ({ result: "win", seat, reason });

describe("[R42, R43] knockouts", () => {
  test.each([1, 2, 3, 4, 10])("[R42] in round %i a seat at 0 loses", (now) => {
    expect(ended(play(scene({ hp: [1, 2], round: now }), ...drafted("...", "A..")))).toEqual(
      win(1, "knockout"),
    );
  });

  test("[R42] an attack sent back can be the last", () => {
    expect(ended(play(scene({ hp: [5, 2] }), ...drafted("C..", "A..")))).toEqual(
      win(0, "knockout"),
    );
  });

  test.each([1, 3, 4, 10])("[R43] in round %i both at 0 is a draw", (now) => {
    expect(ended(play(scene({ hp: [2, 1], round: now }), ...drafted("A..", "A..")))).toEqual({
      result: "draw",
      reason: "knockout",
    });
  });
});

describe("[R44] the decision", () => {
  test("[R44] after round 3 the higher health wins", () => {
    expect(ended(play(scene({ hp: [4, 5], round: 3 }), ...drafted("...", "...")))).toEqual(
      win(1, "decision"),
    );
  });

  test.each([1, 2])("[R44] not after round %i", (now) => {
    const after = play(scene({ hp: [9, 1], round: now }), ...drafted("...", "..."));
    expect([ended(after), round(after)]).toEqual([null, now + 1]);
  });

  test("[R44, R56] a match of one round is decided after it", () => {
    const settings = { rounds: 1 };
    expect(ended(play(scene({ settings }), ...drafted("A..", "...")))).toEqual(win(0, "decision"));
  });

  test("[R41] the round's end is announced before the match's", () => {
    const after = play(scene({ hp: [4, 5], round: 3 }), ...confirmed("DHC", "DHC"));
    expect(announced(after).slice(-2)).toEqual(["round_end", "match_end"]);
  });

  test("[R41] and before the next round's beginning", () => {
    expect(announced(play(scene(), ...confirmed("DHC", "DHC"))).slice(-2)).toEqual([
      "round_end",
      "prep_start",
    ]);
  });
});

describe("[R49] giving up, leaving, being abandoned", () => {
  test.each([
    ["resigned", "forfeit", "both-lose"],
    ["disconnected", "disconnect", "both-lose"],
    ["abandoned", "abandoned", "void"],
  ] as const)("[R49, R52] %s is told as '%s'; of both at once it is %s", (how, reason, both) => {
    expect([
      ended(play(scene(), forfeit(how, 0))),
      ended(play(scene(), forfeit(how, 1))),
      ended(play(scene(), forfeit(how, 0, 1))),
    ]).toEqual([win(1, reason), win(0, reason), { result: both, reason }]);
  });

  test("[R49] there are no other ways to forfeit", () => {
    expect(FORFEITS.map((how) => orcain.forfeits[how])).toEqual([
      "forfeit",
      "disconnect",
      "abandoned",
    ]);
  });

  test("[R49] whoever is behind wins too when the rival gives up, and no card is shown", () => {
    const after = play(scene({ hp: [10, 1] }), confirm(1, "DHC"), forfeit("resigned", 0));
    expect([ended(after), health(after), announced(after)]).toEqual([
      win(1, "forfeit"),
      [10, 1],
      ["confirm_ok"],
    ]);
  });
});

describe("[R50, R52] what the host is told", () => {
  const terms = (settings: object) => {
    const parsed = orcain.parseSettings(settings);
    return parsed.ok ? orcain.terms(parsed.value) : null;
  };

  test("[R50] whoever leaves has lost at once", () => {
    expect(terms({})?.disconnectGraceMs).toBe(0);
  });

  test("[R50, R56] unless the match grants time to come back", () => {
    expect(terms({ disconnectGraceMs: 60_000 })?.disconnectGraceMs).toBe(60_000);
  });

  test("[R52] each seat stakes one token, or what the match says", () => {
    expect([terms({})?.stake, terms({ stake: 0 })?.stake]).toEqual([1, 0]);
  });
});

describe("[R51] a match ends once", () => {
  const over = { code: "match-over", words: "The match is over." };
  const byKnockout = play(scene({ hp: [1, 5] }), ...drafted("...", "A.."));
  const byForfeit = play(scene(), forfeit("disconnected", 1));

  test.each([
    ["a draft", draft(0, "A..")],
    ["a confirm", confirm(1, "ADH")],
    ["a bell", bell(0)],
    ["a forfeit", forfeit("resigned", 1)],
  ])("[R51] afterwards %s is refused", (_what, input) => {
    expect([refused(byKnockout, input), refused(byForfeit, input)]).toEqual([over, over]);
  });

  test("[R51] nobody is asked any more", () => {
    expect([asked(byKnockout), asked(byForfeit)]).toEqual([[], []]);
  });

  test("[R51] no round follows", () => {
    expect(announced(byKnockout).filter((kind) => kind === "prep_start")).toEqual([]);
  });
});
