import { invariant } from "@holmgang/kernel";
import { orcain } from "@holmgang/orcain";
import type { CardId, Hand, Settings } from "@holmgang/orcain";

export function settingsOf(changes: object = {}): Settings {
  const settings = orcain.parseSettings(changes);
  invariant(settings.ok, `${JSON.stringify(changes)} are no settings`);
  return settings.value;
}

const CARD: Readonly<Record<string, CardId>> = {
  A: "attack",
  D: "defense",
  H: "heal",
  C: "counter",
};

/** A hand by the first letters of its cards. */
export const handOf = (letters: string): Hand =>
  Array.from(letters, (letter) => CARD[letter]!) as unknown as Hand; // four letters, four cards

/** Every hand there is, by its letters: 35 if order does not count. */
export const EVERY_HAND: readonly string[] = handsFrom("ADHC", 4);

function handsFrom(letters: string, size: number): string[] {
  if (size === 0) return [""];
  return Array.from(letters).flatMap((letter, i) =>
    handsFrom(letters.slice(i), size - 1).map((rest) => letter + rest),
  );
}
