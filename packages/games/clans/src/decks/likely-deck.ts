import { pick, shuffle } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { countCards, withoutCards } from "@holmgang/decks";
import { LANES_CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import type { HeroId } from "../heroes.ts";
import { copiesOf } from "./book.ts";
import { fillerOf, STARTERS } from "./starters.ts";

/**
 * The prior over cards nobody has shown: a starter of that hero which holds all that was seen, if there is one;
 * otherwise the hero's own and any others, none more often than a deck may hold it. Returns `count` unseen cards.
 */
export function likelyRest(
  hero: HeroId,
  seen: readonly CardId[],
  count: number,
  rng: Rng,
): CardId[] {
  const fitting = STARTERS.flatMap(({ hero: its, cards }) => {
    const rest = its === hero ? withoutCards(cards, seen) : null;
    return rest && rest.length >= count ? [rest] : [];
  });
  return fitting.length > 0
    ? shuffle(rng, pick(rng, fitting)).slice(0, count)
    : anyRest(hero, seen, count, rng);
}

/** The same of a deck that is no starter. */
export const anyRest: typeof likelyRest = (hero, seen, count, rng) =>
  shuffle(rng, restOf(hero, seen)).slice(0, count);

/** Enough for every deck: each card as often as a deck may still hold it, at most four times, and the hero's own once more. */
function restOf(hero: HeroId, seen: readonly CardId[]): readonly CardId[] {
  const counts = countCards(seen);
  const left = LANES_CARDS.flatMap((card) => {
    const free = Math.min(MOST, copiesOf(card)) - (counts.get(card) ?? 0);
    return Array<CardId>(Math.max(0, free)).fill(card);
  });
  return [...left, ...fillerOf(hero)];
}

const MOST = 4;
