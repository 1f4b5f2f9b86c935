import { describe, expect, test } from "vitest";
import { CARD_IDS, CARDS, isUnit } from "./cards/cards.ts";
import { readMove } from "./read-move.ts";
import { play, scene } from "./testing/scene.ts";
import { view } from "./view.ts";

const turn = view(scene({}).position.state, 0);
const rivals = view(scene({}).position.state, 1);
const choice = view(
  play(scene({ hands: ["archer"], board: ["", "dragon dragon . . ."] }), 0, "archer 1").position
    .state,
  0,
);

describe("a turn as it is typed", () => {
  test.each([
    ["archer 3", { kind: "deploy", card: "archer", lane: 2 }],
    ["  Archer   1 ", { kind: "deploy", card: "archer", lane: 0 }],
    ["strike e2", { kind: "cast", card: "strike", targets: [{ seat: 1, lane: 1 }] }],
    ["ENERGIZE O5", { kind: "cast", card: "energize", targets: [{ seat: 0, lane: 4 }] }],
    [
      "repositioning o1 o2",
      {
        kind: "cast",
        card: "repositioning",
        targets: [
          { seat: 0, lane: 0 },
          { seat: 0, lane: 1 },
        ],
      },
    ],
    ["fireball", { kind: "cast", card: "fireball", targets: [] }],
    ["use 4", { kind: "activate", lane: 3 }],
    ["done", { kind: "done" }],
    ["pass", { kind: "pass" }],
  ])("[R19] '%s' is read", (line, move) => {
    expect(readMove(line, turn)).toEqual(move);
  });

  test("[R37] own and enemy are as the player sees them", () => {
    expect(readMove("strike o1", rivals)).toEqual({
      kind: "cast",
      card: "strike",
      targets: [{ seat: 1, lane: 0 }],
    });
  });

  test.each(CARD_IDS)("[R19] %s is played by its name", (card) => {
    const line = `${CARDS[card].name} ${isUnit(card) ? "1" : "e1"}`;
    expect(readMove(line, turn)).toMatchObject({ card });
  });

  test.each([
    "",
    "archer",
    "archer 0",
    "archer 6",
    "archer e1",
    "archer 1 2",
    "archer one",
    "strike 2",
    "strike x2",
    "strike e6",
    "strike e2 e",
    "peasant 1",
    "use",
    "use e1",
    "use 1 2",
    "pass now",
    "done 1",
    "e2",
    "no",
  ])("[R19] '%s' is no move in a turn", (line) => {
    expect(readMove(line, turn)).toBeNull();
  });
});

describe("an answer to a choice", () => {
  test.each([
    ["e2", { seat: 1, lane: 1 }],
    ["o5", { seat: 0, lane: 4 }],
    ["Scout", { card: "scout" }],
    ["no", null],
  ])("[R52] '%s' is read", (line, option) => {
    expect(readMove(line, choice)).toEqual({ kind: "choose", option });
  });

  test.each(["", "pass", "e6", "2", "e1 e2", "archer 3", "peasant"])(
    "[R52] '%s' is none",
    (line) => {
      expect(readMove(line, choice)).toBeNull();
    },
  );
});

test("[R4] who watches moves nothing", () => {
  expect(readMove("pass", view(scene({}).position.state, "spectator"))).toBeNull();
});
