import type { MatchRecord } from "@holmgang/kernel";
import type { LocalPlan } from "../engine/messages.ts";
import { forget, keysUnder, read, write } from "../store/browser-storage.ts";

/** A match against a bot as this browser keeps it. */
export interface SavedMatch {
  readonly id: string;
  readonly plan: LocalPlan;
  readonly record: MatchRecord;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const PREFIX = "match.";
const FINISHED_KEPT = 30;

/** Keeps a match; whether it was kept. */
export const saveMatch = (match: SavedMatch): boolean => write(PREFIX + match.id, match);

export const findSaved = (id: string): SavedMatch | null => read<SavedMatch>(PREFIX + id);

export const forgetSaved = (id: string): void => forget(PREFIX + id);

/** The newest first. */
export const savedMatches = (): readonly SavedMatch[] =>
  keysUnder(PREFIX)
    .flatMap((key) => read<SavedMatch>(key) ?? [])
    .toSorted((a, b) => b.savedAt - a.savedAt);

/** The match this browser left last and can go on with. */
export const unfinishedMatch = (): SavedMatch | null =>
  savedMatches().find(({ record }) => record.outcome === null) ?? null;

/** Only the latest finished ones stay. */
export function tidySaved(): void {
  const finished = savedMatches().filter(({ record }) => record.outcome !== null);
  for (const { id } of finished.slice(FINISHED_KEPT)) forgetSaved(id);
}
