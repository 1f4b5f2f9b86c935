import type { Layout } from "@holmgang/orcain";
import type { text } from "../text/text.ts";

/** One beat of a lesson: a round with one thing to learn. */
export interface Beat {
  readonly id: keyof typeof text.learn.beats;
  /** Health at its start, the learner's first. */
  readonly hp: readonly [number, number];
  /** What the teacher has laid, for all to see. */
  readonly theirs: Layout;
  /** Whether what the learner laid shows that they have it. */
  learned(mine: Layout): boolean;
}

/** Six beats, one rule each. The teacher cannot win: a beat that went wrong is played again. */
export const BEATS: readonly Beat[] = [
  { id: "lay", hp: [10, 10], theirs: [null, null, null], learned: () => true },
  {
    id: "attack",
    hp: [10, 8],
    theirs: [null, "counter", "defense"],
    learned: ([first]) => first === "attack",
  },
  {
    id: "defense",
    hp: [6, 8],
    theirs: ["attack", null, null],
    learned: ([first]) => first === "defense" || first === "counter",
  },
  {
    id: "counter",
    hp: [6, 4],
    theirs: [null, "attack", null],
    learned: ([, second]) => second === "counter",
  },
  {
    id: "heal",
    hp: [5, 4],
    theirs: [null, "defense", "counter"],
    learned: (mine) => mine.includes("heal"),
  },
  {
    id: "win",
    hp: [6, 2],
    theirs: ["attack", "heal", null],
    learned: ([first, second, third]) =>
      first === "counter" || second === "attack" || third === "attack",
  },
];
