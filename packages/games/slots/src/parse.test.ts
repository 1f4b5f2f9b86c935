import { deckCode } from "@holmgang/decks";
import { describe, expect, test } from "vitest";
import { DECK_CARDS } from "./cards/cards.ts";
import { BOOK } from "./decks/book.ts";
import { STARTERS } from "./decks/starters.ts";
import { parseEntry, parseMove } from "./parse.ts";
import { scene } from "./testing/scene.ts";

const { settings } = scene({}).position.state;

describe("moves", () => {
  const there = { seat: 1, lane: 4 };

  test.each([
    { kind: "deploy", card: "archer", lane: 0 },
    { kind: "cast", card: "strike", targets: [there] },
    { kind: "cast", card: "repositioning", targets: [there, { seat: 1, lane: 3 }] },
    { kind: "activate", lane: 2 },
    { kind: "done" },
    { kind: "pass" },
    { kind: "choose", option: there },
    { kind: "choose", option: { card: "scout" } },
    { kind: "choose", option: null },
  ])("[R19] a move is read as it stands: %j", (move) => {
    expect(parseMove(structuredClone(move))).toEqual({ ok: true, value: move });
  });

  test.each([
    ["nothing", null],
    ["a text", "pass"],
    ["a list", ["pass"]],
    ["no kind", { card: "archer", lane: 0 }],
    ["an unknown kind", { kind: "resign" }],
    ["an unknown card", { kind: "deploy", card: "peasant", lane: 0 }],
    ["a card by its number", { kind: "deploy", card: 3, lane: 0 }],
    ["a name from the prototype", { kind: "deploy", card: "constructor", lane: 0 }],
    ["a lane too many", { kind: "deploy", card: "archer", lane: 5 }],
    ["a lane before the first", { kind: "deploy", card: "archer", lane: -1 }],
    ["half a lane", { kind: "deploy", card: "archer", lane: 0.5 }],
    ["a lane as text", { kind: "deploy", card: "archer", lane: "0" }],
    ["no lane", { kind: "deploy", card: "archer" }],
    ["more than belongs to it", { kind: "deploy", card: "archer", lane: 0, seat: 1 }],
    ["no targets", { kind: "cast", card: "strike" }],
    ["targets that are no list", { kind: "cast", card: "strike", targets: there }],
    ["a target without a seat", { kind: "cast", card: "strike", targets: [{ lane: 0 }] }],
    ["a third seat", { kind: "cast", card: "strike", targets: [{ seat: 2, lane: 0 }] }],
    [
      "far too many targets",
      { kind: "cast", card: "strike", targets: [there, there, there, there, there] },
    ],
    ["an ability without a lane", { kind: "activate" }],
    ["a pass with a card", { kind: "pass", card: "archer" }],
    ["an end with a lane", { kind: "done", lane: 1 }],
    ["a choice of nothing said", { kind: "choose" }],
    ["a choice of an unknown card", { kind: "choose", option: { card: "peasant" } }],
    ["a choice of a slot and a card", { kind: "choose", option: { ...there, card: "scout" } }],
    ["a choice by number", { kind: "choose", option: 1 }],
  ])("[R19] %s is no move", (_what, input) => {
    const read = parseMove(input);
    expect(read.ok ? "accepted" : `${read.refusal.code}: ${read.refusal.words}`).toMatch(
      /^unparsable: A move is \{kind: 'deploy', card, lane\}, /,
    );
  });
});

describe("decks", () => {
  const refusal = (deck: unknown) => {
    const read = parseEntry({ deck }, settings);
    return read.ok ? null : read.refusal;
  };
  const twenty = DECK_CARDS.slice(0, 20);

  test("[R2] whoever brings none plays the first starter", () => {
    const starter = { ok: true, value: { deck: STARTERS[0].cards } };
    expect([parseEntry(undefined, settings), parseEntry(null, settings)]).toEqual([
      starter,
      starter,
    ]);
  });

  test("[R2] a deck is read from a list in any order, or from its code", () => {
    const cards = [...STARTERS[1].cards];
    const code = deckCode({ hero: null, cards }, BOOK);
    const read = [cards.toReversed(), code].map((deck) => parseEntry({ deck }, settings));
    expect(read).toEqual([cards, cards].map((deck) => ({ ok: true, value: { deck } })));
  });

  test("[R2] 20 cards are enough and 30 not too many", () => {
    expect([refusal(twenty), refusal([...twenty, ...twenty.slice(0, 10)])]).toEqual([null, null]);
  });

  test.each([
    ["19 cards", twenty.slice(1), "1 card short of 20."],
    ["31 cards", [...twenty, ...twenty.slice(0, 11)], "1 card over 30."],
    ["three of a kind", [...twenty, "scout", "scout"], "3 Scout, but a deck may hold 2."],
    ["a token", [...twenty, "squire"], "Skirmish Slots has no card 'squire'."],
    ["a card that is none", [...twenty, "peasant"], "Skirmish Slots has no card 'peasant'."],
    ["a hero", { hero: "king", cards: twenty }, "Skirmish Slots has no heroes."],
    ["no list", 20, "A deck is a code or a list of cards."],
    ["cards that are no ids", [...twenty, 7], "A deck is a code or a list of cards."],
    ["an empty code", "  ", "There is no deck code here."],
    [
      "a mistyped code",
      deckCode({ hero: null, cards: twenty }, BOOK).slice(0, -1),
      "This deck code is mistyped or incomplete: its letters do not add up.",
    ],
    [
      "a sentence",
      "my best deck!",
      "A deck code is letters and the digits 2 to 7; '!' is never in one.",
    ],
    [
      "another game's code",
      deckCode({ hero: null, cards: twenty }, { ...BOOK, number: 2 }),
      "This deck is another game's (number 2), not Skirmish Slots's.",
    ],
  ])("[R2] %s", (_what, deck, words) => {
    expect(refusal(deck)).toEqual({ code: "bad-entry", words });
  });

  test.each([["archer"], [{}], [{ deck: twenty, name: "mine" }]])(
    "[R2] an entry is {deck}, not %j",
    (entry) => {
      const read = parseEntry(entry, settings);
      expect(read.ok ? null : read.refusal.words).toBe(
        "A deck is {deck: its code, or a list of cards}.",
      );
    },
  );

  test("[R2] the limits are the match's own", () => {
    const small = { ...settings, deckMin: 2, deckMax: 3, copies: 1 };
    const said = [["archer"], ["archer", "archer"], ["archer", "scout"]].map((deck) => {
      const read = parseEntry({ deck }, small);
      return read.ok ? "fine" : read.refusal.words;
    });
    expect(said).toEqual(["1 card short of 2.", "2 Archer, but a deck may hold 1.", "fine"]);
  });
});
