import { pick, rival } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { cardRow, VARIATIONS } from "../../src/cards/cards.ts";
import type { CardId } from "../../src/cards/cards.ts";
import { PARTS, POWERS } from "../../src/cards/field-profile.ts";
import { FAMILIES } from "../../src/cards/language.ts";
import { likelyArmy } from "../../src/decks/likely-army.ts";
import { seesTile, watches } from "./board/sight.ts";
import { baseRow, isMiddle, rowOf, TILES } from "./board/tiles.ts";
import type { Tile } from "./board/tiles.ts";
import { bodyOf, hasRoom, newUnit } from "./board/units.ts";
import { byCopy, isTrap, plainCopy } from "./copy.ts";
import type { Copy, Glimpse, SeatState, State, Unit, UnitView, View } from "./shape.ts";

/** Puts a rival's army into a state that holds the seat's own: what it sees, and cards for all it cannot see. */
export function guessRival(state: State, view: View, seat: Seat, rng: Rng): void {
  const other = rival(seat);
  const theirs = state.seats[other];
  const units = view.units.filter((unit) => unit.seat === other);
  const pack = packOf(view, seat, units, rng);
  for (const unit of units) state.units.push(seenUnit(unit, pack, theirs));
  for (const { card, how, at, open } of view.seats[other].fallen)
    theirs.fallen.push({ ...named(pack, card), how, at, open, seen: true });
  const { handCount, deckCount, lostCount } = view.seats[other];
  theirs.hand = take(pack, handCount);
  theirs.deck = take(pack, deckCount);
  theirs.lost = byCopy(take(pack, lostCount));
  theirs.later = Array.from({ length: view.settings.ages ? 3 - view.age : 0 }, () =>
    likelyArmy(theirs.hero.id, [], view.settings.deckSize, rng).map((card, index) =>
      plainCopy(card, index + 1),
    ),
  );
  for (const glimpse of state.seats[seat].glimpses)
    hideGlimpse(state, other, glimpse, { pack, rng });
  while (pack.next <= pack.brought) hide(state, take(pack, 1)[0]!, { seat: other, rng }); // one was asked for
  countFamilies(theirs, [...state.units.filter((unit) => unit.seat === other), ...theirs.fallen]);
}

/** The rival's cards as they are dealt out: the next number, and names for those that were never seen. */
interface Pack {
  next: number;
  readonly brought: number;
  readonly unseen: CardId[];
  /** How many may yet turn out to be decoys. */
  decoys: number;
  readonly rng: Rng;
}

function packOf(view: View, seat: Seat, units: readonly UnitView[], rng: Rng): Pack {
  const { hero, brought, fallen } = view.seats[rival(seat)];
  const glimpses = view.seats[seat].own?.glimpses ?? [];
  const names = [
    ...units.map(({ is }) => is?.card ?? null),
    ...fallen.map(({ card }) => card),
    ...glimpses.map(({ is }) => is?.card ?? null),
  ];
  const seen = names.filter((card) => card !== null && !cardRow(card).token) as CardId[]; // just asked
  // After a new Age what was seen tells nothing of the deck.
  const unseen = likelyArmy(hero, view.age > 1 ? [] : seen, brought + SPARE, rng);
  return { next: 1, brought, unseen, decoys: 1, rng };
}

/** More than a deck may be on the table: a relic's card, a Shaco's copies. */
const SPARE = 12;

/** A card that was seen by name, or could have been: one of the deck's while there are any left. */
function named(pack: Pack, card: CardId): Copy {
  if (pack.next > pack.brought || cardRow(card).token) return plainCopy(card, 0);
  const copy = plainCopy(card, pack.next++);
  const isFeigned =
    pack.decoys > 0 && PARTS[card].rarity === "common" && pack.rng.below(ONE_DECOY_IN) === 0;
  if (!isFeigned) return copy;
  pack.decoys--;
  return { ...copy, decoy: true };
}

const ONE_DECOY_IN = 12;

const take = (pack: Pack, count: number): Copy[] =>
  Array.from({ length: count }, () => named(pack, pack.unseen.pop()!)); // there are enough to spare

function seenUnit(view: UnitView, pack: Pack, theirs: SeatState): Unit {
  const { id, seat, tile, open, openSight, exposed, named: isNamed, is } = view;
  const copy = is ? named(pack, is.card) : plain(pack);
  return {
    ...newUnit(copy, seat, tile, ++theirs.units),
    ...(is && bodyOf(is)),
    // Whoever was wounded and lives is none.
    decoy: copy.decoy && is !== null && is.hp === is.maxHp,
    exposed,
    sight: { rival: is ? 2 : 1, open: openSight },
    named: { rival: is !== null, open: isNamed },
    seen: id,
    open,
  };
}

/** A hidden card that could be any: no spy and no trap. */
function plain(pack: Pack): Copy {
  const index = pack.unseen.findLastIndex((card) => isTroop(card));
  const [card = "fusilier"] = pack.unseen.splice(index, 1);
  return named(pack, card);
}

const isTroop = (card: CardId): boolean => POWERS[card].trap === 0 && !POWERS[card].flags.hide;

/** A rival's unit that went out of sight: somewhere in the fog, or dead. */
function hideGlimpse(
  state: State,
  seat: Seat,
  { id, open, is }: Glimpse,
  { pack, rng }: { readonly pack: Pack; readonly rng: Rng },
): void {
  const copy = is ? named(pack, is.card) : plain(pack);
  const unit = hide(state, copy, { seat, rng });
  if (!unit) return;
  if (is) Object.assign(unit, bodyOf(is));
  unit.seen = id;
  unit.open = open;
  unit.named = { rival: is !== null, open: is !== null && open !== null };
}

/** A card that was played and cannot be seen: a trap or a unit where it may be, or gone. */
function hide(
  state: State,
  copy: Copy,
  { seat, rng }: { readonly seat: Seat; readonly rng: Rng },
): Unit | null {
  const places = TILES.filter((tile) => mayHide(state, copy, seat, tile));
  const [first, ...more] = places;
  if (first === undefined) {
    const [at] = TILES.filter((tile) => rowOf(tile) === baseRow(seat));
    if (copy.copy > 0)
      state.seats[seat].fallen.push({
        ...copy,
        how: "destroyed",
        at: at!, // a row has tiles
        seen: false,
        open: false,
      });
    return null;
  }
  const tile = pick(rng, [first, ...more]);
  if (isTrap(copy)) {
    state.tiles[tile]!.traps[seat] = copy;
    return null;
  }
  const unit = newUnit(copy, seat, tile, ++state.seats[seat].units);
  state.units.push(unit);
  return unit;
}

/** Whether the rival of a seat would not notice a card on a tile. */
function mayHide(state: State, copy: Copy, seat: Seat, tile: Tile): boolean {
  const isNear = rowOf(tile) === baseRow(seat) || isMiddle(tile);
  const { terrain, traps } = state.tiles[tile]!;
  if (isTrap(copy)) return isNear && terrain === PARTS[copy.card].element && !traps[seat];
  const kit = copy.card;
  if (!hasRoom(state, { seat, kit }, tile)) return false;
  return isTroop(kit)
    ? rowOf(tile) === baseRow(seat) && !seesTile(state, rival(seat), tile)
    : isNear && !watches(state, rival(seat), tile);
}

/** Variations that were seen are taken for all that were played. */
function countFamilies(theirs: SeatState, shown: readonly { readonly card: CardId }[]): void {
  for (const family of FAMILIES) {
    const played = VARIATIONS[family].filter((card) => shown.some((each) => each.card === card));
    theirs.played[family].push(...played);
    if (played.length === VARIATIONS[family].length) theirs.ultimates.push(family);
  }
}
