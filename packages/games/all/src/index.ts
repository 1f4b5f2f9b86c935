import type { DeckBook, DeckLimits, Economy } from "@holmgang/decks";
import {
  BOOK as CLANS_BOOK,
  clans,
  ECONOMY as CLANS_ECONOMY,
  lanesLimits,
  words as clansWords,
} from "@holmgang/clans";
import type { Settings as ClansSettings } from "@holmgang/clans";
import {
  clansField,
  ECONOMY as CLANS_FIELD_ECONOMY,
  fieldLimits,
  words as clansFieldWords,
} from "@holmgang/clans/field";
import type { Settings as ClansFieldSettings } from "@holmgang/clans/field";
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
  "clans-field": host(clansField, clansFieldWords),
} as const satisfies Record<string, Host>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[]; // the keys of the literal above

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** What decks are made of, for the games that have decks. */
export const DECK_BOOKS: Readonly<Partial<Record<GameId, DeckBook>>> = {
  slots: SLOTS_BOOK,
  clans: CLANS_BOOK,
  "clans-field": CLANS_BOOK,
};

/** What matches pay and what is for sale, for the games that have gold. */
export const ECONOMIES: Readonly<Partial<Record<GameId, Economy>>> = {
  clans: CLANS_ECONOMY,
  "clans-field": CLANS_FIELD_ECONOMY,
};

/** What a deck may be, by settings that its game has parsed. */
export const DECK_LIMITS: Readonly<Partial<Record<GameId, (settings: unknown) => DeckLimits>>> = {
  slots: (settings) => slotsLimits(settings as SlotsSettings),
  clans: (settings) => lanesLimits(settings as ClansSettings),
  "clans-field": (settings) => fieldLimits(settings as ClansFieldSettings),
};
