import type { Seat } from "@holmgang/kernel";
import { isUnit, unitAt, unitRow } from "@holmgang/slots";
import type { CardId, Move, Place, State } from "@holmgang/slots";
import type { Path, Way } from "../../board/ways.ts";
import { handIndex, handThing } from "../../pieces/hand.tsx";
import { placeOf, thingAt } from "./places.ts";

/** How each move is made: a card and its slots, or a slot alone; the rest have buttons of their own. The same card twice in the hand is played from either place. */
export const waysOf = (
  moves: readonly Move[],
  seat: Seat,
  hand: readonly CardId[],
): readonly Way<Move>[] =>
  moves.flatMap((move) => pathsOf(move, seat, hand).map((path) => ({ path, move })));

function pathsOf(move: Move, seat: Seat, hand: readonly CardId[]): readonly Path[] {
  switch (move.kind) {
    case "deploy":
      return fromHand(hand, move.card, [{ seat, lane: move.lane }]);
    case "cast":
      return fromHand(hand, move.card, move.targets);
    case "activate":
      return [[thingAt({ seat, lane: move.lane })]];
    case "choose":
      return move.option && !("card" in move.option) ? [[thingAt(move.option)]] : [];
    case "done":
    case "pass":
      return [];
  }
}

const fromHand = (hand: readonly CardId[], card: CardId, onto: readonly Place[]): readonly Path[] =>
  hand.flatMap((held, index) => (held === card ? [[handThing(index), ...onto.map(thingAt)]] : []));

/** What a path tries, so that the rules can say why not; null for a press that means nothing. */
export function attemptBy(
  state: State,
  seat: Seat,
  path: Path,
): { readonly move: Move; readonly place: Place } | null {
  const places = path.flatMap((step) => placeOf(step) ?? []);
  const place = places.at(-1);
  if (!place) return null;
  const index = handIndex(path[0] ?? "");
  const card = index === null ? null : (state.seats[seat].hand[index] ?? null);
  if (card)
    return isUnit(card)
      ? { move: { kind: "deploy", card, lane: place.lane }, place }
      : { move: { kind: "cast", card, targets: places }, place };
  if (state.pending) return { move: { kind: "choose", option: place }, place };
  const unit = place.seat === seat ? unitAt(state, place) : null;
  return unit && unitRow(unit.card).ready !== null
    ? { move: { kind: "activate", lane: place.lane }, place }
    : null;
}
