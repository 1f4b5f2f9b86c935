import { describe, expect, test } from "vitest";
import { orcain } from "../rules.ts";
import {
  bell,
  cards,
  draft,
  play,
  refused,
  scene,
  send,
  shownSteps,
  slots,
  streaks,
} from "../testing/scene.ts";

describe("[R18] drafting", () => {
  test.each(["...", "A..", ".D.", "AH.", "CHA"])("[R18] '%s' lies as it was laid", (layout) => {
    expect(slots(play(scene(), draft(0, layout)), 0)).toBe(layout);
  });

  test("[R18] the last draft replaces the whole one before", () => {
    expect(slots(play(scene(), draft(0, "AD."), draft(0, "..H")), 0)).toBe("..H");
  });

  test("[R18, R33] a draft may take everything back, and its sender was still there", () => {
    const after = play(
      scene(),
      draft(0, "ADH"),
      draft(0, "..."),
      bell(0),
      draft(1, "A.."),
      bell(1),
    );
    expect([shownSteps(after), streaks(after)]).toEqual([
      ["./A", "./.", "./."],
      [0, 0],
    ]);
  });

  test("[R18] a draft leaves the seat asked, even with three cards", () => {
    expect(play(scene(), draft(0, "ADH")).position.state.seats[0].status).toBe("open");
  });
});

describe("[R19] what the hand cannot give is left empty, from left to right", () => {
  test.each([
    { what: "a second attack", hand: "ADHC", laid: "AAH", lies: "A.H", dropped: [1] },
    { what: "a third heal", hand: "ADHC", laid: "HHH", lies: "H..", dropped: [1, 2] },
    { what: "a third attack of two", hand: "AAHC", laid: "AAA", lies: "AA.", dropped: [2] },
    { what: "a card the hand lacks", hand: "AAHC", laid: "DAC", lies: ".AC", dropped: [0] },
    { what: "not a copy the hand has", hand: "AAHC", laid: "AHA", lies: "AHA", dropped: [] },
  ])("[R19, R6] $what", ({ hand, laid, lies, dropped }) => {
    const after = play(scene({ hands: [hand, "ADHC"] }), draft(0, laid));
    expect(after.events).toEqual([
      { kind: "draft_ok", seat: 0, layout: cards(lies), refused: dropped },
    ]);
  });

  test.each(["dragon", "GRASS", "grass", "Attack", "", "toString"])(
    "[R19, R54] '%s' is no card, and its slot is left empty",
    (name) => {
      expect(slots(play(scene(), draft(0, [name, "attack", null])), 0)).toBe(".A.");
    },
  );

  test("[R19, R33] a draft of which nothing can be used is a sign of life", () => {
    const after = play(
      scene(),
      draft(0, ["dragon", "dragon", ""]),
      bell(0),
      draft(1, "..."),
      bell(1),
    );
    expect(streaks(after)).toEqual([0, 0]);
  });
});

describe("[R22] what has no readable form", () => {
  const MALFORMED: readonly [string, unknown][] = [
    ["two slots", { kind: "layout_draft", layout: [null, null] }],
    ["four slots", { kind: "layout_draft", layout: [null, null, null, null] }],
    ["a number for a card", { kind: "layout_draft", layout: [1, null, null] }],
    ["a slot missing", { kind: "layout_draft", layout: [undefined, null, null] }],
    ["no layout", { kind: "layout_draft" }],
    ["a text for a layout", { kind: "layout_draft", layout: "ADH" }],
    [
      "a round that is no number",
      { kind: "layout_draft", layout: [null, null, null], roundIndex: "1" },
    ],
    ["half a round", { kind: "layout_draft", layout: [null, null, null], roundIndex: 0.5 }],
    ["a field too many", { kind: "layout_draft", layout: [null, null, null], seat: 1 }],
    ["a kind nobody knows", { kind: "layout_undo", layout: [null, null, null] }],
    ["a confirm of two slots", { kind: "layout_confirm", layout: ["attack", "heal"] }],
    ["nothing", null],
  ];

  test.each(MALFORMED)("[R22] %s is unparsable", (_what, move) => {
    const { code, words } = refused(scene(), send(0, move));
    expect(`${code}: ${words}`).toMatch(
      /^unparsable: A move is \{kind: .*layout: three cards or nulls.*\.$/,
    );
  });

  test("[R19] a text of any length is no card, and little of it is kept", () => {
    const after = play(scene(), draft(0, ["attack".repeat(10_000), null, "heal"]));
    expect(slots(after, 0)).toBe("..H");
    const parsed = orcain.parseMove({
      kind: "layout_draft",
      layout: ["x".repeat(10_000), null, null],
    });
    expect(JSON.stringify(parsed).length).toBeLessThan(200);
  });

  test("[R25, R33] a malformed draft is no sign of life", () => {
    const before = scene();
    const { code } = refused(before, send(0, { kind: "layout_draft", layout: [null, null] }));
    const after = play(before, bell(0), draft(1, "..."), bell(1));
    expect([code, streaks(after)]).toEqual(["unparsable", [1, 0]]);
  });
});
