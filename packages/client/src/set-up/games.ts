import { text } from "../text/text.ts";
import type { GameEntry } from "./catalogue.ts";

/** The four games, in the order they are offered. A game that has come gets its time. */
export const GAME_ENTRIES: readonly GameEntry[] = [
  {
    id: "orcain",
    glyph: "crossed-swords",
    field: "rust",
    ...text.gameWords.orcain,
    time: text.home.minutes(3),
  },
  { id: "clans", glyph: "mounted-knight", field: "moss", ...text.gameWords.clans, time: null },
  {
    id: "slots",
    glyph: "queen-crown",
    field: "plum",
    ...text.gameWords.slots,
    time: text.home.minutes(10),
  },
  { id: "tactics", glyph: "chess-knight", field: "steel", ...text.gameWords.tactics, time: null },
];

export const gameEntry = (id: string): GameEntry | undefined =>
  GAME_ENTRIES.find((entry) => entry.id === id);
