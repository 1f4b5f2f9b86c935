import type { DeckBook, DeckLimits } from "@holmgang/decks";
import { BOOK as CLANS_BOOK, clans, lanesLimits, words as clansWords } from "@holmgang/clans";
import type { Settings as ClansSettings } from "@holmgang/clans";
import { host } from "@holmgang/kernel";
import type { Host } from "@holmgang/kernel";
import { orcain, words as orcainWords } from "@holmgang/orcain";
import {
  BOOK as SLOTS_BOOK,
  deckLimits as slotsLimits,
  slots,
  words as slotsWords,
} from "@holmgang/slots";
import type { Settings as SlotsSettings } from "@holmgang/slots";
import { tactics, words as tacticsWords } from "@holmgang/tactics";

/** Every game there is, its types erased, for programs that work with all of them. A new game is one row. */
export const GAMES = {
  orcain: host(orcain, orcainWords),
  slots: host(slots, slotsWords),
  tactics: host(tactics, tacticsWords),
  clans: host(clans, clansWords),
} as const satisfies Record<string, Host>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[]; // the keys of the literal above

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** What decks are made of, for the games that have decks. */
export const DECK_BOOKS: Readonly<Partial<Record<GameId, DeckBook>>> = {
  slots: SLOTS_BOOK,
  clans: CLANS_BOOK,
};

/** What a deck may be, by settings that its game has parsed. */
export const DECK_LIMITS: Readonly<Partial<Record<GameId, (settings: unknown) => DeckLimits>>> = {
  slots: (settings) => slotsLimits(settings as SlotsSettings),
  clans: (settings) => lanesLimits(settings as ClansSettings),
};
