import { clone } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { tactics } from "./rules.ts";
import type { Move, State } from "./shape.ts";
import { following } from "./testing/plain/plain-course.ts";
import type { Game } from "./testing/plain/plain-game.ts";
import { readBoard } from "./testing/plain/read-board.ts";
import { scene } from "./testing/scene.ts";

/** Every state that a move leads to: one for each result of the dice it throws. */
function afterMove(before: State, move: Move): readonly State[] {
  const found: State[] = [];
  const script: number[] = [];
  for (;;) {
    const state = clone(before);
    const dice: number[] = [];
    const below = (n: number): number => script[dice.push(n) - 1] ?? 0;
    tactics.apply(state, tactics.decisions(before)[0]!.seat, move, { rng: { below } });
    found.push(state);
    const rolls = dice.map((_, index) => script[index] ?? 0);
    const turn = rolls.findLastIndex((roll, index) => roll + 1 < dice[index]!);
    if (turn < 0) return found;
    script.splice(0, Infinity, ...rolls.slice(0, turn), rolls[turn]! + 1);
  }
}

const afterAny = (state: State): readonly State[] =>
  state.outcome
    ? []
    : tactics
        .legalMoves(state, tactics.decisions(state)[0]!.seat)
        .flatMap((move) => afterMove(state, move));

/** How many sequences of so many decisions there are from here. */
const count = <T>(from: T, depth: number, next: (now: T) => readonly T[]): number =>
  depth === 0
    ? 1
    : depth === 1
      ? next(from).length
      : next(from).reduce((sum, now) => sum + count(now, depth - 1, next), 0);

interface Case {
  readonly about: string;
  readonly board: string;
  readonly round?: number;
  readonly buffs?: Readonly<Record<string, string>>;
  readonly counts: readonly number[];
}

/** Numbers that guard all rules at once; whoever changes one of them has changed the rules. */
const CASES: readonly Case[] = [
  {
    about: "[R14, R15, R23] the beginning",
    board: "a.h.s ..... ..... ..... T.H.A",
    counts: [4, 16, 44, 137, 374, 2379, 10764],
  },
  {
    about: "[R24, R25, R33, R68] a fight: Tanks that step in, obstacles, minions about to fall",
    board: "..... ..a1h. .#.t2. .SH.. ..T..",
    counts: [6, 22, 91, 455, 2372, 13259],
  },
  {
    about: "[R19, R27, R29, R48] Speed, Power, Slow, Blind, and tiles of all kinds",
    board: "..+lis. +poh.+we. .#+sp.. .+sl.H+bl .A...",
    buffs: { d2: "speed", b1: "slow", b4: "power", d5: "blind" },
    counts: [5, 25, 144, 752, 5244, 26204],
  },
  {
    about: "[R71, R73, R74] the end of a round under pressure, with the last HP",
    board: "..... ..... .s3h3.. ..H3.. ..A3..",
    round: 8,
    buffs: { c3: "bleed" },
    counts: [5, 27, 115, 934, 3341, 17526],
  },
];

describe.each(CASES)("$about", ({ board, round = 1, buffs = {}, counts }) => {
  const { state } = scene({ board, round, buffs, cooldowns: [9, 9] });
  const plain: Game = readBoard(board, round, buffs);

  test("has as many sequences of decisions as it ever had", () => {
    expect(counts.map((_, index) => count(state, index + 1, afterAny))).toEqual(counts);
  });

  test("and as somebody counts who knows nothing of our code", () => {
    expect(counts.map((_, index) => count(plain, index + 1, following))).toEqual(counts);
  });
});
