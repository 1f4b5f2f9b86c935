import { accept, integer, readSettings, refuse } from "@holmgang/kernel";
import type { Pace, Result, Seat, Setting, SettingsOf } from "@holmgang/kernel";
import { TERRAINS } from "../../src/cards/language.ts";

const DAY = 86_400_000;

/** What lies hidden in the middle, by where a match is fought. */
const RELICS = [
  "Ancient Artifact",
  "Austrian Supply Wagon",
  "Desert Cache",
  "Coalition Stockpile",
] as const;

/** Every number of the rules that a match may change. */
export const SETTINGS = [
  integer("baseHp", [1, 999], 25, "HP of each base at the start."),
  integer("baseHpFirst", [0, 999], 0, "HP of the first seat’s base instead; 0 is as baseHp."),
  integer("baseHpSecond", [0, 999], 0, "HP of the second seat’s base instead; 0 is as baseHp."),
  integer("openingHand", [0, 20], 6, "Cards in the opening hand."),
  integer("mulliganCards", [0, 20], 2, "The most cards of it that may be replaced."),
  integer("turnDraw", [0, 10], 1, "Cards drawn at the start of a turn."),
  integer("handLimit", [1, 30], 8, "The most cards a hand may hold."),
  integer("turnCards", [1, 10], 2, "The most cards a player plays in a turn."),
  integer("firstTurnCards", [0, 10], 1, "The same in the first turn of whoever begins."),
  integer("secondHp", [0, 99], 0, "HP added to the base of whoever begins second."),
  integer("secondCards", [0, 5], 0, "Cards added to the opening hand of whoever begins second."),
  integer("tileUnits", [1, 4], 2, "The most units of one side on a tile."),
  integer("turnLimit", [1, 200], 80, "The last half-turn; then the bases are compared."),
  integer("deckSize", [1, 60], 25, "The most cards a deck may hold."),
  integer("deckMin", [1, 60], 20, "The fewest cards a deck may hold."),
  integer("tallRange", [1, 4], 2, "How many tiles away a tall card sees."),
  {
    key: "fireTick",
    kind: "boolean",
    default: true,
    about: "Whether fire also hurts whoever stands in it at the start of a turn.",
  },
  {
    key: "ages",
    kind: "boolean",
    default: false,
    about: "Whether there are three Ages, each with a deck of its own.",
  },
  integer("ageTwoTurn", [2, 198], 13, "The half-turn in which the second Age begins."),
  integer("ageThreeTurn", [3, 199], 25, "The half-turn in which the third Age begins."),
  {
    key: "middleTerrain",
    kind: "choice",
    options: ["rolled", ...TERRAINS],
    default: "rolled",
    about: "The terrain of the middle tiles: by chance, or the same for all.",
  },
  {
    key: "relic",
    kind: "choice",
    options: RELICS,
    default: "Ancient Artifact",
    about: "What lies hidden in the middle row.",
  },
  {
    key: "story",
    kind: "boolean",
    default: false,
    about: "Whether it is a battle of a story: its armies need not be legal decks.",
  },
  integer(
    "killGold",
    [0, 999],
    50,
    "Gold for killing a Common; twice, three and four times as much for the rarer ones.",
  ),
  integer("mulliganMs", [0, DAY], 10_000, "Time for the opening hand; 0 is no limit."),
  integer("turnMs", [0, DAY], 100_000, "Time for a turn; 0 is no limit."),
  integer("bankMs", [0, DAY], 480_000, "Time for all turns of a player together; 0 is no limit."),
  integer("disconnectGraceMs", [0, 600_000], 60_000, "How long a player may be gone."),
  integer("stake", [0, 1000], 0, "Tokens each player puts into the pot."),
] as const satisfies readonly Setting[];

export type Settings = SettingsOf<typeof SETTINGS>;

export const PACES: readonly Pace[] = [
  {
    id: "standard",
    about: "100 seconds a turn, 8 minutes in all",
    settings: { turnMs: 100_000, bankMs: 480_000, mulliganMs: 10_000 },
  },
  {
    id: "blitz",
    about: "30 seconds a turn, 3 minutes in all",
    settings: { turnMs: 30_000, bankMs: 180_000, mulliganMs: 10_000 },
  },
  {
    id: "ages",
    about: "Three Ages, 100 seconds a turn, 12 minutes in all",
    settings: { ages: true, turnMs: 100_000, bankMs: 720_000, mulliganMs: 10_000 },
  },
  { id: "untimed", about: "no clock", settings: { turnMs: 0, bankMs: 0, mulliganMs: 0 } },
];

export function parseSettings(input: unknown): Result<Settings> {
  const read = readSettings(SETTINGS, input);
  if (!read.ok) return read;
  const { deckMin, deckSize, ageTwoTurn, ageThreeTurn, ages, story } = read.value;
  if (deckMin > deckSize)
    return refuse("bad-settings", `deckMin ${deckMin} is more than deckSize ${deckSize}.`);
  if (ageTwoTurn >= ageThreeTurn)
    return refuse(
      "bad-settings",
      `The third Age (${ageThreeTurn}) must come after the second (${ageTwoTurn}).`,
    );
  if (ages && story) return refuse("bad-settings", "A story has no Ages.");
  return accept(read.value);
}

/** HP of a seat's base at the start. */
export const baseHpOf = ({ baseHp, baseHpFirst, baseHpSecond }: Settings, seat: Seat): number =>
  (seat === 0 ? baseHpFirst : baseHpSecond) || baseHp;
