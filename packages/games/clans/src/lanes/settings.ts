import { accept, integer, readSettings, refuse } from "@holmgang/kernel";
import type { Pace, Result, Setting, SettingsOf } from "@holmgang/kernel";
import { TERRAINS } from "../cards/language.ts";

const DAY = 86_400_000;

/** Every number of the rules that a match may change. */
export const SETTINGS = [
  integer("crystalHp", [1, 999], 100, "HP of each crystal at the start."),
  integer("openingHand", [0, 20], 6, "Cards in the opening hand."),
  integer("roundDraw", [0, 10], 2, "Cards each player draws for every later round."),
  integer("handLimit", [1, 30], 8, "The most cards a hand may hold."),
  integer("laneCards", [1, 2], 2, "The most cards a player places in a lane in one round."),
  integer("roundLimit", [1, 99], 40, "The last round; then the crystals are compared."),
  integer("deckSize", [1, 60], 25, "Cards a deck is played with."),
  integer("deckMin", [1, 60], 15, "The fewest cards a deck may bring; the rest is filled up."),
  {
    key: "speeds",
    kind: "choice",
    options: ["uniform", "printed"],
    default: "uniform",
    about: "Whether every card walks one tile a round, or as many as are printed on it.",
  },
  {
    key: "ages",
    kind: "boolean",
    default: false,
    about: "Whether there are three Ages, each with a deck of its own.",
  },
  integer("ageTwoRound", [2, 98], 6, "The round in which the second Age begins."),
  integer("ageThreeRound", [3, 99], 11, "The round in which the third Age begins."),
  {
    key: "middleTerrain",
    kind: "choice",
    options: ["rolled", ...TERRAINS],
    default: "rolled",
    about: "The terrain of the middle tiles: by chance, or the same for all.",
  },
  integer("laneGold", [0, 9999], 400, "Gold for a lane won."),
  integer(
    "killGold",
    [0, 999],
    50,
    "Gold for killing a Common; twice, three and four times as much for the rarer ones.",
  ),
  integer("planMs", [0, DAY], 8_000, "Time to plan a round; 0 is no limit."),
  integer("disconnectGraceMs", [0, 600_000], 60_000, "How long a player may be gone."),
  integer("stake", [0, 1000], 0, "Tokens each player puts into the pot."),
] as const satisfies readonly Setting[];

export type Settings = SettingsOf<typeof SETTINGS>;

export const PACES: readonly Pace[] = [
  { id: "blitz", about: "8 seconds a round", settings: { planMs: 8_000 } },
  { id: "standard", about: "30 seconds a round", settings: { planMs: 30_000 } },
  {
    id: "ages",
    about: "Three Ages, 30 seconds a round",
    settings: { ages: true, planMs: 30_000 },
  },
  { id: "ages-untimed", about: "Three Ages, no clock", settings: { ages: true, planMs: 0 } },
  { id: "untimed", about: "no clock", settings: { planMs: 0 } },
];

export function parseSettings(input: unknown): Result<Settings> {
  const read = readSettings(SETTINGS, input);
  if (!read.ok) return read;
  const { deckMin, deckSize, ageTwoRound, ageThreeRound } = read.value;
  if (deckMin > deckSize)
    return refuse("bad-settings", `deckMin ${deckMin} is more than deckSize ${deckSize}.`);
  if (ageTwoRound >= ageThreeRound)
    return refuse(
      "bad-settings",
      `The third Age (${ageThreeRound}) must come after the second (${ageTwoRound}).`,
    );
  return accept(read.value);
}
