import { advance, open, outcome, parseConfig, pick, seededRng, VIEWERS } from "@holmgang/kernel";
import type { Decision } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import type { Event } from "./events.ts";
import { moveWords } from "./move-words.ts";
import { readMove } from "./read-move.ts";
import { clansField } from "./rules.ts";
import { SHOW_MS } from "./show-ms.ts";
import { lawKit } from "./testing/law-kit.ts";
import { scene, seen } from "./testing/scene.ts";
import { words } from "./words.ts";

/** All that is announced in some matches of every kind, with random moves. */
function* announced(matches: number): Generator<Event> {
  for (let match = 0; match < matches; match++) {
    const rng = seededRng(`field words ${match}`);
    const config = parseConfig(clansField, lawKit.configs(rng));
    if (!config.ok) throw new Error(config.refusal.words);
    let { position, events } = open(clansField, config.value, `field words ${match}`);
    yield* events;
    while (!outcome(clansField, position)) {
      const [{ seat }] = clansField.decisions(position.state) as [Decision]; // somebody is asked
      const move = pick(rng, clansField.legalMoves(position.state, seat) as [unknown]); // and can answer
      const step = advance(clansField, position, { kind: "move", seat, move });
      if (!step.ok) throw new Error(step.refusal.words);
      ({ position, events } = step.value);
      yield* events;
    }
  }
}

/** `your Fusilier (4, a decoy)`, `You draw Fusilier (12) decoy`. */
const OWN_DECOYS = /your [^()]+\(\d+, a decoy\)|^You .*/gi;

describe("in words", () => {
  test("every event is told to whoever hears of it, and of decoys only their owner reads", () => {
    const kinds = new Set<string>(["bell"]);
    const faults: string[] = [];
    for (const event of announced(30)) {
      kinds.add(event.kind);
      for (const viewer of VIEWERS) {
        const left = clansField.redact(event, viewer);
        const line = left ? words.event(left, viewer) : "–";
        if (/undefined|null|NaN|\[object|^$|decoy/.test(line.replaceAll(OWN_DECOYS, "–")))
          faults.push(line);
      }
    }
    expect(faults).toEqual([]);
    expect(Object.keys(SHOW_MS).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test("tiles are named from one’s own side", () => {
    const move = { kind: "walk", unit: 4, tile: 6 } as const;
    expect(VIEWERS.map((viewer) => moveWords(move, viewer))).toEqual([
      "4 to West enemy base",
      "4 to West base",
      "4 to West second base",
    ]);
  });

  test("a name does for a number where only one has it; a held card is played before a unit walks", () => {
    const at = scene({
      hands: ["fusilier"],
      board: [". | . | .", ". | . | .", "fusilier | hussar hussar | ."],
    });
    const read = (line: string) => readMove(line, seen(at, 0));
    expect(read("fus to east")).toEqual({ kind: "place", card: "fusilier", copy: 1, tile: 2 });
    expect(read("fusilier walks to west middle")).toEqual({ kind: "walk", unit: 2, tile: 3 });
    expect(read("hussar walks to east")).toBeNull();
    expect(read("4 to East base")).toEqual({ kind: "walk", unit: 4, tile: 2 });
  });

  test("a view tells each seat what it sees", () => {
    const at = scene({
      hands: ["", "fusilier/decoy"],
      board: [". | . | .", ". | . | -spy", "hussar | . | ."],
    });
    const lines = VIEWERS.map((viewer) => words.view(seen(at, viewer)).join("\n"));
    expect(lines[0]).toContain("West base (desert): 2 Hussar 6/6 2 AP");
    expect(lines[0]).not.toMatch(/Spy|decoy/);
    expect(lines[1]).toContain("East middle (desert): 3 Spy 0/1 2 AP");
    expect(lines[1]).toContain("Hand: Fusilier (1) decoy 5/9 1 AP");
  });
});
