import { accept, integer, readSettings, refuse } from "@holmgang/kernel";
import type { Pace, Result, Setting, SettingsOf } from "@holmgang/kernel";

/** Every number of the rules that a match may change. */
export const SETTINGS = [
  integer("openingDraw", [1, 20], 8, "Cards each player draws for the first round."),
  integer("laterDraw", [0, 10], 3, "Cards each player draws for every later round."),
  integer("starterDraw", [0, 5], 0, "Cards more for whoever begins the first round."),
  integer("starterGround", [0, 9], 4, "Modifier on the middle slot of whoever begins a round."),
  integer("deckMin", [1, 40], 20, "The fewest cards a deck may have."),
  integer("deckMax", [1, 60], 30, "The most cards a deck may have."),
  integer("copies", [1, 4], 2, "How often a deck may hold the same card."),
  integer("turnMs", [0, 86_400_000], 60_000, "Time for a turn; 0 is no limit."),
  integer("choiceMs", [0, 86_400_000], 30_000, "Time for a choice; 0 is no limit."),
  integer("disconnectGraceMs", [0, 600_000], 60_000, "How long a player may be gone."),
  integer("stake", [0, 1000], 0, "Tokens each player puts into the pot."),
] as const satisfies readonly Setting[];

export type Settings = SettingsOf<typeof SETTINGS>;

export const PACES: readonly Pace[] = [
  { id: "standard", about: "60 seconds a turn", settings: { turnMs: 60_000, choiceMs: 30_000 } },
  { id: "quick", about: "25 seconds a turn", settings: { turnMs: 25_000, choiceMs: 15_000 } },
  { id: "untimed", about: "no clock", settings: { turnMs: 0, choiceMs: 0 } },
];

export function parseSettings(input: unknown): Result<Settings> {
  const read = readSettings(SETTINGS, input);
  if (!read.ok) return read;
  const { deckMin, deckMax, copies } = read.value;
  if (deckMin > deckMax)
    return refuse("bad-settings", `deckMin ${deckMin} is more than deckMax ${deckMax}.`);
  if (deckMin > POOL * copies)
    return refuse("bad-settings", `${deckMin} cards cannot be had with ${copies} of each.`);
  return accept(read.value);
}

/** Fewer than there are cards, so that no card list makes a setting impossible. */
const POOL = 32;
