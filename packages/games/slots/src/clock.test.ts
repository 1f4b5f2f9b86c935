import { openingTurn, VIEWERS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { questions } from "./questions.ts";
import { slots } from "./rules.ts";
import { SHOW_MS } from "./show-ms.ts";
import type { Scene } from "./testing/scene.ts";
import { asked, board, grave, play, scene, told } from "./testing/scene.ts";
import { words } from "./words.ts";

const limit = ({ position: { state } }: Scene) => questions(state)[0]?.limitMs;
/** How long after the last move the clock of what it asks begins. */
const begins = ({ position, events }: Scene) => {
  const { clocks } = openingTurn(slots, position.state.settings, { position, events }).after;
  return (clocks.running[0]?.deadline ?? 0) - (questions(position.state)[0]?.limitMs ?? 0);
};
const dragons = ["", "dragon dragon . . ."] as const;
const choosing = (settings = {}) =>
  play(scene({ settings, hands: ["archer"], board: dragons }), 0, "archer 1");

describe("how long", () => {
  test("[R56] a turn has 60 seconds, a choice 30", () => {
    expect([limit(scene({})), limit(choosing())]).toEqual([60_000, 30_000]);
  });

  test("[R56] both are settings, and 0 is no limit", () => {
    const settings = { turnMs: 5000, choiceMs: 0 };
    expect([limit(scene({ settings })), limit(choosing(settings))]).toEqual([5000, null]);
  });

  test("[R56] the clock begins when the table has shown what the last move did", () => {
    const table = scene({ hands: ["strike"], board: ["ghoul . . . .", "scout . . . ."] });
    const after = play(table, 0, "strike e1");
    const shown = after.events.reduce((sum, { kind }) => sum + SHOW_MS[kind], 0);
    expect([begins(after), shown]).toEqual([1500, 1500]);
  });

  test("[R56] what was shown before is not counted again", () => {
    const table = scene({ hands: ["fireball scout"], board: dragons });
    const quick = play(play(table, 0, "fireball e1"), 1, "pass");
    expect(begins(quick)).toBe(SHOW_MS.passed);
  });

  test("[R56] a choice waits for what was shown before it opened", () => {
    const { card_played, unit_placed } = SHOW_MS;
    expect(begins(choosing())).toBe(card_played + unit_placed);
  });

  test("[R56] every question has a number of its own", () => {
    const [turn, choice] = [scene({}), choosing()].map(
      ({ position }) => questions(position.state)[0]?.id,
    );
    expect(turn).not.toBe(choice);
  });
});

describe("the bell", () => {
  test("[R57, R58] is heard by everybody, before what it does", () => {
    for (const after of [play(scene({}), 0, "bell"), play(choosing(), 0, "bell")]) {
      const [first] = after.events;
      expect(first).toEqual({ kind: "bell", seat: 0 });
      expect(VIEWERS.map((viewer) => slots.redact(first!, viewer))).toEqual([first, first, first]);
    }
  });

  test("[R57, R58] what it will do is said before", () => {
    const used = play(scene({ board: ["ranger . . . ranger"] }), 0, "use 1");
    const declinable = play(scene({ hands: ["knight"] }), 0, "knight 2");
    const said = [scene({}), used, choosing(), declinable].map(({ position }) =>
      words.atZero(slots.view(position.state, 1), questions(position.state)[0]!.kind, "limit"),
    );
    expect(said).toEqual([
      "the round is passed",
      "the turn ends",
      "the first choice is taken",
      "nothing is chosen",
    ]);
  });

  test("[R57] in a turn: the player passes", () => {
    const after = play(scene({}), 0, "bell");
    expect(told(after, "passed")).toEqual([{ kind: "passed", seat: 0, forced: false }]);
  });

  test("[R57] in a turn of abilities: the turn ends, and nobody has passed", () => {
    const used = play(scene({ board: ["ranger . . . ranger"] }), 0, "use 1");
    const after = play(used, 0, "bell");
    expect([told(after, "passed"), asked(after)]).toEqual([[], "1 turn"]);
  });

  test("[R58] in a choice: the first option, own slots before the enemy's", () => {
    const table = scene({ hands: ["priest"], modifiers: ["0 3 0 0 0", "3 0 0 0 0"] });
    const after = play(table, 0, "priest 1", "bell");
    expect(told(after, "choice_made")).toEqual([
      { kind: "choice_made", seat: 0, option: { seat: 0, lane: 1 } },
    ]);
  });

  test("[R58] own slots of all lanes come first, and then the enemy's from lane 1 to lane 5", () => {
    const { state } = play(scene({ hands: ["priest"] }), 0, "priest 4").position;
    expect(slots.legalMoves(state, 0).map((move) => move.kind === "choose" && move.option)).toEqual(
      [
        { seat: 0, lane: 2 },
        { seat: 0, lane: 4 },
        { seat: 1, lane: 2 },
        { seat: 1, lane: 3 },
        { seat: 1, lane: 4 },
      ],
    );
  });

  test("[R58] the seat asked is the one whose own slots come first", () => {
    const table = scene({ hands: ["", "priest scout"], turn: 1 });
    expect(told(play(table, 1, "priest 1", "bell"), "choice_made")[0]?.option).toEqual({
      seat: 1,
      lane: 1,
    });
  });

  test("[R58] cards come as they lie in the graveyard", () => {
    const table = scene({ board: ["necromancer@0 . . . ."], graves: ["turret acolyte scout"] });
    const after = play(table, 0, "use 1", "bell", "bell");
    expect([board(after, 0), grave(after, 0)]).toEqual([
      "turret 3, ., ., ., .",
      "acolyte scout necromancer",
    ]);
  });

  test("[R58] where one may decline, it is declined", () => {
    const after = play(scene({ hands: ["knight"] }), 0, "knight 2", "bell");
    expect([board(after, 0), told(after, "choice_made")[0]?.option]).toEqual([
      "., knight 3, ., ., .",
      null,
    ]);
  });

  test("[R57, R58] a choice's bell does not end a turn of abilities", () => {
    const open = play(scene({ board: [". rookie@0 . . ranger"] }), 0, "use 2");
    expect(asked(play(open, 0, "bell"))).toBe("0 turn");
  });
});

describe("gone", () => {
  test("[R59] who has lost the connection has 60 seconds, or what the setting says", () => {
    const { settings } = scene({}).position.state;
    const terms = [settings, { ...settings, disconnectGraceMs: 5000 }].map(slots.terms);
    expect(terms.map(({ disconnectGraceMs }) => disconnectGraceMs)).toEqual([60_000, 5000]);
  });

  test("[R59] the clocks run on: a bell rings for whoever is gone as for anybody", () => {
    expect(asked(play(scene({}), 0, "bell"))).toBe("1 turn");
  });
});
