import { gameWords } from "./game-words.ts";

const PACES: Readonly<Record<string, string>> = {
  standard: "Standard",
  calm: "Calm",
  untimed: "Untimed",
};

const wordsOf = (id: string) => Object.entries(gameWords).find(([game]) => game === id)?.[1];

/** A game by its id, in words. */
export const games = {
  name: (id: string): string => wordsOf(id)?.name ?? id,
  pace: (id: string): string => PACES[id] ?? id,
  all: "All games",
  pitch: (id: string): string => wordsOf(id)?.pitch.join(" ") ?? "",
};
