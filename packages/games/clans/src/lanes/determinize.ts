import { clone, invariant, pick, rival, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { cardRow } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { PROFILES } from "../cards/profile.ts";
import { anyRest, likelyRest } from "../decks/likely-deck.ts";
import { byNumber } from "../decks/starters.ts";
import { heroRow } from "../heroes.ts";
import { baseOf } from "./places.ts";
import type { LaneState, LaneView, SeatState, SeatView, State, UnitView, View } from "./shape.ts";

/** A state the seat must think possible: a rival's cards that fit all it has seen, and its own deck in some order. */
export function determinize(view: View, seat: Seat, rng: Rng): State {
  const { settings, round, age, outcome, nextUnit } = view;
  const other = rival(seat);
  const rest = guessCards(view, other, rng);
  const hidden = unitsSeen(view, other).filter(({ card }) => card === null);
  const names = new Map(hidden.map(({ id }) => [id, takePlain(rest)]));
  const lane = (each: LaneView): LaneState => guessLane(view, each, names, rng);
  const own = ownSeat(view.seats[seat], rng);
  const theirs = otherSeat(view, other, rest, rng);
  return {
    settings,
    round,
    age,
    outcome,
    nextUnit,
    seats: seat === 0 ? [own, theirs] : [theirs, own],
    lanes: [lane(view.lanes[0]), lane(view.lanes[1]), lane(view.lanes[2])],
  };
}

const unitsSeen = ({ lanes }: View, seat: Seat): readonly UnitView[] =>
  lanes.flatMap(({ stacks }) => stacks.flatMap((row) => row[seat]));

/** Cards for all of the rival's that nobody has seen. After a new Age what was seen tells nothing of the deck. */
function guessCards(view: View, seat: Seat, rng: Rng): CardId[] {
  const { hero, fallen, deckCount } = view.seats[seat];
  const shown = unitsSeen(view, seat).flatMap(({ card }) =>
    card && !cardRow(card).token ? [card] : [],
  );
  const seen = [...fallen, ...shown];
  const unseen = view.settings.deckSize * view.age - seen.length;
  // The last of a starter would be known to the card, were it one: now and then it is not.
  const doubts = deckCount === 0 && rng.below(4) === 0;
  return (doubts ? anyRest : likelyRest)(hero, view.age > 1 ? [] : seen, unseen, rng);
}

/** A hidden card is taken for one without a family: of those everybody would have to know whether their Ultimate came. */
function takePlain(rest: CardId[]): CardId {
  const index = rest.findIndex((card) => cardRow(card).family === null);
  const [card] = rest.splice(Math.max(0, index), 1);
  invariant(card !== undefined, "a guess has a card for every hidden unit");
  return card;
}

function ownSeat({ own, ...seen }: SeatView, rng: Rng): SeatState {
  invariant(own !== null, "only a seat's own view can be determinized");
  return {
    ...seatOf(seen),
    hero: { id: seen.hero, usedIn: own.heroUsedIn },
    deck: shuffle(rng, own.deck),
    later: own.later.map((cards) => shuffle(rng, cards)),
    hand: [...own.hand],
    staged: clone(own.staged) as SeatState["staged"], // placements are never changed
    lost: [...own.lost],
    played: clone(own.played) as SeatState["played"], // a copy
  };
}

/** A rival who has submitted is taken for one who plays nothing: whoever wants to know better asks for its hand. */
function otherSeat(view: View, seat: Seat, rest: readonly CardId[], rng: Rng): SeatState {
  const seen = view.seats[seat];
  const { settings, age, round } = view;
  const ages = settings.ages ? 3 - age : 0;
  const guess: SeatState = {
    ...seatOf(seen),
    hero: { id: seen.hero, usedIn: seen.heroUsedIn },
    hand: rest.slice(0, seen.handCount),
    deck: rest.slice(seen.handCount, seen.handCount + seen.deckCount),
    later: Array.from({ length: ages }, () => likelyRest(seen.hero, [], settings.deckSize, rng)),
    staged: [],
    lost: byNumber(rest.slice(seen.handCount + seen.deckCount)),
    played: clone(seen.played) as SeatState["played"], // a copy
  };
  const mayHaveCalled = seen.heroUsedIn === null && !view.outcome;
  if (mayHaveCalled && rng.below(8) === 0) callsHero(guess, round, settings);
  return guess;
}

/** Whoever has not shown a hero yet may have used it in this planning. */
function callsHero(seat: SeatState, round: number, { handLimit }: View["settings"]): void {
  seat.hero.usedIn = round;
  const { power, amount } = heroRow(seat.hero.id);
  if (power !== "draw") return;
  const drawn = seat.deck.splice(-amount).toReversed();
  const room = Math.max(0, handLimit - seat.hand.length);
  seat.hand.push(...drawn.slice(0, room));
  seat.lost = byNumber([...seat.lost, ...drawn.slice(room)]);
}

/** What everybody knows of a seat. */
const seatOf = ({
  hp,
  gold,
  terrains,
  done,
  fallen,
  ultimates,
  handCount,
  deckCount,
  heroUsedIn,
  played,
}: Omit<SeatView, "own">) => ({
  hp,
  gold,
  terrains,
  done,
  fallen: [...fallen],
  ultimates: [...ultimates],
  told: {
    hand: handCount,
    deck: deckCount,
    hero: heroUsedIn,
    played: clone(played) as SeatState["played"], // a copy
  },
});

function guessLane(
  { seats }: View,
  { zone, owner, terrain, stacks, known }: LaneView,
  names: ReadonlyMap<number, CardId>,
  rng: Rng,
): LaneState {
  const stack = (units: readonly UnitView[]) => units.map((unit) => guessUnit(unit, names));
  const row = ([first, second]: LaneView["stacks"][number]): LaneState["stacks"][number] => [
    stack(first),
    stack(second),
  ];
  const base = (seat: Seat) => terrain[baseOf(seat)] ?? pick(rng, seats[seat].terrains);
  return {
    zone,
    owner,
    known: [...known],
    terrain: [base(0), terrain[1]!, base(1)], // the middle is always seen
    stacks: [row(stacks[0]), row(stacks[1]), row(stacks[2])],
  };
}

function guessUnit({ id, card, hp, shown, waits }: UnitView, names: ReadonlyMap<number, CardId>) {
  const name = card ?? names.get(id);
  invariant(name !== undefined, "a hidden unit has a guessed name");
  return { id, card: name, hp: hp ?? PROFILES[name].hp, shown, waits };
}
