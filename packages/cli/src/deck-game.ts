import { readDeckCode } from "@holmgang/decks";
import type { DeckBook, DeckLimits } from "@holmgang/decks";
import { DECK_BOOKS, DECK_LIMITS, GAME_IDS } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { Complaint } from "./complaint.ts";

/** A game with decks: what they are made of, and what they may be by its settings. */
interface DeckGame {
  readonly book: DeckBook;
  limits(settings: unknown): DeckLimits;
}

export function deckGame(game: GameId): DeckGame {
  const [book, limits] = [DECK_BOOKS[game], DECK_LIMITS[game]];
  if (!book || !limits)
    throw new Complaint(`${game} is played without decks; with decks: ${WITH_DECKS.join(", ")}`);
  return { book, limits };
}

/** The game a deck belongs to: a code says it; of a list, whoever alone knows any of its cards. */
export function gameOfDeck(deck: unknown): GameId {
  const isOurs = (id: GameId): boolean =>
    typeof deck === "string" ? !isForeign(deck.split("+")[0]!, id) : knowsSome(deck, id);
  const [found, ...more] = WITH_DECKS.filter(isOurs);
  if (found && (typeof deck === "string" || more.length === 0)) return found;
  throw new Complaint(`--game is missing: ${WITH_DECKS.join(" or ")}`);
}

function knowsSome(deck: unknown, game: GameId): boolean {
  const cards: unknown = Array.isArray(deck) ? deck : (deck as { cards?: unknown } | null)?.cards;
  const known = new Set<unknown>(DECK_BOOKS[game]?.cards.map(({ id }) => id));
  return Array.isArray(cards) && cards.some((card) => known.has(card));
}

const WITH_DECKS = GAME_IDS.filter((id) => DECK_BOOKS[id] !== undefined);

function isForeign(code: string, game: GameId): boolean {
  const deck = readDeckCode(code, DECK_BOOKS[game]!);
  return !deck.ok && deck.refusal.code === "foreign-code";
}
