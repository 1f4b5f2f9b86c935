import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";

const FIRST = [
  "Grim",
  "Bold",
  "Swift",
  "Calm",
  "Sly",
  "Stout",
  "Keen",
  "Wild",
  "Pale",
  "Red",
  "Iron",
  "Quiet",
];
const SECOND = [
  "Badger",
  "Raven",
  "Wolf",
  "Otter",
  "Bear",
  "Heron",
  "Lynx",
  "Adder",
  "Stag",
  "Owl",
  "Boar",
  "Pike",
];

/** A name for somebody who has not chosen one: `Grim Badger 417`. At most 16 characters, as any nickname. */
export const guestName = (rng: Rng): string =>
  `${pick(rng, FIRST)} ${pick(rng, SECOND)} ${rng.below(1000)}`;
