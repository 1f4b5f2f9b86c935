import { readFileSync } from "node:fs";
import { advance } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { slots } from "./rules.ts";
import { play, refused, scene } from "./testing/scene.ts";

const choosing = play(
  scene({ hands: ["archer veteran"], board: ["", "dragon dragon . . ."] }),
  0,
  "archer 1",
);
const used = play(scene({ board: ["ranger . . . ranger"] }), 0, "use 1");
const held = scene({
  hands: ["archer strike repositioning dragon assassinate"],
  board: ["ranger! rookie champion . necromancer@0", ". . . sentinel ."],
});

/** Every code with its words: the table, what is typed, and what is said to it. */
const SAID = [
  ["not-an-option", choosing, "e5", "Archer cannot take that."],
  ["must-choose", choosing, "no", "Archer must have a target."],
  ["nothing-used", held, "done", "You have used no ability: play a card, use one, or pass."],
  [
    "turn-of-abilities",
    used,
    "pass",
    "You have used an ability: this turn you can only use more of them, or end it.",
  ],
  ["not-in-hand", held, "scout 1", "Scout is not in your hand."],
  ["barred", held, "archer 4", "The unit in front of that slot lets nobody be deployed there."],
  [
    "needs-own-unit",
    scene({ hands: ["dragon"] }),
    "dragon 1",
    "Dragon is played onto one of your own units.",
  ],
  ["no-target", held, "assassinate e4", "Assassinate has nothing to aim at."],
  ["bad-target", held, "strike e1", "Strike cannot aim there."],
  ["bad-target", held, "strike", "Strike needs one target."],
  ["bad-target", held, "repositioning o1", "Repositioning needs 2 targets."],
  ["bad-target", held, "repositioning o1 o3", "Repositioning cannot aim there."],
  ["no-ability", held, "use 3", "Champion has no ability to use."],
  ["no-ability", held, "use 4", "The slot has no ability to use."],
  ["used", held, "use 1", "Ranger has used its ability already."],
  ["not-ready", held, "use 2", "Rookie is not ready yet."],
  ["nothing-to-do", held, "use 5", "Necromancer has nothing to use its ability on."],
] as const;

/** Moves that cannot be typed, for the words would mean something else. */
const SENT = [
  ["choose-first", choosing, { kind: "pass" }, "Archer waits for your choice."],
  ["nothing-to-choose", held, { kind: "choose", option: null }, "There is nothing to choose now."],
  [
    "not-a-unit",
    held,
    { kind: "deploy", card: "strike", lane: 0 },
    "Strike is an action: it goes onto no slot.",
  ],
  [
    "not-an-action",
    held,
    { kind: "cast", card: "archer", targets: [] },
    "Archer is a unit: it is deployed onto a slot.",
  ],
] as const;

describe("what a player is told", () => {
  test.each(SAID)("[R19] %s (%#)", (code, table, line, words) => {
    expect(refused(table, 0, line)).toEqual({ code, words });
  });

  test.each(SENT)("[R19, R52] %s", (code, { position }, move, words) => {
    const step = advance(slots, position, { kind: "move", seat: 0, move });
    expect(step.ok ? null : step.refusal).toEqual({ code, words });
  });

  test("[R54] a second target counts from the first", () => {
    expect(refused(held, 0, "repositioning o1 e2").code).toBe("bad-target");
  });

  test("every code there is, is told here", () => {
    const source = readFileSync(new URL("refusal.ts", import.meta.url), "utf8");
    const codes = [...source.matchAll(/no\(\s*"([a-z-]+)"/g)].map((found) => found[1]);
    const told: readonly string[] = [...SAID, ...SENT].map(([code]) => code);
    expect(codes.filter((code) => !told.includes(code ?? ""))).toEqual([]);
  });
});
