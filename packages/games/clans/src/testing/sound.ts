import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { cardRow } from "../cards/cards.ts";
import { FAMILIES } from "../cards/language.ts";
import { PROFILES } from "../cards/profile.ts";
import { VARIATIONS } from "../cards/cards.ts";
import { eachStack, unitsOf } from "../lanes/board.ts";
import { ending } from "../lanes/ending.ts";
import { baseOf, STACK } from "../lanes/places.ts";
import type { Row } from "../lanes/places.ts";
import { planRefusal } from "../lanes/plan.ts";
import type { Stack, State } from "../lanes/shape.ts";

/** What is wrong with a state that no match of the lanes could reach; null if nothing. */
export function sound(state: State): string | null {
  for (const seat of SEATS) {
    const wrong = cardsAreWrong(state, seat) ?? seatIsWrong(state, seat);
    if (wrong) return wrong;
  }
  return boardIsWrong(state) ?? courseIsWrong(state);
}

/** No card is lost: wherever they are, there are as many as the decks had. */
function cardsAreWrong(state: State, seat: Seat): string | null {
  const { deck, later, hand, fallen, lost } = state.seats[seat];
  const inLanes = unitsOf(state, seat).filter(({ card }) => !cardRow(card).token);
  const count =
    deck.length + later.flat().length + hand.length + fallen.length + lost.length + inLanes.length;
  const all = state.settings.deckSize * (state.settings.ages ? 3 : 1);
  return count === all ? null : `seat ${seat} has ${count} of ${all} cards`;
}

function seatIsWrong(state: State, seat: Seat): string | null {
  const { hp, gold, hand, staged, hero, told, played, ultimates } = state.seats[seat];
  const { crystalHp, handLimit, openingHand } = state.settings;
  if (hp < 0 || hp > crystalHp || gold < 0) return `seat ${seat} has ${hp} HP and ${gold} gold`;
  if (hand.length > Math.max(handLimit, 0) && openingHand <= handLimit)
    return `seat ${seat} holds ${hand.length}`;
  const no = planRefusal(state, seat, staged);
  if (no) return `seat ${seat} has an illegal plan: ${no.words}`;
  if (hero.usedIn !== null && hero.usedIn > state.round) return "a hero was used in the future";
  if (hero.usedIn !== state.round && told.hand !== hand.length)
    return `seat ${seat} holds ${hand.length} and is said to hold ${told.hand}`;
  const odd = FAMILIES.find(
    (family) =>
      ultimates.includes(family) !== (played[family].length === VARIATIONS[family].length) ||
      told.played[family].some((card) => !played[family].includes(card)),
  );
  return odd ? `the ${odd} family of seat ${seat} does not add up` : null;
}

function boardIsWrong(state: State): string | null {
  const ids = SEATS.flatMap((seat) => unitsOf(state, seat).map(({ id }) => id));
  if (new Set(ids).size < ids.length) return "a unit stands twice";
  if (ids.some((id) => id >= state.nextUnit)) return "a unit has a number of the future";
  let wrong: string | null = null;
  eachStack(state, (stack, seat, lane, row) => {
    wrong ??= stackIsWrong(stack, seat, row, state.lanes[lane].zone);
  });
  return wrong;
}

function stackIsWrong(stack: Stack, seat: Seat, row: Row, zone: Row): string | null {
  if (stack.length > STACK) return `${stack.length} cards on a tile`;
  const outside = row === baseOf(seat === 0 ? 1 : 0);
  const odd = stack.find(({ card, hp, shown, waits }, place) => {
    const full = PROFILES[card].hp;
    const hidden = shown || (place === 1 && hp === full && PROFILES[stack[0]!.card].hides);
    return hp < 1 || hp > full || !hidden || (waits && (!outside || row === zone));
  });
  return odd ? `${odd.card} could not stand like this` : null;
}

/** Somebody is asked, unless the match is over. */
function courseIsWrong(state: State): string | null {
  const { outcome, seats, round, settings, age } = state;
  if (round > settings.roundLimit) return `round ${round} of ${settings.roundLimit}`;
  if (outcome) return ending(state)?.reason === outcome.reason ? null : "it ended otherwise";
  if (SEATS.every((seat) => seats[seat].done)) return "nobody is asked";
  const due = settings.ages
    ? 1 + Number(round >= settings.ageTwoRound) + Number(round >= settings.ageThreeRound)
    : 1;
  return age === due ? null : `Age ${age} in round ${round}`;
}
