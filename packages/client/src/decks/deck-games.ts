import { PLAYABLE } from "../games/find-game.ts";

/** The games with decks, in the order they are offered. */
export const DECK_GAMES = PLAYABLE.filter(({ decks }) => decks !== undefined).map(({ row }) => row);
