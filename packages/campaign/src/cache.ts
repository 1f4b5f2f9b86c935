import { pick } from "@holmgang/kernel";
import { enlist } from "./army.ts";
import { poolOf } from "./cards.ts";
import { flatMetres } from "./distance.ts";
import { gainRelic } from "./gain.ts";
import { between } from "./odds.ts";
import type { Run } from "./run.ts";
import type { Encounter } from "./shape.ts";
import { PLACES, placesOf } from "./tables/places.ts";
import { MAP_RELIC } from "./tables/relics.ts";

/** How far from its place it lies at most, in thousandths of a degree. */
const AROUND = 80;

/** The Map Relic is hidden near some place of the act, unless it was found in an earlier one. */
export function hideCache({ state, rng }: Run): void {
  if (state.relics.some(({ relic }) => relic === MAP_RELIC)) return;
  const { lat, lon } = PLACES[pick(rng, placesOf(state.act))];
  state.cache = {
    lat: lat + between(rng, -AROUND, AROUND),
    lon: lon + between(rng, -AROUND, AROUND),
  };
}

/** Travellers and treasures lead to it, if it is near enough. */
export function searchCache(run: Run, { kind, spot, secret }: Encounter): void {
  const { state } = run;
  const leads = kind === "event" || kind === "treasure" || secret?.kind === "cache";
  if (!leads || !state.cache) return;
  if (flatMetres(state.act, spot, state.cache) > state.setup.settings.relicReach) return;
  state.cache = null;
  gainRelic(run, MAP_RELIC);
  enlist(run, pick(run.rng, poolOf(state)), "reserves", "found");
}
