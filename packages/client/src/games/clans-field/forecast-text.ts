import type { Part } from "@holmgang/clans/field";

export const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

const PARTS: Readonly<Record<Part["why"], string>> = {
  printed: "",
  enhanced: "enhanced",
  woods: "Woods",
  inspired: "Inspire",
  commanded: "command",
  hero: "hero",
  ground: "ground",
  fury: "Fury",
  pike: "against cavalry",
  ride: "against archers",
  turtle: "shield wall",
  ranged: "hand to hand",
};

/** What the forecast says. */
export const forecastText = {
  label: "Forecast",
  costs: (ap: number): string => `costs ${points(ap)}`,
  attacks: (who: string, whom: string): string => `${who} attacks ${whom}`,
  raids: (who: string): string => `${who} hits the base`,
  walks: (who: string, tile: string): string => `${who} steps to ${tile}`,
  acts: {
    heal: (who: string, whom: string): string => `${who} heals ${whom}`,
    enhance: (who: string, whom: string): string => `${who} enhances ${whom}`,
    reset: (who: string, whom: string): string => `${who} resets ${whom}`,
    boost: (who: string, whom: string): string => `${who} boosts ${whom}`,
  },
  switches: (one: string, other: string): string => `${one} and ${other} swap abilities`,
  ignites: (tile: string): string => `${tile} burns`,
  converts: (tile: string, terrain: string): string => `${tile} becomes ${terrain}`,
  places: (card: string, tile: string): string => `${card} to ${tile}`,
  deals: (who: string): string => `${who} deals`,
  answers: (who: string): string => `${who} answers`,
  noAnswer: "No answer comes back.",
  part: PARTS,
  share: (share: string): string => `wounded ×${share}`,
  ward: (amount: number): string => `shields −${amount}`,
  keeps: (name: string, ap: number, advances: boolean): string =>
    `${name} keeps ${points(ap)}${advances ? ", and takes the ground" : ""}`,
  spent: (name: string): string => `${name} is spent`,
  maybe: "maybe",
  from: (from: number, to: string): string => `${from}\u00a0→\u00a0${to}`,
  base: "Their base",
  taken: "Somebody may take the hit for the base.",
  begins: (ap: number): string => `Begins with ${points(ap)}`,
  relic: "Nobody has searched this tile: a relic may lie here.",
  unknown: "What cannot be seen may change it.",
  price: {
    fire: "Fire deals 1 and throws it back.",
    marsh: "Marsh takes all its points.",
    fear: "Fear takes all its points.",
  },
};
