import { advance, seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { EFFECT_LIMIT, resolveQueue } from "./resolve.ts";
import { slots } from "./rules.ts";
import { announced, asked, board, grave, play, scene, told } from "./testing/scene.ts";

describe("first in, first out", () => {
  test("[R46] what an effect sets off goes behind what is waiting already", () => {
    const table = scene({ hands: ["strike"], board: ["scout ghoul . wizard ."] });
    const after = play(table, 0, "strike o1");
    expect(after.events.flatMap((event) => ("by" in event ? event.by.card : event.kind))).toEqual([
      "card_played",
      "strike",
      "units_died",
      "wizard",
      "ghoul",
      "turn_start",
    ]);
  });

  test("[R46] the turn ends when the queue is empty, and not before", () => {
    const table = scene({
      hands: ["fireball"],
      board: ["ghoul . wizard . .", ". scout scout . ."],
    });
    expect(announced(play(table, 0, "fireball e3")).at(-1)).toBe("turn_start");
  });
});

describe("the state check", () => {
  const setting = {
    hands: ["fireball veteran", "fireball veteran"],
    board: ["scout roots scout . .", "scout roots scout . ."],
  } as const;

  test.each([
    [0, ["0-0", "1-0", "0-1", "1-1", "0-2", "1-2"]],
    [1, ["1-0", "0-0", "1-1", "0-1", "1-2", "0-2"]],
  ] as const)(
    "[R47] lane by lane, in each lane that of seat %i, whose turn it is",
    (turn, order) => {
      const after = play(scene({ ...setting, turn }), turn, "fireball o2");
      expect(told(after, "units_died").map(({ dead }) => dead.map(spot))).toEqual([order]);
    },
  );

  test("[R47] graveyards fill in the order of the lanes", () => {
    expect(grave(play(scene(setting), 0, "fireball o2"), 1)).toBe("scout roots scout");
  });

  test("[R47] they leave, then come the Deaths, then those who react", () => {
    const table = scene({ hands: ["assassinate"], board: [". ghoul . . .", "roots+3 . . . ."] });
    expect(announced(play(table, 0, "assassinate e1"))).toEqual([
      "card_played",
      "units_died",
      "slot_changed",
      "power_changed",
      "turn_start",
    ]);
  });

  test("[R48] damage to several is one effect: the second does not outlive the first", () => {
    const table = scene({ hands: ["fireball"], board: ["scout . . . .", "ghoul . . . ."] });
    const after = play(table, 0, "fireball e1");
    expect([board(after, 0), board(after, 1), told(after, "power_changed")]).toEqual([
      "., ., ., ., .",
      "., ., ., ., .",
      [],
    ]);
  });

  test.each([
    [0, ["0-0", "1-0", "0-1", "1-1"]],
    [1, ["1-0", "0-0", "1-1", "0-1"]],
  ] as const)(
    "[R48, R49] hits are causes too: in each lane seat %i's unit first",
    (turn, order) => {
      const table = scene({
        hands: ["fireball veteran", "fireball veteran"],
        board: ["dragon dragon . . .", "dragon dragon . . ."],
        turn,
      });
      expect(told(play(table, turn, "fireball o1"), "unit_damaged").map(spot)).toEqual(order);
    },
  );

  test.each([
    [0, ["0-0", "1-0", "0-2", "1-2"]],
    [1, ["1-0", "0-0", "1-2", "0-2"]],
  ] as const)(
    "[R49] to one cause: lane by lane, in each lane seat %i's unit first",
    (turn, order) => {
      const table = scene({
        hands: ["strike veteran", "strike veteran"],
        board: ["ghoul scout ghoul . .", "ghoul . ghoul . ."],
        turn,
      });
      const after = play(table, turn, turn === 0 ? "strike o2" : "strike e2");
      expect(told(after, "power_changed").map(spot)).toEqual(order);
    },
  );

  test("[R49] to several causes: in the order of the causes", () => {
    const table = scene({ hands: ["fireball"], board: ["scout ghoul+9 scout ghoul ."] });
    expect(told(play(table, 0, "fireball o2"), "power_changed").map(spot)).toEqual([
      "0-1",
      "0-1",
      "0-3",
    ]);
  });
});

const spot = ({ place: { seat, lane } }: { place: { seat: number; lane: number } }): string =>
  `${seat}-${lane}`;

describe("what is dropped", () => {
  test("[R50] a reaction whose unit loses its abilities before its turn comes", () => {
    const table = scene({ hands: ["priest"], board: ["scout ghoul . . ."] });
    expect(board(play(table, 0, "priest 1", "o2"), 0)).toBe("priest 2, ghoul 1, ., ., .");
  });

  test("[R50] it would have come, had the Priest looked elsewhere", () => {
    const table = scene({ hands: ["priest"], board: ["scout ghoul . . ."] });
    expect(board(play(table, 0, "priest 1", "e1"), 0)).toBe("priest 2, ghoul 3, ., ., .");
  });

  test("[R50] a reaction whose unit has left before its turn comes", () => {
    const table = scene({ hands: ["unsummon"], board: ["wizard . . . ."] });
    expect(announced(play(table, 0, "unsummon o1"))).not.toContain("slot_changed");
  });

  test("[R50] a Death is carried out after its unit has left", () => {
    const table = scene({ hands: ["champion"], board: ["roots . . . ."] });
    expect(board(play(table, 0, "champion 1"), 0)).toBe("champion 7, ., ., ., .");
  });
});

describe("choices", () => {
  test("[R51] exactly one target: nobody is asked", () => {
    const table = scene({ hands: ["archer"], board: ["", "dragon . . . ."] });
    expect(announced(play(table, 0, "archer 1"))).not.toContain("choice_opened");
  });

  test("[R51] no target: the ability is skipped, and the unit stands", () => {
    const after = play(scene({ hands: ["archer"] }), 0, "archer 1");
    expect([board(after, 0), asked(after)]).toEqual(["archer 3, ., ., ., .", "1 turn"]);
  });

  test("[R52] the player whose effect it is is asked, and everything else waits", () => {
    const table = scene({ hands: ["archer"], board: ["scout ghoul . . .", "dragon dragon . . ."] });
    const open = play(table, 0, "archer 1");
    expect([asked(open), board(open, 0)]).toEqual(["0 choice", "archer 3, ghoul 1, ., ., ."]);
  });

  test("[R52] answered, it goes on where it stopped, before all that waits", () => {
    const table = scene({ hands: ["archer"], board: ["scout ghoul . . .", "dragon dragon . . ."] });
    expect(announced(play(play(table, 0, "archer 1"), 0, "e2"))).toEqual([
      "choice_made",
      "unit_damaged",
      "power_changed",
      "turn_start",
    ]);
  });

  test("[R52] nobody else can answer, or play meanwhile", () => {
    const table = scene({ hands: ["archer"], board: ["", "dragon dragon . . ."] });
    const { position } = play(table, 0, "archer 1");
    const move = { kind: "choose", option: { seat: 1, lane: 0 } };
    const step = advance(slots, position, { kind: "move", seat: 1, move });
    expect(step.ok ? null : step.refusal.code).toBe("not-your-decision");
  });

  test("[R52] all hear that a choice is open, and what was chosen", () => {
    const table = scene({ hands: ["archer"], board: ["", "dragon dragon . . ."] });
    const after = play(table, 0, "archer 1", "e2");
    expect([told(after, "choice_opened")[0], told(after, "choice_made")[0]]).toEqual([
      { kind: "choice_opened", seat: 0, by: { seat: 0, lane: 0, card: "archer" } },
      { kind: "choice_made", seat: 0, option: { seat: 1, lane: 1 } },
    ]);
  });
});

describe("the loop guard", () => {
  const looped = (effects: number) => {
    const { state } = scene({ board: ["engineer . . . ."] }).position;
    state.queue.push({ kind: "ongoing", seat: 0, lane: 0, unit: 1, effect: "bulwark" });
    state.effects = effects;
    return () => resolveQueue(state, { rng: seededRng("never asked") });
  };

  test("[R53] the thousandth effect of a move is carried out, one more is a mistake", () => {
    expect(looped(EFFECT_LIMIT - 1)).not.toThrow();
    expect(looped(EFFECT_LIMIT)).toThrow("more than 1000 effects");
  });

  test("[R53] every move begins its count anew", () => {
    const table = scene({ hands: ["scout scout"], passed: [false, true] });
    table.position.state.effects = EFFECT_LIMIT;
    expect(board(play(table, 0, "scout 1"), 0)).toBe("scout 2, ., ., ., .");
  });
});

describe("actions", () => {
  test("[R54] targets are chosen as the action is played: nobody is asked afterwards", () => {
    const table = scene({ hands: ["strike"], board: ["", "dragon dragon . . ."] });
    expect(asked(play(table, 0, "strike e2"))).toBe("1 turn");
  });

  test("[R55] effect first, then the Wizard, and the card lies in its owner's graveyard", () => {
    const table = scene({ hands: ["seed"], board: ["wizard . . . ."] });
    const after = play(table, 0, "seed o1");
    expect([told(after, "slot_changed").map(({ by }) => by.card), grave(after, 0)]).toEqual([
      ["seed", "seed", "wizard"],
      "seed",
    ]);
  });
});
