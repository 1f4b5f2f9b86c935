import { integer, readSettings } from "@holmgang/kernel";
import type { Pace, Result, Setting, SettingsOf } from "@holmgang/kernel";

const choice = <const Key extends string, const Options extends readonly string[]>(
  key: Key,
  options: Options,
  about: string,
) => ({ key, kind: "choice", options, default: options[0]!, about }) as const;

const flag = <const Key extends string>(key: Key, value: boolean, about: string) =>
  ({ key, kind: "boolean", default: value, about }) as const;

const DAY = 86_400_000;
const STARTS = ["free", "rooted", "stunned"] as const;

/** Every number of the rules that a match may change. */
export const SETTINGS = [
  integer("heroHp", [1, 20], 5, "A hero’s HP at the start."),
  integer("secondHeroHp", [0, 10], 0, "HP more for the second seat’s hero."),
  choice(
    "opener",
    ["snake", "alternate", "first"],
    "Who opens a round: first, second, second, first; the seats in turns; or always the first.",
  ),
  integer("decayStartRound", [1, 99], 1, "The first round at whose end minions lose 1 HP."),
  integer("pressureRound", [1, 99], 8, "The first round at whose end every unit loses 1 HP."),
  integer("roundLimit", [1, 99], 30, "The last round; then damage dealt decides."),
  integer("skillCooldown", [1, 9], 2, "Rounds a skill rests, the one it is used in included."),
  integer("buffRounds", [1, 9], 2, "Rounds a buff lasts, the one it comes in included."),
  integer("tileRounds", [1, 9], 2, "Rounds a buff tile lies, the one it appears in included."),
  integer("obstacleHp", [1, 9], 3, "An obstacle’s HP."),
  flag("overheal", false, "Whether HP may rise above what a unit began with."),
  flag("pressureHeals", false, "Whether HP can be gained once there is pressure."),
  choice("firstSeatStarts", STARTS, "How the first seat’s units begin the first round."),
  choice("secondSeatStarts", STARTS, "How the second seat’s units begin the first round."),
  integer("classMs", [0, DAY], 30_000, "Time to choose a class; 0 is no limit."),
  integer("minionsMs", [0, DAY], 30_000, "Time to choose minions; 0 is no limit."),
  integer("skillMs", [0, DAY], 30_000, "Time to choose a skill; 0 is no limit."),
  integer("actionMs", [0, DAY], 10_000, "Time for an action; 0 is no limit."),
  integer("remainsMs", [0, DAY], 5_000, "Time to say what a fallen minion leaves; 0 is no limit."),
  integer("disconnectGraceMs", [0, 600_000], 60_000, "How long a player may be gone."),
  integer("stake", [0, 1000], 0, "Tokens each player puts into the pot."),
] as const satisfies readonly Setting[];

export type Settings = SettingsOf<typeof SETTINGS>;

const clocks = (draftMs: number, actionMs: number, remainsMs: number) => ({
  classMs: draftMs,
  minionsMs: draftMs,
  skillMs: draftMs,
  actionMs,
  remainsMs,
});

/** The rules as they were first written; BALANCE.md tells why they are not the usual ones. */
export const BY_THE_BOOK = { opener: "first", overheal: true, pressureHeals: true } as const;

export const PACES: readonly Pace[] = [
  { id: "standard", about: "10 seconds an action", settings: clocks(30_000, 10_000, 5_000) },
  { id: "slow", about: "30 seconds an action", settings: clocks(60_000, 30_000, 15_000) },
  {
    id: "by-the-book",
    about: "10 seconds an action, the first rules",
    settings: { ...clocks(30_000, 10_000, 5_000), ...BY_THE_BOOK },
  },
  { id: "untimed", about: "no clock", settings: clocks(0, 0, 0) },
];

export const parseSettings = (input: unknown): Result<Settings> => readSettings(SETTINGS, input);
