import { open, parseConfig, pick, seededRng, VIEWERS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { CARD_IDS } from "./cards/cards.ts";
import { slots } from "./rules.ts";
import type { Event, Move } from "./shape.ts";
import { lawKit } from "./testing/law-kit.ts";
import type { Scene } from "./testing/scene.ts";
import { play, scene, wonBy } from "./testing/scene.ts";
import { cardText } from "./text/card-text.ts";
import { redact, view } from "./view.ts";
import { words } from "./words.ts";

const heard = ({ events }: Scene, viewer: (typeof VIEWERS)[number]) =>
  events.map((event) => words.event(redact(event, viewer), viewer));

describe("moves", () => {
  const there = { seat: 1, lane: 2 } as const;
  const said: readonly [Move, string][] = [
    [{ kind: "deploy", card: "archer", lane: 0 }, "Archer to lane 1"],
    [{ kind: "cast", card: "strike", targets: [there] }, "Strike at e3"],
    [{ kind: "activate", lane: 4 }, "use lane 5"],
    [{ kind: "done" }, "done"],
    [{ kind: "pass" }, "pass"],
    [{ kind: "choose", option: there }, "e3"],
    [{ kind: "choose", option: { card: "scout" } }, "Scout"],
    [{ kind: "choose", option: null }, "no"],
  ];

  test.each(said)("[R19] %j", (move, text) => {
    expect(words.move(move, 0)).toBe(text);
  });
});

describe("a match in sentences", () => {
  test("[R4] what is drawn is told to its owner, and that it is drawn to all", () => {
    const after = play(scene({ hands: ["scout"], decks: ["dragon"] }), 0, "scout 1");
    expect(VIEWERS.map((viewer) => heard(after, viewer)[2])).toEqual([
      "You draw Dragon",
      "Rival draws a card",
      "First seat draws a card",
    ]);
  });

  test("[R24] a deployment, step by step", () => {
    const table = scene({ hands: ["champion"], board: ["roots ghoul . . ."] });
    expect(heard(play(table, 0, "champion 1"), 1)).toEqual([
      "Rival plays Champion in lane 1",
      "Roots is consumed (the rival’s lane 1)",
      "Roots: the slot gets +2, now +2 (the rival’s lane 1)",
      "Champion stands with power 7 (the rival’s lane 1)",
      "Ghoul: Ghoul gets +2, power 3 (the rival’s lane 2)",
      "Turn 21: You",
    ]);
  });

  test("[R28] a token that is returned leaves the game", () => {
    const table = scene({ hands: ["unsummon unsummon"], board: ["squire scout . . ."] });
    const lines = ["unsummon o1", "unsummon o2"].map((line) => heard(play(table, 0, line), 0)[1]);
    expect(lines).toEqual([
      "Unsummon: Squire leaves the game (your lane 1)",
      "Unsummon: Scout returns to the hand (your lane 2)",
    ]);
  });

  test("[R45] an ongoing effect speaks under its own name, also where no card has it", () => {
    const table = scene({
      hands: ["scout"],
      board: ["", "dragon . . . ."],
      ongoing: [[0, 0, "watchfire"]],
    });
    expect(heard(play(table, 0, "scout 1"), 0)[2]).toBe(
      "Watchfire: Dragon takes 1 damage, power 6 (the rival’s lane 1)",
    );
  });

  test("[R21] a pass that nobody chose is told as such", () => {
    const after = play(scene({ hands: ["seed seed", ""] }), 0, "seed o1");
    expect(heard(after, 1)).toContain("You pass with nothing left to do");
  });

  test("[R5] the end, as winner, loser and spectator hear it", () => {
    const table = scene({
      results: [wonBy(0)],
      board: ["scout . . . ."],
      passed: [false, true],
      round: 2,
    });
    const after = play(table, 0, "pass");
    expect(VIEWERS.map((viewer) => heard(after, viewer).at(-1))).toEqual([
      "You win: two rounds won.",
      "You lose: two rounds won.",
      "First seat wins: two rounds won.",
    ]);
  });

  test("[R4] in 200 matches every event is a sentence without a hole in it, for everybody", () => {
    const rng = seededRng("sentences");
    const kinds = new Set<string>();
    const holes: string[] = [];
    const emit = (event: Event): void => {
      kinds.add(event.kind);
      const lines = VIEWERS.map((viewer) => words.event(redact(event, viewer), viewer));
      holes.push(...lines.filter((line) => /undefined|null|object|NaN/.test(line) || !line));
    };
    for (let match = 0; match < 200; match++) {
      const config = parseConfig(slots, lawKit.configs(rng));
      if (!config.ok) throw new Error(config.refusal.words);
      const { position, events } = open(slots, config.value, `sentences/${match}`);
      events.forEach(emit);
      const { state } = position;
      while (slots.outcome(state) === null) {
        const { seat } = slots.decisions(state)[0]!;
        if (rng.below(9) === 0) slots.expire(state, seat, "limit", { rng, emit });
        else slots.apply(state, seat, pick(rng, slots.legalMoves(state, seat)), { rng, emit });
      }
    }
    expect([holes, lawKit.events.filter((kind) => !kinds.has(kind))]).toEqual([[], []]);
  });
});

describe("the table in lines", () => {
  const table = scene({
    hands: ["archer strike", "veteran"],
    board: ["scout+1 . . . .", "champion-2 . . . ."],
    modifiers: ["0 2 0 0 0", "0 0 0 0 -1"],
    ongoing: [[0, 2, "bulwark"]],
    graves: ["seed"],
    passed: [false, true],
  });

  test("[R4] as a seat sees it: the rival above, oneself below, power alone on the board", () => {
    expect(
      words.view(view(table.position.state, 0)).map((line) => line.replaceAll(/ +/g, " ")),
    ).toEqual([
      "Round 1 of 3, rounds won 0 : 0, lanes now 0 : 0",
      "Rival hand 1, deck 0, graveyard 0, passed",
      " Champion 3 · · · · [−1]",
      " Scout 3 · [+2] · {B} · ·",
      "You hand 2, deck 0, graveyard 1",
      "Your hand: Archer, Strike",
    ]);
  });

  test("[R4] who watches sees both seats and no hand", () => {
    const lines = words.view(view(table.position.state, "spectator"));
    expect(lines.filter((line) => /^(You|Rival|Your)/.test(line))).toEqual([]);
  });

  test("[R52] an open choice is told to all, its options to who is asked", () => {
    const { state } = play(scene({ hands: ["knight"] }), 0, "knight 2").position;
    expect(VIEWERS.map((viewer) => words.view(view(state, viewer)).at(-1))).toEqual([
      "Knight waits for a choice: o1; o3; no",
      "Knight waits for a choice",
      "Knight waits for a choice",
    ]);
  });

  test("the help explains how to type, and every card of the hand once", () => {
    const { state } = scene({ hands: [[...CARD_IDS, "archer"].join(" ")] }).position;
    const help = words.help(view(state, 0));
    const told = CARD_IDS.filter((card) =>
      help.some((line) => line.endsWith(`: ${cardText(card)}`)),
    );
    expect([told.length, help.length]).toEqual([CARD_IDS.length, CARD_IDS.length + 3]);
  });
});
