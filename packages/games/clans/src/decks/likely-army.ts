import { pick, shuffle } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { countCards, withoutCards } from "@holmgang/decks";
import { FIELD_CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import type { HeroId } from "../heroes.ts";
import { fieldCopies } from "./field-limits.ts";
import { FIELD_STARTERS } from "./field-starters.ts";

/**
 * The prior over cards of a field deck that nobody has shown: a starter of that hero which holds all that was seen, if
 * there is one and it is not doubted; otherwise any cards, none more often than a deck may hold it. Returns `count`.
 */
export function likelyArmy(
  hero: HeroId,
  seen: readonly CardId[],
  count: number,
  rng: Rng,
): CardId[] {
  const fitting = FIELD_STARTERS.flatMap(({ hero: its, cards, decoy }) => {
    const rest = its === hero ? withoutCards(decoy ? [...cards, decoy] : cards, seen) : null;
    return rest && rest.length >= count ? [rest] : [];
  });
  return fitting.length > 0 && rng.below(DOUBT) > 0
    ? shuffle(rng, pick(rng, fitting)).slice(0, count)
    : shuffle(rng, anyRest(seen, count)).slice(0, count);
}

/** One guess in so many takes no starter for granted. */
const DOUBT = 4;

function anyRest(seen: readonly CardId[], count: number): readonly CardId[] {
  const counts = countCards(seen);
  const free = (card: CardId, most: number): number =>
    Math.max(0, Math.min(most, fieldCopies(card)) - (counts.get(card) ?? 0));
  // A story's army may be larger than all that a deck could hold.
  const rounds = Math.ceil(count / FIELD_CARDS.length);
  return FIELD_CARDS.flatMap((card) => Array<CardId>(free(card, MOST) + rounds - 1).fill(card));
}

const MOST = 4;
