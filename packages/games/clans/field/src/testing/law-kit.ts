import { pick } from "@holmgang/kernel";
import type { LawKit } from "@holmgang/kernel/testing";
import type { Event } from "../events.ts";
import { clansField } from "../rules.ts";
import type { Field, View } from "../shape.ts";
import { SHOW_MS } from "../show-ms.ts";
import { experts, families, odd, starters, story, TINY } from "./configs.ts";
import { extraMoves } from "./extra-moves.ts";
import { everyFeature, featuresOf } from "./features.ts";
import { numbers } from "./numbers.ts";
import { sound } from "./sound.ts";

/** What the laws need to know about the field. */
export const lawKit: LawKit<Field> = {
  game: clansField,
  configs: (rng) =>
    pick(rng, [starters, odd, odd, experts, experts, experts, families, story])(rng),
  tiny: (rng) => pick(rng, TINY)(rng),
  tinies: 8,
  extraMoves,
  sound,
  numbers,
  // Each half-turn: cards, a hero, an end, and as many actions as units have AP.
  bound: 200 * 60,
  events: Object.keys(SHOW_MS) as Event["kind"][], // the keys of a record of all kinds
  endings: [
    "win base",
    "win time",
    "win limit",
    "draw limit",
    "win resigned",
    "both-lose resigned",
    "win disconnected",
    "both-lose disconnected",
    "win abandoned",
    "void abandoned",
  ],
  features: { of: featuresOf, mustSee: everyFeature() },
  open: {
    blank: (view: View) => ({
      ...view,
      seats: view.seats.map((seat) => ({ ...seat, ready: null })),
    }),
    events: ["hand_chosen"],
  },
};
