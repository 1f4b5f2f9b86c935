import { seatHead, seatsFor } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { cardRow } from "../../src/cards/cards.ts";
import { PARTS } from "../../src/cards/field-profile.ts";
import { HEROES } from "../../src/heroes.ts";
import { baseRow, COLUMNS, tileAt } from "./board/tiles.ts";
import type { Tile } from "./board/tiles.ts";
import type { Copy, Glimpse, UnitView, View } from "./shape.ts";
import { tileName } from "./tile-names.ts";
import { copyWords } from "./unit-words.ts";

/** The table line by line: the rival, nine tiles from its base down, oneself, one's hand, and who went out of sight. */
export function viewLines(view: View): readonly string[] {
  const [near, far] = seatsFor(view.viewer);
  const rows = [baseRow(far), 1, baseRow(near)] as const;
  return [
    seatLine(view, far),
    ...rows.flatMap((row) => COLUMNS.map((column) => tileLine(view, tileAt(row, column)))),
    seatLine(view, near),
    ...ownLines(view, near),
  ];
}

function seatLine({ viewer, seats }: View, seat: Seat): string {
  const { hp, hero, heroUsedIn, handCount, deckCount, roused, ready } = seats[seat];
  return [
    `${seatHead(seat, viewer)} ${HEROES[hero].name}${heroUsedIn === null ? "" : " (used)"}`,
    `base ${hp}`,
    `hand ${handCount}`,
    `deck ${deckCount}`,
    ...(roused > 0 ? [`attacks +${roused}`] : []),
    ...(ready ? [] : ["choosing a hand"]),
  ].join("  ");
}

function tileLine({ tiles, units, viewer }: View, tile: Tile): string {
  const { terrain, fire, trap } = tiles[tile]!;
  const here = units.filter((unit) => unit.tile === tile);
  const side = (seat: Seat): string =>
    here
      .filter((unit) => unit.seat === seat)
      .map(unitWords)
      .join(" + ");
  const [near, far] = seatsFor(viewer);
  const who = [side(near), side(far)].filter((text) => text !== "").join(" vs ");
  const ground = `${terrain ?? "???"}${fire ? `, burns through turn ${fire.until}` : ""}`;
  return `  ${tileName(tile, viewer)} (${ground}): ${who || "–"}${trap ? `  [${cardRow(trap.card).name}]` : ""}`;
}

/** `4 Fusilier 5/9 1 AP`: its number, name, printed damage and HP. */
function unitWords({ id, is, decoy }: UnitView): string {
  if (!is) return `${id} ?`;
  const damage = PARTS[is.card].damage + is.plusDamage + is.enhanced;
  return [
    `${id} ${cardRow(is.card).name} ${damage}/${is.hp} ${is.ap} AP`,
    ...(is.kit === is.card ? [] : [`with the abilities of ${cardRow(is.kit).name}`]),
    ...(is.poison > 0 ? ["poisoned"] : []),
    ...(decoy ? ["decoy"] : []),
  ].join(", ");
}

function ownLines({ seats, viewer }: View, near: Seat): readonly string[] {
  const { own } = seats[near];
  if (!own) return [];
  const hand = own.hand.map((copy) => `${copyWords(copy)} ${numbers(copy)}`);
  const lost = own.glimpses.map((glimpse) => glimpseWords(glimpse, viewer));
  return [
    `Hand: ${hand.join(", ") || "–"}`,
    ...(lost.length > 0 ? [`Out of sight: ${lost.join(", ")}`] : []),
  ];
}

function numbers({ card, plusDamage, plusHp }: Copy): string {
  const { damage, hp, ap } = PARTS[card];
  return `${damage + plusDamage}/${hp + plusHp} ${ap} AP`;
}

const glimpseWords = ({ id, is, tile, halfTurn }: Glimpse, viewer: View["viewer"]): string =>
  `${id} ${is ? cardRow(is.card).name : "?"} on ${tileName(tile, viewer)} in turn ${halfTurn}`;
