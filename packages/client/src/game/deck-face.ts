import type { Deck, DeckBook, DeckLimits } from "@holmgang/decks";
import type { Rng } from "@holmgang/kernel";
import type { ReactNode } from "react";
import type { CardSize } from "../look/card-size.ts";
import type { GlyphName } from "../look/glyph-names.ts";

/** Something cards can be told apart by: a kind, a keyword, a terrain. */
interface Tag {
  readonly id: string;
  readonly words: string;
  /** Stands before the words, and alone where there is no room for them. */
  readonly sign: ReactNode;
}

/** Tags of one sort, side by side; a card has any number of them. */
export interface TagGroup {
  readonly id: string;
  readonly words: string;
  readonly tags: readonly Tag[];
  /** True where the mark of a row in a deck list tells it already. */
  readonly marked?: boolean;
}

/** A card as the deck builder knows it. */
export interface DeckCard {
  readonly id: string;
  readonly name: string;
  /** All it says, as sentences. */
  readonly text: string;
  /** By their ids, of every group. */
  readonly tags: readonly string[];
}

/** How a deck's cards are spread over something that can be counted: power, ticks, damage. */
export interface DeckChart {
  readonly id: string;
  /** "Cards by power". */
  readonly words: string;
  /** The same on a button. */
  readonly short: string;
  readonly columns: readonly ChartColumn[];
  /** The column a card stands in; null for none. */
  columnOf(card: string): string | null;
}

/** A column of a chart. One that is `apart` does not belong to the scale of the others. */
export interface ChartColumn {
  readonly id: string;
  /** What stands at its foot. */
  readonly sign: ReactNode;
  /** The same for those who listen. */
  readonly words: string;
  readonly apart: boolean;
}

/** A deck that is there from the beginning. */
export interface StarterDeck {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Where the book has heroes. */
  readonly hero?: string;
  readonly cards: readonly string[];
}

/** A hero as it is chosen. */
interface HeroFace {
  /** For short. */
  readonly name: string;
  readonly glyph: GlyphName;
  /** What it can do, as sentences; what it stands on is told beside it. */
  readonly text: string;
}

/** Matches that are played with three decks, one after another. */
interface SuiteFace {
  /** "Three Ages". */
  readonly name: string;
  /** What makes a match one of these. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** All that the deck screens need to know of a game. A game with decks has one. */
export interface DeckFace {
  readonly game: string;
  /** Modes may share one: then they share the shelf too. */
  readonly book: DeckBook;
  readonly emblem: GlyphName;
  /** In the order of the collection. */
  readonly cards: readonly DeckCard[];
  readonly starters: readonly StarterDeck[];
  /** What the collection can be narrowed by. */
  readonly groups: readonly TagGroup[];
  /** The first one is on every cover. */
  readonly charts: readonly [DeckChart, ...DeckChart[]];
  /** By a match's settings that differ from the rules; what is not a number there is as in the rules. */
  limits(settings: Readonly<Record<string, unknown>>): DeckLimits;
  /** Where the book has suites. */
  readonly suite?: SuiteFace;
  /** Where the book has heroes. */
  hero?(hero: string): HeroFace;
  /** Of the book's heroes those who lead here; all, if it is absent. */
  leads?(hero: string): boolean;
  /** Where modes share a book: whether decks belong on the shelf of this one. */
  shelves?(decks: readonly Deck[]): boolean;
  /** Whether the collection offers a card beside what a deck holds; always, if it is absent. */
  offers?(card: string, held: readonly string[]): boolean;
  /** What a deck of this hero is filled up from, where limits pad; the first starter if it is absent. */
  filler?(hero: string | null): readonly string[];
  /** The face of a card. */
  card(card: string, size: CardSize, state: "rest" | "dim"): ReactNode;
  /** What stands before a card's name in a list. */
  mark(card: string): ReactNode;
  /** What a slip of paper says about it. */
  tip(card: string): ReactNode;
  /** The bot that tries decks out: quick enough for hundreds of matches, and sensible enough that they mean something. */
  readonly sparring: string;
  /** A first hand, drawn from a whole deck. */
  openingHand(cards: readonly string[], rng: Rng): readonly string[];
  /** What is brought to a match with these settings: a deck by its code, or a suite where one is played with. */
  entry(code: string, settings: Readonly<Record<string, unknown>>): unknown;
}

/** What a starter is, as a deck. */
export const deckOf = ({ hero, cards }: StarterDeck): Deck => ({ hero: hero ?? null, cards });

/** Whether a match with these settings is played with three decks. */
export const isSuiteMatch = (
  face: Pick<DeckFace, "suite"> | null,
  settings: Readonly<Record<string, unknown>>,
): boolean =>
  face?.suite !== undefined &&
  Object.entries(face.suite.settings).every(([key, value]) => settings[key] === value);
