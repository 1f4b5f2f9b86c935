import { accept, integer, readSettings, refuse } from "@holmgang/kernel";
import type { Pace, Result, Setting, SettingsOf } from "@holmgang/kernel";

/** Every number of the rules that a match may change. */
export const SETTINGS = [
  integer("cards", [1, 9], 5, "Cards in a hand, and rounds."),
  integer("highest", [1, 13], 9, "The highest card."),
  integer("bidMs", [0, 86_400_000], 30_000, "Time for a bid; 0 is no limit."),
  integer("disconnectGraceMs", [0, 600_000], 60_000, "How long a player may be gone."),
] as const satisfies readonly Setting[];

export type Settings = SettingsOf<typeof SETTINGS>;

export const PACES: readonly Pace[] = [
  { id: "standard", about: "30 seconds a bid", settings: { bidMs: 30_000 } },
  { id: "untimed", about: "no clock", settings: { bidMs: 0 } },
];

export function parseSettings(input: unknown): Result<Settings> {
  const read = readSettings(SETTINGS, input);
  if (!read.ok) return read;
  const { cards, highest } = read.value;
  return cards > highest
    ? refuse("bad-settings", `${cards} different cards cannot be had from 1 to ${highest}.`)
    : accept(read.value);
}
