import { missingFor, ownedOf } from "@holmgang/decks";
import type { Bought, Deck, Economy, Ware } from "@holmgang/decks";
import { findCards, NO_WISH } from "../decks/find-cards.ts";
import type { DeckCard, DeckFace } from "../game/deck-face.ts";

/** A deck of the reader's, or a trio. */
export interface NamedDeck {
  readonly name: string;
  readonly decks: readonly Deck[];
}

export const SHOWS = ["decks", "missing", "all"] as const;
export type Show = (typeof SHOWS)[number];

/** A card on the counter: what it costs and how many of it are owned. */
export interface Good {
  readonly card: DeckCard;
  readonly ware: Ware;
  readonly owned: number;
}

/** The cards to be shown, as the collection has them in order. */
export function goodsOf(
  face: Pick<DeckFace, "cards" | "groups">,
  { wares }: Economy,
  bought: Bought,
  { show, typed, decks }: { show: Show; typed: string; decks: readonly NamedDeck[] },
): readonly Good[] {
  const byId = new Map(wares.map((ware) => [ware.id, ware]));
  const all = decks.flatMap((each) => each.decks);
  const wanted = new Set(missingFor(all, { wares }, bought).map(({ ware }) => ware.id));
  return findCards(face.cards, face.groups, { ...NO_WISH, words: typed }).flatMap((card) => {
    const ware = byId.get(card.id);
    if (!ware) return [];
    const owned = ownedOf(ware, bought);
    if (show === "decks" && !wanted.has(ware.id)) return [];
    return show === "missing" && owned >= ware.most ? [] : [{ card, ware, owned }];
  });
}

/** The decks that want more of a ware than is owned, and how many. */
export const wantedBy = (
  ware: Ware,
  bought: Bought,
  named: readonly NamedDeck[],
): readonly { readonly name: string; readonly count: number }[] =>
  named.flatMap(({ name, decks }) =>
    missingFor(decks, { wares: [ware] }, bought).map(({ wanted }) => ({ name, count: wanted })),
  );
