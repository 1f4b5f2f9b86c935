import { SEATS, seededRng } from "@holmgang/kernel";
import { tactics } from "@holmgang/tactics";
import type { Event, State } from "@holmgang/tactics";
import { expect, test } from "vitest";
import { after, shownOf } from "./shown.ts";
import type { Shown } from "./shown.ts";

/** A whole match of any legal moves, told event by event; what the table made of it stands beside what is. */
function* told(seed: string): Generator<{ shown: Shown; state: State }> {
  const rng = seededRng(seed);
  const settings = tactics.parseSettings({});
  if (!settings.ok) throw new Error(settings.refusal.words);
  const events: Event[] = [];
  const table = { rng, emit: (event: Event) => void events.push(event) };
  const state = tactics.setup({ settings: settings.value, entries: [null, null] }, table);
  while (tactics.outcome(state) === null) {
    const seat = SEATS.find((each) =>
      tactics.decisions(state).some((asked) => asked.seat === each),
    );
    if (seat === undefined) throw new Error("somebody is asked until the end");
    const before = shownOf(tactics.view(state, "spectator"));
    events.length = 0;
    const moves = tactics.legalMoves(state, seat);
    tactics.apply(state, seat, moves[rng.below(moves.length)]!, table);
    yield { shown: events.reduce(after, before), state };
  }
}

/** Things lie in no order; `acted` of the fallen means nothing. */
const compared = ({ round, units, heroes, things, active }: Shown) => ({
  round,
  heroes,
  active,
  things: things.toSorted((a, b) => a.tile - b.tile),
  units: units.map((unit) => (unit?.fallen ? { ...unit, acted: true, stored: null } : unit)),
});

test.each(["a", "b", "c", "d", "e", "f", "g", "h"])(
  "what events make of a board is the board they lead to (%s)",
  (seed) => {
    let steps = 0;
    for (const { shown, state } of told(seed)) {
      if (state.outcome) break;
      expect(compared(shown)).toEqual(compared(shownOf(tactics.view(state, "spectator"))));
      steps++;
    }
    expect(steps).toBeGreaterThan(10);
  },
);
