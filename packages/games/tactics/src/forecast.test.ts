import { clone } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { withRolls } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import { forecast } from "./forecast.ts";
import { questions } from "./questions.ts";
import { tactics } from "./rules.ts";
import type { Event, Move, State } from "./shape.ts";
import { drawn, scene } from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";
import { walk } from "./testing/walk.ts";
import { moveWords, readMove } from "./move-words.ts";
import { view } from "./view.ts";

/** What the rules make of a move if nobody needs chance and all leave obstacles. */
function truth(before: State, seat: Seat, move: Move) {
  const state = clone(before);
  const events: Event[] = [];
  const asks: number[] = [];
  withRolls([], (rng) => {
    const table = { rng, emit: (event: Event) => void events.push(event) };
    tactics.apply(state, seat, move, table);
    while (state.graves.length > 0) {
      asks.push(state.graves[0]!);
      tactics.apply(
        state,
        questions(state)[0]!.seat,
        { kind: "remains", leave: "obstacle" },
        table,
      );
    }
  });
  return { events, after: state, asks, chance: false, outcome: state.outcome };
}

test("[R79] what a move is said to do is what it does, in all positions of 30 matches, from the view alone", () => {
  const said: unknown[] = [];
  const done: unknown[] = [];
  for (const { state, seat, move } of walk("forecast", { matches: 30 })) {
    if (state.phase !== "battle" || state.graves.length > 0) continue;
    const foretold = forecast(view(state, seat), seat, move);
    if (foretold.chance) continue;
    said.push(foretold);
    done.push(truth(state, seat, move));
  }
  expect(said.length).toBeGreaterThan(300);
  expect(said).toEqual(done);
});

/** The forecast of what whoever is asked would type. */
function foreseen({ state }: Scene, line: string) {
  const { seat } = questions(state)[0]!;
  const seen = view(state, seat);
  return forecast(seen, seat, readMove(line, seen)!);
}

describe("a forecast", () => {
  test("[R68] names the minions that will leave something, and takes it for obstacles", () => {
    const table = scene({
      board: "h.a1.a1 ..... ..... ..... ..H..",
      skills: ["wild", "endure"],
    });
    const { asks, after } = foreseen(table, "skill");
    expect([asks, drawn({ state: after, events: [] })]).toEqual([
      [8, 9],
      "h4.#3.#3 ..... ..... ..... ..H5..",
    ]);
  });

  test("[R79] says where chance has a word, and leaves out what it may add", () => {
    const table = scene({ board: "..... ..h.. ..... ..... ..H..", skills: ["blast", "endure"] });
    const [blast, step] = [foreseen(table, "skill c4"), foreseen(table, "move c2")];
    expect([blast.chance, step.chance]).toEqual([true, false]);
    expect(blast.after.units[5]).toMatchObject({ hp: 2, buffs: [] });
  });

  test("[R74] knows the end", () => {
    const table = scene({ board: "..... ..... ..h1.. ..H.. ....." });
    expect([foreseen(table, "attack c3").outcome, foreseen(table, "end").outcome]).toEqual([
      { result: "win", seat: 0, reason: "hero" },
      null,
    ]);
  });

  test("[R71] goes on through a round's end and what was stored", () => {
    const table = scene({
      board: "..h.. ..... ..... ..... T.H..",
      acts: "c5",
      done: "a1 c1",
    });
    table.state.units[0]!.stored = { kind: "move", unit: 0, to: 7 };
    const { after, events } = foreseen(table, "end");
    expect(drawn({ state: after, events })).toBe("..h5.. ..... ..... ..H5.. T4....");
  });

  test("[R79] changes nothing it was made from", () => {
    const table = scene({ board: "..... ..... ..h.. ..H.. ....." });
    const before = clone(table.state);
    for (const move of tactics.legalMoves(table.state, 0)) foreseen(table, moveWords(move));
    expect(table.state).toEqual(before);
  });
});
