import { invariant, open, parseConfig } from "@holmgang/kernel";
import { orcain } from "@holmgang/orcain";
import type { Event, View } from "@holmgang/orcain";
import { expect, test } from "vitest";
import { TELLING } from "./told.ts";

const config = parseConfig(orcain, {});
invariant(config.ok, "the defaults are playable");
const view: View = orcain.view(open(orcain, config.value, "told").position.state, 0);
const names = { viewer: 0, names: ["Asta", "Ulf"], view } as const;

const start: Event = { kind: "prep_start", roundIndex: 1, suddenDeath: false, hp: [10, 10] };
const step: Event = {
  kind: "step_reveal",
  roundIndex: 1,
  step: 0,
  cards: ["attack", "heal"],
  hp: [10, 8],
};

test("a step is a line with a mark, a place and what changed, and a sentence for those who listen", () => {
  expect(TELLING.logLine(step, [start], names)).toEqual({
    head: "Round 1",
    mark: "I",
    words: "Your Attack lands on a Heal",
    changes: [{ seat: 1, value: -2 }],
    thing: "step:0",
  });
  expect(TELLING.sentence(step, [start], names)).toBe(
    "Step I: Your Attack lands on a Heal. Ulf takes 2.",
  );
  expect(TELLING.cueOf(step, 0)).toBe("hit");
});

test("a round begins a chapter, and what only the player did is no news", () => {
  expect(TELLING.chapterOf(start)).toBe(1);
  expect(TELLING.logLine(start, [], names)).toBeNull();
});
