import { accept, readSettings, refuse } from "@holmgang/kernel";
import type { Pace, Result, Setting, SettingsOf } from "@holmgang/kernel";

/** Every number of the rules that a match may change. */
export const SETTINGS = [
  {
    key: "maxHp",
    kind: "integer",
    min: 1,
    max: 30,
    default: 10,
    about: "The most health a seat can have.",
  },
  {
    key: "startHp",
    kind: "integer",
    min: 1,
    max: 30,
    default: 10,
    about: "Health at the start; at most maxHp.",
  },
  {
    key: "damage",
    kind: "integer",
    min: 1,
    max: 30,
    default: 2,
    about: "What an Attack takes, landed or thrown back.",
  },
  { key: "healing", kind: "integer", min: 0, max: 30, default: 1, about: "What a Heal restores." },
  {
    key: "rounds",
    kind: "integer",
    min: 1,
    max: 20,
    default: 3,
    about: "Rounds until the higher health wins.",
  },
  {
    key: "roundCap",
    kind: "integer",
    min: 1,
    max: 30,
    default: 10,
    about: "The last round of sudden death; still level then, it is a draw.",
  },
  {
    key: "suddenDeath",
    kind: "choice",
    options: ["classic", "mustAttack"],
    default: "classic",
    about: "Whether a layout in sudden death must contain an Attack.",
  },
  {
    key: "afkLimit",
    kind: "integer",
    min: 1,
    max: 20,
    default: 2,
    about: "Rounds in a row without a sign of life that lose the match.",
  },
  {
    key: "prepMs",
    kind: "integer",
    min: 0,
    max: 86_400_000,
    default: 20_000,
    about: "Time to lay three cards; 0 is no limit.",
  },
  {
    key: "firstStepMs",
    kind: "integer",
    min: 0,
    max: 10_000,
    default: 250,
    about: "Pause before the first step is shown.",
  },
  {
    key: "stepMs",
    kind: "integer",
    min: 0,
    max: 10_000,
    default: 900,
    about: "Pause between two steps.",
  },
  {
    key: "disconnectGraceMs",
    kind: "integer",
    min: 0,
    max: 600_000,
    default: 0,
    about: "How long a player may be gone before losing; 0 is at once.",
  },
  {
    key: "stake",
    kind: "integer",
    min: 0,
    max: 1000,
    default: 1,
    about: "Tokens each player puts into the pot.",
  },
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
