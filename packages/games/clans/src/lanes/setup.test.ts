import { open, parseConfig, seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { STARTERS } from "../decks/starters.ts";
import { BOOK } from "../decks/book.ts";
import { heroRow } from "../heroes.ts";
import { play, round, scene, seen, told } from "../testing/scene.ts";
import { clans } from "./rules.ts";
import type { State } from "./shape.ts";

function opened(raw: unknown = {}, seed = "setup"): State {
  const config = parseConfig(clans, raw);
  if (!config.ok) throw new Error(config.refusal.words);
  return open(clans, config.value, seed).position.state;
}
const many = Array.from({ length: 60 }, (_, i) =>
  opened({ entries: [null, deckOf("saladin")] }, `s${i}`),
);

function deckOf(hero: string): unknown {
  const { cards } = STARTERS.find((starter) => starter.hero === hero)!;
  return { deck: { hero, cards } };
}

describe("a match begins", () => {
  test("[R1] with three lanes of three tiles, nobody on them", () => {
    const { lanes } = opened();
    expect(lanes.map(({ stacks }) => stacks.flat(2))).toEqual([[], [], []]);
    expect(lanes.map(({ terrain }) => terrain.length)).toEqual([3, 3, 3]);
  });

  test("[R4] with crystals of 100 HP", () => {
    expect(opened().seats.map(({ hp }) => hp)).toEqual([100, 100]);
  });

  test("[R5] each middle is one of four terrains, each base one of its hero’s", () => {
    const rolled = (row: 0 | 1 | 2) =>
      new Set(many.flatMap(({ lanes }) => lanes.map(({ terrain }) => terrain[row])));
    expect(rolled(0)).toEqual(new Set(heroRow("napoleon").terrains));
    expect(rolled(1)).toEqual(new Set(["woods", "lake", "desert", "marsh"]));
    expect(rolled(2)).toEqual(new Set(["desert"]));
  });

  test("[R5] with `middleTerrain` every middle is the same", () => {
    const { lanes } = opened({ settings: { middleTerrain: "marsh" } });
    expect(lanes.map(({ terrain }) => terrain[1])).toEqual(["marsh", "marsh", "marsh"]);
  });

  test("[R5] lanes are rolled apart, and decks are shuffled", () => {
    expect(
      many.some(({ lanes }) => new Set(lanes.map(({ terrain }) => terrain[1])).size === 3),
    ).toBe(true);
    expect(new Set(many.map(({ seats }) => seats[0].hand.join())).size).toBeGreaterThan(50);
  });

  test("[R6] with six cards in each hand, every zone in the middle, no middle anybody’s", () => {
    const { seats, lanes, round: first } = opened();
    expect(seats.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [6, 19],
      [6, 19],
    ]);
    expect(lanes.map(({ zone, owner }) => [zone, owner])).toEqual([
      [1, null],
      [1, null],
      [1, null],
    ]);
    expect(first).toBe(1);
  });
});

describe("what is known", () => {
  const secret = scene({
    hands: ["fusilier voltigeur", "hussar"],
    west: { terrain: "woods lake desert" },
  });

  test("[R7] one’s own hand, deck and plan, and of the rival’s only how many", () => {
    const view = seen(play(secret, 0, "fusilier west"), 0);
    expect(view.seats[0].own).toMatchObject({
      hand: ["fusilier", "voltigeur"],
      staged: [{ card: "fusilier" }],
    });
    expect(view.seats[1]).toMatchObject({ own: null, handCount: 1, deckCount: 0 });
  });

  test("[R7] the order of one’s own deck is nobody’s", () => {
    const view = clans.view(opened(), 0);
    const numbers = view.seats[0].own?.deck ?? [];
    expect(numbers).toEqual(opened().seats[0].deck.toSorted((a, b) => place(a) - place(b)));
  });

  test("[R8] [GL-22] the enemy’s bases read ???, one’s own never do", () => {
    expect([seen(secret, 0).lanes[0].terrain, seen(secret, 1).lanes[0].terrain]).toEqual([
      ["woods", "lake", null],
      [null, "lake", "desert"],
    ]);
  });

  test("[R8] a win in the middle shows the base for good", () => {
    const won = round(secret, ["fusilier west"]);
    expect(told(won, "terrain_shown")).toMatchObject([
      { lane: 0, row: 2, seat: 0, terrain: "desert" },
    ]);
    expect(seen(won, 0).lanes[0].terrain).toEqual(["woods", "lake", "desert"]);
    expect(seen(won, 1).lanes[0].terrain[0]).toBeNull();
  });

  test("[R9] who watches sees of each side what its enemy sees", () => {
    const watched = clans.view(round(secret, ["fusilier west"]).position.state, "spectator");
    expect(watched.lanes[0].terrain).toEqual([null, "lake", "desert"]);
    expect(watched.seats.map(({ own }) => own)).toEqual([null, null]);
  });
});

/** Where a card stands in the book. */
const place = (card: string): number => BOOK.cards.findIndex(({ id }) => id === card);

test("[R7] a guess from one’s own view fits it to the letter", () => {
  const state = opened();
  const view = clans.view(state, 1);
  expect(clans.view(clans.determinize(view, 1, seededRng("guess")), 1)).toEqual(view);
});

test("[R5] an entry reads back as it is recorded", () => {
  const parse = (input: unknown) => {
    const settings = clans.parseSettings({});
    const entry = settings.ok ? clans.parseEntry(input, settings.value) : settings;
    if (!entry.ok) throw new Error(entry.refusal.words);
    return entry.value;
  };
  const once = parse(deckOf("nelson"));
  expect(parse(once)).toEqual(once);
});
