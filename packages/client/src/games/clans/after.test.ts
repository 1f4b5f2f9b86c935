import { isSeat, SEATS, seededRng } from "@holmgang/kernel";
import type { Viewer } from "@holmgang/kernel";
import { clans } from "@holmgang/clans";
import type { Event, State } from "@holmgang/clans";
import { expect, test } from "vitest";
import { after } from "./after.ts";
import { shownOf } from "./shown.ts";
import type { Shown } from "./shown.ts";

/** A whole match of any legal moves, told event by event as a viewer hears it. */
function* told(seed: string, viewer: Viewer): Generator<{ shown: Shown; state: State }> {
  const rng = seededRng(seed);
  const settings = clans.parseSettings({ crystalHp: 60, ages: seed > "d" });
  if (!settings.ok) throw new Error(settings.refusal.words);
  const entry = clans.parseEntry(null, settings.value);
  if (!entry.ok) throw new Error(entry.refusal.words);
  const events: Event[] = [];
  const table = { rng, emit: (event: Event) => void events.push(event) };
  const state = clans.setup(
    { settings: settings.value, entries: [entry.value, entry.value] },
    table,
  );
  while (clans.outcome(state) === null) {
    const seat = SEATS.find((each) => clans.decisions(state).some((asked) => asked.seat === each));
    if (seat === undefined) throw new Error("somebody is asked until the end");
    const before = shownOf(clans.view(state, viewer));
    events.length = 0;
    const moves = clans.legalMoves(state, seat);
    const move = moves[rng.below(moves.length)]!;
    clans.apply(state, seat, move, table);
    const heard = events.flatMap((event) => clans.redact(event, viewer) ?? []);
    yield { shown: heard.reduce(after, before), state };
  }
}

/** What is staged and held comes with the next view, at once; how lanes ended is told to the next round. */
const compared = ({ round, age, lanes, seats, hand, viewer }: Shown) => ({
  round,
  age,
  lanes,
  hand: isSeat(viewer) ? hand : [],
  // What is one’s own is in no event.
  seats: seats.map((seat) => ({ ...seat, own: null, fallen: null })),
});

test.each([
  ["a", 0],
  ["b", 1],
  ["c", "spectator"],
  ["d", 0],
  ["e", 1],
  ["f", "spectator"],
] as const)("what events make of a table is the table they lead to (%s, %s)", (seed, viewer) => {
  let steps = 0;
  for (const { shown, state } of told(seed, viewer)) {
    expect(compared(shown)).toEqual(compared(shownOf(clans.view(state, viewer))));
    steps++;
  }
  expect(steps).toBeGreaterThan(20);
});
