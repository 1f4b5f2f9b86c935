import type { Spoil } from "@holmgang/kernel";
import { countCards } from "./deck.ts";
import type { Deck } from "./deck.ts";

/** Something of a deck's that has to be owned. Its id is that of a card or a hero in the deck book. */
export interface Ware {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** What everybody has from the beginning. */
  readonly start: number;
  /** The most anybody needs. */
  readonly most: number;
  /** How many copies a deck may hold for each one owned. */
  readonly copies: number;
}

/** What matches of a game pay, and what can be had for it. Modes that share a deck book share one. */
export interface Economy {
  /** The game its deck book is named after. */
  readonly id: string;
  /** Paid for every win in a row after the first. */
  readonly streakGold: number;
  /** The share of what a match paid that is kept: one part in so many. */
  readonly keptOneIn: number;
  /** How many matches a day against the server's own bots are paid. */
  readonly botMatches: number;
  readonly wares: readonly Ware[];
  /** The decks in what a player brings, as its game has parsed it. */
  decksIn(entry: unknown): readonly Deck[];
}

/** What a match brings its player. */
interface Pay {
  /** What the row of wins adds. */
  readonly streak: number;
  readonly earned: number;
  /** What goes into the purse. */
  readonly kept: number;
}

/** What becomes of what the rules pay, for somebody who has now won so many in a row. */
export function payOf(
  { streakGold, keptOneIn }: Pick<Economy, "streakGold" | "keptOneIn">,
  spoils: readonly Pick<Spoil, "worth">[],
  wins: number,
): Pay {
  const streak = wins > 1 ? streakGold : 0;
  const earned = spoils.reduce((sum, { worth }) => sum + worth, streak);
  return { streak, earned, kept: Math.floor(earned / keptOneIn) };
}

/** What an account has bought, by ware. */
export type Bought = Readonly<Record<string, number>>;

export const ownedOf = ({ id, start, most }: Ware, bought: Bought): number =>
  Math.min(most, start + (bought[id] ?? 0));

/** A ware of which somebody has too few for a deck. */
export interface Missing {
  readonly ware: Ware;
  readonly owned: number;
  readonly wanted: number;
}

/**
 * What somebody would have to buy to play these decks. A copy may stand in each of them. What is not for sale is everybody's.
 */
export function missingFor(
  decks: readonly Pick<Deck, "hero" | "cards">[],
  { wares }: Pick<Economy, "wares">,
  bought: Bought,
): readonly Missing[] {
  const uses = decks.map(({ hero, cards }) => countCards(hero === null ? cards : [hero, ...cards]));
  return wares.flatMap((ware) => {
    const copies = Math.max(0, ...uses.map((counts) => counts.get(ware.id) ?? 0));
    const wanted = Math.min(ware.most, Math.ceil(copies / ware.copies));
    const owned = ownedOf(ware, bought);
    return wanted > owned ? [{ ware, owned, wanted }] : [];
  });
}

export const priceOf = (missing: readonly Missing[]): number =>
  missing.reduce((sum, { ware, owned, wanted }) => sum + ware.price * (wanted - owned), 0);
