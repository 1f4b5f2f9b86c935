import { seededRng } from "@holmgang/kernel";
import { nearestPlace } from "./distance.ts";
import type { Event } from "./events.ts";
import type { Encounter, State } from "./shape.ts";
import { DISPATCHES } from "./tables/dispatches.ts";
import type { Topic } from "./tables/dispatches.ts";
import { PLACES } from "./tables/places.ts";

type Dispatch = Extract<Event, { readonly kind: "dispatch" }>;

/** Which dispatch is sent of an encounter: the same encounter at the same spot is told in the same words. */
export function dispatchOf(state: State, encounter: Encounter, isWon: boolean): Dispatch {
  const { id, spot } = encounter;
  const topic = isWon ? topicOf(encounter) : "lost";
  const rng = seededRng(`dispatch ${id} ${spot.lat} ${spot.lon}`);
  const variant = rng.below(DISPATCHES[topic].length);
  return { kind: "dispatch", topic, variant, near: nearestPlace(state.act, spot) };
}

function topicOf({ kind, city, secret }: Encounter): Topic {
  if (kind === "mystery") return secret?.kind === "ambush" ? "ambush" : "treasure";
  return city ? "city" : kind;
}

/** The dispatch in words. */
export const dispatchText = ({ topic, variant, near }: Omit<Dispatch, "kind">): string =>
  (DISPATCHES[topic][variant] ?? "").replaceAll("#", PLACES[near].name);
