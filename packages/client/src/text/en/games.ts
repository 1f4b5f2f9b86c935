import { gameWords } from "./game-words.ts";

const wordsOf = (id: string) => Object.entries(gameWords).find(([game]) => game === id)?.[1];

/** A game by its id, in words. */
export const games = {
  name: (id: string): string => wordsOf(id)?.name ?? id,
  pitch: (id: string): string => wordsOf(id)?.pitch.join(" ") ?? "",
};
