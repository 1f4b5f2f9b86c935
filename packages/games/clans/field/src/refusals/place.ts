import { rival } from "@holmgang/kernel";
import type { Refusal, Seat } from "@holmgang/kernel";
import { PARTS } from "../../../src/cards/field-profile.ts";
import { cardRow } from "../../../src/cards/cards.ts";
import { isBaseOf, isMiddle } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { hasRoom, troopCount } from "../board/units.ts";
import { isTrap } from "../copy.ts";
import { cardsLeft } from "../moves/place.ts";
import type { Copy, Move, State } from "../shape.ts";
import { no } from "./no.ts";

const MIDDLE_AP = 2;

export function whyNotPlace(
  state: State,
  seat: Seat,
  { card, copy, tile }: Extract<Move, { readonly kind: "place" }>,
): Refusal | null {
  const held = heldCopy(state, seat, card, copy);
  if (!held) return no("not-in-hand", `${cardRow(card).name} (${copy}) is not in your hand.`);
  if (cardsLeft(state) === 0) return no("no-cards-left", "You can play no more cards this turn.");
  return whyNotThere(state, seat, held, tile);
}

export const heldCopy = ({ seats }: State, seat: Seat, card: Copy["card"], copy: number) =>
  seats[seat].hand.find((held) => held.copy === copy && held.card === card) ?? null;

/** Why a card cannot be played onto a tile, wherever it is. */
export function whyNotThere(state: State, seat: Seat, copy: Copy, tile: Tile): Refusal | null {
  const { ap, element } = PARTS[copy.card];
  if (!isBaseOf(seat, tile) && !isMiddle(tile))
    return no("not-yours", "Cards are played onto your base row or the middle row.");
  if (isMiddle(tile) && ap < MIDDLE_AP)
    return no("too-slow", "Only cards with 2 AP or more are played onto the middle row.");
  if (isMiddle(tile) && troopCount(state, tile, rival(seat)) > 0)
    return no("enemies-there", "Enemies stand there.");
  if (!isTrap(copy))
    return hasRoom(state, { seat, kit: copy.card }, tile)
      ? null
      : no("tile-full", "That tile has no room for it.");
  if (state.tiles[tile]!.terrain !== element)
    return no("wrong-terrain", `This trap needs ${element} to lie in.`);
  return state.tiles[tile]!.traps[seat] === null
    ? null
    : no("trap-there", "A trap of yours lies there already.");
}
