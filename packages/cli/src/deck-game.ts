import { readDeckCode, readDecks } from "@holmgang/decks";
import type { DeckBook, DeckLimits } from "@holmgang/decks";
import { DECK_BOOKS, DECK_LIMITS, GAME_IDS, GAMES } from "@holmgang/games";
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

/** The game a deck belongs to: a code says its book; of a list, the one that knows most of its cards. Of modes that share a book it is the first that has them all. */
export function gameOfDeck(deck: unknown): GameId {
  const ours =
    typeof deck === "string" ? whoReads(deck.split("+")[0]!) : whoKnowsMost(cardsIn(deck));
  const [first] = ours;
  if (first && new Set(ours.map((id) => DECK_BOOKS[id])).size === 1)
    return ours.find((id) => hasAll(id, deck)) ?? first;
  throw new Complaint(`--game is missing: ${WITH_DECKS.join(" or ")}`);
}

const whoReads = (code: string): readonly GameId[] => {
  const [first] = WITH_DECKS.filter((id) => !isForeign(code, id));
  return WITH_DECKS.filter((id) => first && DECK_BOOKS[id] === DECK_BOOKS[first]);
};

function whoKnowsMost(cards: readonly unknown[]): readonly GameId[] {
  const counts = WITH_DECKS.map((id) => {
    const known = new Set<unknown>(DECK_BOOKS[id]?.cards.map((card) => card.id));
    return cards.filter((card) => known.has(card)).length;
  });
  const most = Math.max(...counts);
  return most === 0 ? [] : WITH_DECKS.filter((_, index) => counts[index] === most);
}

function cardsIn(deck: unknown): readonly unknown[] {
  const cards: unknown = Array.isArray(deck) ? deck : (deck as { cards?: unknown } | null)?.cards;
  return Array.isArray(cards) ? cards : [];
}

/** Whether a mode has every card of a deck, by its usual settings. */
function hasAll(id: GameId, deck: unknown): boolean {
  const settings = GAMES[id].game.parseSettings({});
  const read = typeof deck === "string" ? readDecks(deck, DECK_BOOKS[id]!) : null;
  const cards = read?.ok ? read.value.flatMap((each) => each.cards) : cardsIn(deck);
  const limits = settings.ok ? DECK_LIMITS[id]?.(settings.value) : undefined;
  return cards.every((card) => typeof card === "string" && limits && limits.copies(card) > 0);
}

const WITH_DECKS = GAME_IDS.filter((id) => DECK_BOOKS[id] !== undefined);

function isForeign(code: string, game: GameId): boolean {
  const deck = readDeckCode(code, DECK_BOOKS[game]!);
  return !deck.ok && deck.refusal.code === "foreign-code";
}
