import { FIELD_CARDS, clansField, SHOW_MS } from "@holmgang/clans/field";
import type { Event, State, View } from "@holmgang/clans/field";
import { parseConfig, pick, seededRng, shuffle } from "@holmgang/kernel";
import type { Rng, Viewer } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { beatsOf } from "../../match/beats.ts";
import { after } from "./after.ts";
import { shownOf } from "./shown.ts";
import type { Shown } from "./shown.ts";
import { TELLING } from "./told.ts";

const DECK = 25;

function configOf(rng: Rng) {
  const entry = () => ({
    deck: { hero: "napoleon", cards: shuffle(rng, FIELD_CARDS).slice(0, DECK) },
  });
  const settings = { baseHp: 40, middleTerrain: rng.below(2) === 0 ? "woods" : "rolled" };
  const config = parseConfig(clansField, { settings, entries: [entry(), entry()] });
  if (!config.ok) throw new Error(config.refusal.words);
  return config.value;
}

interface Step {
  readonly before: View;
  readonly heard: readonly Event[];
  readonly events: readonly Event[];
  readonly state: State;
}

/** A whole match of any legal moves, few of them to end a turn, told as a viewer hears it. */
function* stepsOf(seed: string, viewer: Viewer): Generator<Step> {
  const rng = seededRng(seed);
  let events: Event[] = [];
  const table = { rng, emit: (event: Event) => void events.push(event) };
  const state = clansField.setup(configOf(rng), table);
  while (clansField.outcome(state) === null) {
    const { seat } = clansField.decisions(state)[0]!; // somebody is asked until the end
    const legal = clansField.legalMoves(state, seat);
    const doing = legal.filter(({ kind }) => kind !== "end");
    const [first, ...more] = doing.length > 0 && rng.below(8) > 0 ? doing : legal;
    const before = clansField.view(state, viewer);
    events = [];
    clansField.apply(state, seat, pick(rng, [first!, ...more]), table); // one can always end
    const heard = events.flatMap((event) => clansField.redact(event, viewer) ?? []);
    yield { before, heard, events, state };
  }
}

/** What a table draws. What is only remembered is in no event. */
const drawn = ({ halfTurn, age, units, tiles, seats }: Shown) => ({
  halfTurn,
  age,
  units: units.toSorted((a, b) => a.id - b.id),
  tiles: tiles.map(({ terrain, fire, trap }) => ({ terrain, fire, trap })),
  seats: seats.map(({ hp, heroUsedIn, handCount, deckCount, roused, own }) => ({
    hp,
    heroUsedIn,
    handCount,
    deckCount,
    roused,
    hand: own?.hand ?? null,
  })),
});

test.each([
  ["a", 0],
  ["b", 1],
  ["c", "spectator"],
  ["d", 0],
  ["e", 1],
  ["f", "spectator"],
] as const)("what events make of a field is the field they lead to (%s, %s)", (seed, viewer) => {
  let steps = 0;
  for (const { before, heard, state } of stepsOf(seed, viewer)) {
    const shown = heard.reduce(after, shownOf(before, null));
    expect(drawn(shown)).toEqual(drawn(shownOf(clansField.view(state, viewer), null)));
    steps++;
  }
  expect(steps).toBeGreaterThan(40);
});

test.each(["a", "b", "c"])("clocks wait for what a table shows (%s)", (seed) => {
  for (const { events } of stepsOf(seed, 0)) {
    const shown = beatsOf(events, TELLING).reduce((sum, { lengthMs }) => sum + lengthMs, 0);
    expect(shown).toBeLessThanOrEqual(events.reduce((sum, { kind }) => sum + SHOW_MS[kind], 0));
  }
});

test("with open cards nobody goes out of sight, and no ground is hidden", () => {
  for (const { state } of stepsOf("open", "spectator")) {
    const views = [clansField.view(state, 0), clansField.view(state, 1)] as const;
    const { units, tiles } = shownOf(clansField.view(state, "spectator"), views);
    expect(units.length).toBe(state.units.length);
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    expect(tiles.every(({ terrain }) => terrain !== null)).toBe(true);
  }
});
