import { readdirSync, readFileSync } from "node:fs";
import { invariant, outcome, readText, replay } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { tactics } from "./rules.ts";
import type { Event } from "./shape.ts";
import { told } from "./testing/scene.ts";

const folder = new URL("../playthroughs/", import.meta.url);

/** The match played again: where it ends, and everything that was announced. */
function played(name: string) {
  const record = readText(readFileSync(new URL(name, folder), "utf8"));
  invariant(record.ok, `${name} is a record`);
  const pages = replay(tactics, record.value);
  invariant(pages.ok, `${name} can be played`);
  const events: readonly Event[] = pages.value.flatMap((page) => page.events);
  const { position } = pages.value.at(-1)!.journal;
  return { state: position.state, events, end: outcome(tactics, position) };
}

/** How each golden match ends. */
const SHOWN = {
  "dodge.txt": { result: "win", seat: 1, reason: "hero" },
  "double-fall.txt": { result: "win", seat: 1, reason: "both-fell" },
  "first.txt": { result: "win", seat: 1, reason: "hero" },
} as const;

test("every golden match ends as it did", () => {
  const names = readdirSync(folder).toSorted();
  expect(Object.fromEntries(names.map((name) => [name, played(name).end]))).toEqual(SHOWN);
});

describe("what happens on the way", () => {
  const dodge = played("dodge.txt");
  const double = played("double-fall.txt");

  test("[R33] dodge: a Tank takes the blow meant for its hero", () => {
    expect(told(dodge, "guarded")).toMatchObject([
      { tank: { is: "tank" }, unit: { is: "duelist" } },
    ]);
  });

  test("[R32] dodge: a Feint is used up, and the Assassin dies of the counter", () => {
    const from = dodge.events.findIndex(({ kind }) => kind === "dodged");
    expect(dodge.events.slice(from, from + 5)).toMatchObject([
      { kind: "dodged", unit: { is: "duelist" } },
      { kind: "buff_lost", buff: "feint", why: "used" },
      { kind: "countered" },
      { kind: "hurt", by: "counter", hp: 0 },
      { kind: "fell", unit: { is: "assassin" } },
    ]);
  });

  test("[R48, R49] double-fall: what was declared happens a round later, and who dies first does nothing", () => {
    expect(told(double, "action_stored")).toHaveLength(2);
    expect(told(double, "action_due")).toMatchObject([{ unit: { is: "huntress" }, fails: false }]);
  });

  test("[R71, R76] double-fall: pressure fells both heroes, and damage to minions decides", () => {
    const pressed = told(double, "hurt").filter(({ by, hp }) => by === "pressure" && hp === 0);
    expect(pressed.map(({ unit }) => unit.is)).toEqual(["huntress", "mage"]);
    const [first, second] = double.state.dealt;
    expect([first.hero, second.hero]).toEqual([4, 4]);
    expect(second.units).toBeGreaterThan(first.units);
  });
});
