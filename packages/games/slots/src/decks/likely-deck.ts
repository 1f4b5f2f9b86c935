import { pick, shuffle } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { countCards, withoutCards } from "@holmgang/decks";
import { DECK_CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { STARTERS } from "./starters.ts";

/**
 * The prior over a deck nobody has shown: a starter of that size which holds everything seen so far, if there is one;
 * otherwise what was seen, filled up from all cards, none more often than a deck may hold it. Returns what is unseen.
 */
export function likelyRest(
  seen: readonly CardId[],
  size: number,
  copies: number,
  rng: Rng,
): CardId[] {
  const fitting = fittingRests(seen, size);
  return shuffle(rng, fitting.length > 0 ? pick(rng, fitting) : fromPool(seen, size, copies, rng));
}

type Cards = readonly CardId[];
/** The last answer: guess after guess is made from the same list of seen cards. */
let known: {
  readonly seen: Cards | null;
  readonly size: number;
  readonly rests: readonly Cards[];
} = { seen: null, size: 0, rests: [] };

/** What every starter of that size has left beside what was seen. */
function fittingRests(seen: Cards, size: number): readonly Cards[] {
  if (known.seen !== seen || known.size !== size)
    known = {
      seen,
      size,
      rests: STARTERS.flatMap(({ cards }) => {
        const rest = cards.length === size ? withoutCards(cards, seen) : null;
        return rest ? [rest] : [];
      }),
    };
  return known.rests;
}

function fromPool(
  seen: readonly CardId[],
  size: number,
  copies: number,
  rng: Rng,
): readonly CardId[] {
  const counts = countCards(seen);
  const free = DECK_CARDS.flatMap((card) =>
    Array<CardId>(Math.max(0, copies - (counts.get(card) ?? 0))).fill(card),
  );
  return shuffle(rng, free).slice(0, size - seen.length);
}
