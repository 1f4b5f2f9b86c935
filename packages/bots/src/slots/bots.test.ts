import { invariant, seededRng } from "@holmgang/kernel";
import { slots } from "@holmgang/slots";
import { play, scene } from "@holmgang/slots/scene";
import type { Setting } from "@holmgang/slots/scene";
import { describe, expect, test } from "vitest";
import type { Budget } from "../bot.ts";
import { SLOTS_BOTS } from "./index.ts";

const BUDGET: Budget = { iterations: 400 };

/** What a bot does at a table, as a move. */
function move(name: string, setting: Setting, budget = BUDGET) {
  const bot = SLOTS_BOTS.find((each) => each.name === name);
  invariant(bot !== undefined, `there is no bot '${name}'`);
  const { state } = scene(setting).position;
  const { seat } = slots.decisions(state)[0]!;
  const legal = slots.legalMoves(state, seat);
  return bot.choose(slots.view(state, seat), legal, budget, seededRng(name)).move;
}

describe.each(["greedy", "scholar", "sage"])("%s", (name) => {
  test("banks a round it leads when the rival has passed", () => {
    const leading: Setting = {
      board: ["champion . . . .", ". . . . ."],
      hands: ["veteran scout", "archer"],
      decks: ["scout scout scout", "scout scout scout"],
      passed: [false, true],
    };
    expect(move(name, leading)).toEqual({ kind: "pass" });
  });

  test("takes the last lane of the match when one card is enough", () => {
    const last: Setting = {
      round: 3,
      results: [
        { winner: 0, points: [1, 0] },
        { winner: 1, points: [0, 1] },
      ],
      board: [". . . . .", "veteran . . . ."],
      hands: ["champion", ""],
      passed: [false, true],
    };
    expect(move(name, last)).toEqual({ kind: "deploy", card: "champion", lane: 0 });
  });

  test("aims its Archer at a unit it can bring down", () => {
    const open = play(
      scene({
        round: 3,
        results: [
          { winner: 0, points: [1, 0] },
          { winner: 1, points: [0, 1] },
        ],
        board: [". . . . .", ". scout . champion ."],
        hands: ["archer", ""],
        passed: [false, true],
      }),
      0,
      "archer 3",
    );
    const { state } = open.position;
    const bot = SLOTS_BOTS.find((each) => each.name === name)!;
    const legal = slots.legalMoves(state, 0);
    const chosen = bot.choose(slots.view(state, 0), legal, BUDGET, seededRng(name)).move;
    expect(chosen).toEqual({ kind: "choose", option: { seat: 1, lane: 1 } });
  });
});

test("a search stops when its host says so", () => {
  let asked = 0;
  const spent = () => ++asked > 3;
  move("sage", { hands: ["archer scout", "archer"] }, { iterations: 1e9, spent });
  expect(asked).toBe(4);
});

describe("squire", () => {
  const hands: Setting["hands"] = ["champion scout veteran strike", "archer"];

  test("puts its smallest unit into the first of three lanes that is empty", () => {
    expect(move("squire", { hands })).toMatchObject({ kind: "deploy", card: "scout", lane: 0 });
    expect(move("squire", { hands, board: ["scout . scout . .", ""] })).toMatchObject({ lane: 1 });
  });

  test("passes when three lanes have one, whatever it still holds", () => {
    expect(move("squire", { hands, board: ["scout scout scout . .", ""] })).toEqual({
      kind: "pass",
    });
  });
});
