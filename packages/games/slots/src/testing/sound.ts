import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { countCards } from "@holmgang/decks";
import { isUnit, unitRow } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { matchOutcome } from "../round.ts";
import { LANES } from "../shape.ts";
import type { State, Unit } from "../shape.ts";

/** What is wrong with a state that no match of Skirmish Slots could reach; null if nothing. */
export function sound(state: State): string | null {
  return (
    deckIsWrong(state, 0) ?? deckIsWrong(state, 1) ?? boardIsWrong(state) ?? courseIsWrong(state)
  );
}

/** Wherever its cards are now, they came from a deck that the settings allow. */
function deckIsWrong(state: State, seat: Seat): string | null {
  const { hand, known } = state.seats[seat];
  const { deckMin, deckMax, copies } = state.settings;
  const cards = cardsOf(state, seat);
  if (cards.length < deckMin || cards.length > deckMax)
    return `seat ${seat} has ${cards.length} cards`;
  for (const [card, count] of countCards(cards)) {
    if (count > copies) return `seat ${seat} has ${count} of ${card}`;
    if (isUnit(card) && unitRow(card).token)
      return `seat ${seat} has the token ${card} in its deck`;
  }
  const held = countCards(hand);
  for (const [card, count] of countCards(known))
    if (count > (held.get(card) ?? 0)) return `seat ${seat} is known to hold ${card} and does not`;
  return null;
}

/** All cards of a seat's deck: those not played, those gone, those on the board or on their way. */
function cardsOf({ seats, queue, pending }: State, seat: Seat): readonly CardId[] {
  const { deck, hand, graveyard, slots } = seats[seat];
  const effects = [...queue, ...(pending ? [pending] : [])].filter((each) => each.seat === seat);
  const units = [
    ...slots.flatMap(({ unit }) => (unit ? [unit] : [])),
    ...effects.flatMap((effect) => (effect.kind === "place" ? [effect.unit] : [])),
  ];
  const cast = effects.flatMap((effect) =>
    effect.kind === "ability" && effect.trigger === "cast" ? [effect.card] : [],
  );
  const cards = units.map(({ card }) => card).filter((card) => !unitRow(card).token);
  return [...deck, ...hand, ...graveyard, ...cards, ...cast];
}

function boardIsWrong({ seats, nextUnit, turns }: State): string | null {
  const units = seats.flatMap(({ slots }) => slots.flatMap(({ unit }) => (unit ? [unit] : [])));
  if (seats.some(({ slots }) => slots.length !== LANES.length)) return "a lane is missing";
  if (new Set(units.map(({ id }) => id)).size < units.length) return "a unit stands twice";
  const odd = units.find((unit) => !isPossible(unit, nextUnit, turns));
  return odd ? `${odd.card} could not stand like this` : null;
}

const isPossible = ({ id, damage, arrived, card, cooldown }: Unit, next: number, turns: number) =>
  id < next &&
  damage >= 0 &&
  arrived <= turns &&
  (cooldown === null || (cooldown >= 0 && cooldown <= (unitRow(card).ready ?? -1)));

/** The rounds played led to this one, and the end is theirs. */
function courseIsWrong({
  round,
  results,
  step,
  seats,
  outcome,
  pending,
  queue,
}: State): string | null {
  const counted = step === "conquer" || outcome ? round : round - 1;
  if (results.length !== counted) return `round ${round} after ${results.length} results`;
  if (outcome && outcome.reason !== matchOutcome(results)?.reason) return "it ended otherwise";
  if (!outcome && step !== "conquer" && matchOutcome(results)) return "it goes on after its end";
  if (!outcome && step !== "conquer" && SEATS.every((seat) => seats[seat].passed))
    return "nobody is left to play";
  return !pending && queue.length > 0 ? "effects wait for nobody" : null;
}
