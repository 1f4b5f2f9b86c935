import { readdirSync, readFileSync } from "node:fs";
import { invariant, outcome, readText, replay } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { orcain } from "./rules.ts";
import { cards } from "./testing/scene.ts";

const folder = new URL("../playthroughs/", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), "utf8");

/** The match played again, page by page. */
function pagesOf(name: string) {
  const record = readText(textOf(name));
  invariant(record.ok, `${name} is a record`);
  const pages = replay(orcain, record.value);
  invariant(pages.ok, `${name} can be played`);
  return pages.value;
}

const eventsOf = (name: string) => pagesOf(name).flatMap(({ events }) => events);

const roundEnds = (name: string) =>
  eventsOf(name).flatMap((event) => (event.kind === "round_end" ? [event.hp] : []));

/** How each golden match ends. */
const SHOWN = {
  "both-afk.txt": { result: "both-lose", reason: "timeout" },
  "decision.txt": { result: "win", seat: 1, reason: "decision" },
  "knock-out.txt": { result: "win", seat: 1, reason: "knockout" },
  "one-afk.txt": { result: "win", seat: 0, reason: "timeout" },
  "partial-play.txt": { result: "win", seat: 0, reason: "decision" },
  "sudden-death.txt": { result: "win", seat: 0, reason: "sudden-death" },
} as const;

test("[R49] every golden match ends as its name says", () => {
  const names = readdirSync(folder).toSorted();
  const ends = names.map((name) => [name, outcome(orcain, pagesOf(name).at(-1)!.journal.position)]);
  expect(Object.fromEntries(ends)).toEqual(SHOWN);
});

test.each(Object.keys(SHOWN))("[R54] %s never names the stand-in for an empty slot", (name) => {
  expect(textOf(name)).not.toContain("GRASS");
});

describe("what happens on the way", () => {
  test("[R40] knock-out: down in the first step of its last round, and two more are played", () => {
    const steps = eventsOf("knock-out.txt").filter(({ kind }) => kind === "step_reveal");
    expect(steps.slice(-3)).toEqual([
      { kind: "step_reveal", roundIndex: 3, step: 0, cards: ["attack", "counter"], hp: [0, 10] },
      { kind: "step_reveal", roundIndex: 3, step: 1, cards: ["heal", "attack"], hp: [0, 10] },
      { kind: "step_reveal", roundIndex: 3, step: 2, cards: ["defense", "heal"], hp: [0, 10] },
    ]);
  });

  test("[R44] decision: whoever led before the last round loses", () => {
    expect(roundEnds("decision.txt")).toEqual([
      [10, 8],
      [10, 7],
      [7, 8],
    ]);
  });

  test("[R45] sudden-death: the fourth round is level, the fifth is not", () => {
    expect(roundEnds("sudden-death.txt").slice(2)).toEqual([
      [9, 9],
      [10, 10],
      [10, 7],
    ]);
  });

  test.each(["one-afk.txt", "both-afk.txt"])("[R37] %s: round 3 is never revealed", (name) => {
    expect(roundEnds(name)).toHaveLength(2);
  });

  test("[R19] partial-play: a card laid twice and a card that is none are left out", () => {
    const drafts = eventsOf("partial-play.txt").flatMap((event) =>
      event.kind === "draft_ok" && event.refused.length > 0 ? [event.layout] : [],
    );
    expect(drafts).toEqual([cards("H.A"), cards(".A.")]);
  });

  test("[R33] partial-play: nobody is ever away, though one bell finds three empty slots", () => {
    const { state } = pagesOf("partial-play.txt").at(-1)!.journal.position;
    expect([state.history[1]?.layouts[1], state.seats.map(({ afkStreak }) => afkStreak)]).toEqual([
      ["GRASS", "GRASS", "GRASS"],
      [0, 0],
    ]);
  });
});
