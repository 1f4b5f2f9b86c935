import { accept, integer, readSettings, refuse } from "@holmgang/kernel";
import type { Pace, Result, Setting, SettingsOf } from "@holmgang/kernel";

/** Every number of the rules that a match may change. */
export const SETTINGS = [
  integer("maxHp", [1, 30], 10, "The most health a seat can have."),
  integer("startHp", [1, 30], 10, "Health at the start; at most maxHp."),
  integer("damage", [1, 30], 2, "What an Attack takes, landed or thrown back."),
  integer("healing", [0, 30], 1, "What a Heal restores."),
  integer("rounds", [1, 20], 3, "Rounds until the higher health wins."),
  integer(
    "roundCap",
    [1, 30],
    10,
    "The last round of sudden death; still level then, it is a draw.",
  ),
  {
    key: "suddenDeath",
    kind: "choice",
    options: ["classic", "mustAttack"],
    default: "classic",
    about: "Whether a layout in sudden death must contain an Attack.",
  },
  integer("afkLimit", [1, 20], 2, "Rounds in a row without a sign of life that lose the match."),
  integer("prepMs", [0, 86_400_000], 20_000, "Time to lay three cards; 0 is no limit."),
  integer("firstStepMs", [0, 10_000], 250, "Pause before the first step is shown."),
  integer("stepMs", [0, 10_000], 900, "Pause between two steps."),
  integer(
    "disconnectGraceMs",
    [0, 600_000],
    0,
    "How long a player may be gone before losing; 0 is at once.",
  ),
  integer("stake", [0, 1000], 1, "Tokens each player puts into the pot."),
] as const satisfies readonly Setting[];

export type Settings = SettingsOf<typeof SETTINGS>;

export const PACES: readonly Pace[] = [
  { id: "standard", about: "20 seconds a round", settings: { prepMs: 20_000 } },
  { id: "calm", about: "60 seconds a round", settings: { prepMs: 60_000 } },
  { id: "untimed", about: "no clock", settings: { prepMs: 0 } },
];

export function parseSettings(input: unknown): Result<Settings> {
  const read = readSettings(SETTINGS, input);
  if (!read.ok) return read;
  const { startHp, maxHp, rounds, roundCap } = read.value;
  if (startHp > maxHp)
    return refuse("bad-settings", `startHp ${startHp} is more than maxHp ${maxHp}.`);
  if (roundCap < rounds)
    return refuse("bad-settings", `roundCap ${roundCap} is less than rounds ${rounds}.`);
  return accept(read.value);
}
