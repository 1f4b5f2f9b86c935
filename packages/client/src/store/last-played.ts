import { read, write } from "./browser-storage.ts";

const KEY = "played";

/** Remembers the game somebody sat down to. */
export const notePlayed = (game: string): void => void write(KEY, game);

/** The id of the game this browser's player sat down to last; null for none. */
export const lastPlayed = (): string | null => read<string>(KEY);
