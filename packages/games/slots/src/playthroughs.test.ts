import { readdirSync, readFileSync } from "node:fs";
import { invariant, outcome, readText, replay } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { slots } from "./rules.ts";
import type { Event } from "./shape.ts";
import { told } from "./testing/scene.ts";

const folder = new URL("../playthroughs/", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), "utf8");

/** The match played again: where it ends, and everything that was announced. */
function played(name: string) {
  const record = readText(textOf(name));
  invariant(record.ok, `${name} is a record`);
  const pages = replay(slots, record.value);
  invariant(pages.ok, `${name} can be played`);
  const events: readonly Event[] = pages.value.flatMap((page) => page.events);
  return { position: pages.value.at(-1)!.journal.position, events };
}

/** How each golden match ends. */
const SHOWN = {
  "bells.txt": { result: "win", seat: 1, reason: "two-rounds" },
  "chain.txt": { result: "win", seat: 0, reason: "round-and-tie" },
  "level.txt": { result: "draw", reason: "level" },
  "two-rounds.txt": { result: "win", seat: 0, reason: "two-rounds" },
} as const;

test("every golden match ends as its name says", () => {
  const names = readdirSync(folder).toSorted();
  const ends = names.map((name) => [name, outcome(slots, played(name).position)]);
  expect(Object.fromEntries(ends)).toEqual(SHOWN);
});

describe("what happens on the way", () => {
  const winners = (name: string) => told(played(name), "round_end").map(({ winner }) => winner);

  test("[R5, R11] two-rounds: two rounds, both seat 0's, and seat 1 begins the second", () => {
    const starters = told(played("two-rounds.txt"), "round_start").map(({ starter }) => starter);
    expect([winners("two-rounds.txt"), starters[1]]).toEqual([[0, 0], 1]);
  });

  test("[R7] level: one round each, and a third that is tied", () => {
    expect(winners("level.txt")).toEqual([0, 1, null]);
  });

  test("[R6] chain: a round won and a round tied", () => {
    expect(winners("chain.txt")).toEqual([0, null]);
  });

  test("[R39, R62] chain: six are consumed, an Acolyte twice among them", () => {
    const consumed = told(played("chain.txt"), "unit_consumed").map(({ unit }) => unit.card);
    expect(consumed).toEqual(["acolyte", "roots", "knight", "watchman", "necromancer", "acolyte"]);
  });

  test("[R49, R64] chain: one Fireball, and the Vampire drinks twice", () => {
    const { events } = played("chain.txt");
    const cast = events.findIndex(
      (event) => event.kind === "card_played" && event.card === "fireball",
    );
    const until = events.findIndex(({ kind }, index) => index > cast && kind === "turn_start");
    const kinds = events.slice(cast, until).map(({ kind }) => kind);
    expect(kinds).toEqual([
      "card_played",
      ...Array<string>(6).fill("unit_damaged"),
      "units_died",
      "power_changed",
      "power_changed",
    ]);
  });

  test("[R57] bells: three turns end in a pass, one turn of abilities does not", () => {
    const bells = textOf("bells.txt").match(/ bell {2}#/g);
    const { length } = told(played("bells.txt"), "choice_made");
    const passes = told(played("bells.txt"), "passed").filter(({ forced }) => !forced);
    expect([bells?.length, length, passes.length]).toEqual([7, 3, 3]);
  });

  test("[R58] bells: the Squire is declined, the others take what is first", () => {
    const options = told(played("bells.txt"), "choice_made").map(({ option }) => option);
    expect(options).toEqual([null, { seat: 0, lane: 2 }, { seat: 0, lane: 1 }]);
  });
});
