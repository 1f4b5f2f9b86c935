import { describe, expect, test } from "vitest";
import type { Game } from "./game.ts";
import { advance, open } from "./match.ts";
import { toy } from "./testing/toy.ts";
import type { Toy } from "./testing/toy.ts";
import { nextTurn, openingTurn } from "./turn.ts";

const settings = { cards: 2 };
const opening = open(toy, { settings, entries: [null, null] }, "turn");

/** The deadlines after both have played, the second at 300 ms. */
function deadlines(game: Game<Toy>): readonly (number | null)[] {
  let turn = openingTurn(game, settings, opening);
  for (const [index, seat] of ([0, 1] as const).entries()) {
    const input = { kind: "expire", seat } as const;
    const step = advance(game, turn.after.position, input);
    if (!step.ok) throw new Error(step.refusal.words);
    turn = nextTurn(game, settings, turn.after, { ...step.value, at: 200 + index * 100 });
  }
  return turn.after.clocks.running.map(({ deadline }) => deadline);
}

describe("the clock of a new question", () => {
  test("starts at once if there is nothing to show", () => {
    expect(deadlines(toy)).toEqual([1300, 1300]);
  });

  test("starts after the table has shown the events that led to it, as its settings say", () => {
    const slow: Game<Toy> = {
      ...toy,
      showMs: ({ kind }, { cards }) => (kind === "trick" ? 50 * cards : 7),
    };
    expect(deadlines(slow)).toEqual([1400, 1400]);
  });

  test("counts the opening's events for the first questions", () => {
    const slow: Game<Toy> = { ...toy, showMs: ({ kind }) => (kind === "dealt" ? 40 : 0) };
    const { clocks } = openingTurn(slow, settings, opening).after;
    expect(clocks.running.map(({ deadline }) => deadline)).toEqual([1080, 1080]);
  });

  test("counts what a spectator hears and nothing else, so that it tells nobody more", () => {
    const secret: Game<Toy> = {
      ...toy,
      showMs: (event) => (event.kind === "dealt" && event.hand ? 1000 * event.hand[0]! : 1),
      redact: (event, viewer) =>
        event.kind === "trick" && viewer === "spectator" ? null : toy.redact(event, viewer),
    };
    const { clocks } = openingTurn(secret, settings, opening).after;
    expect(clocks.running.map(({ deadline }) => deadline)).toEqual([1002, 1002]);
    expect(deadlines(secret)).toEqual([1300, 1300]);
  });
});
