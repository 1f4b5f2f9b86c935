import { clone } from "@holmgang/kernel";
import { withRolls } from "@holmgang/kernel/testing";
import type { Event } from "../events.ts";
import type { Run } from "../run.ts";
import type { State } from "../shape.ts";

/** Does something to a copy of a run, with these rolls and no others. */
export function rolled(
  state: State,
  rolls: readonly number[],
  act: (run: Run) => void,
): { readonly state: State; readonly events: readonly Event[] } {
  const copy = clone(state);
  const events: Event[] = [];
  withRolls(rolls, (rng) => act({ state: copy, rng, emit: (event) => void events.push(event) }));
  return { state: copy, events };
}
