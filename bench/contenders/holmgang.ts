import { generator, playout } from "@holmgang/kernel";
import type { Config, Result, Rng, Table } from "@holmgang/kernel";
import { orcain } from "@holmgang/orcain";
import type { Event, Orcain } from "@holmgang/orcain";
import { count, winnerOf } from "../tally.ts";
import type { PlayMatches } from "../tally.ts";

/** The kernel's random playouts with nobody listening, as bots play them. */
export function silent(choice: Rng = generator([1, 2, 3, 4])): PlayMatches {
  const table: Table<Event> = { rng: choice };
  return (matches, tally) => {
    for (let match = 0; match < matches; match++) {
      const state = orcain.setup(CONFIG, table);
      const moves = playout(orcain, state, choice, table);
      count(tally, moves, winnerOf(state.outcome));
    }
  };
}

/** The same with every event of a match gathered. */
export function listening(choice: Rng = generator([1, 2, 3, 4])): PlayMatches {
  let events: Event[] = [];
  const table: Table<Event> = { rng: choice, emit: (event) => void events.push(event) };
  return (matches, tally) => {
    for (let match = 0; match < matches; match++) {
      events = [];
      const state = orcain.setup(CONFIG, table);
      const moves = playout(orcain, state, choice, table);
      if (events.at(-1)?.kind !== "match_end") throw new Error("a playout's events were lost");
      count(tally, moves, winnerOf(state.outcome));
    }
  };
}

/** The default match: settings as they come, both hands attack, defense, heal, counter. */
export const CONFIG: Config<Orcain> = defaultConfig();

function defaultConfig(): Config<Orcain> {
  const settings = accepted(orcain.parseSettings({}));
  const entry = accepted(orcain.parseEntry(undefined, settings));
  return { settings, entries: [entry, entry] };
}

function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error("Orcain refused its own defaults");
  return result.value;
}
