import type { Terrain } from "@holmgang/clans";

/** What ground does besides helping its own. */
const GROUND: Readonly<Record<Terrain, string>> = {
  woods: "It can be set alight.",
  lake: "Whoever is attuned gains 1 AP on arrival.",
  desert: "Whoever is attuned is ranged there.",
  marsh: "Whoever enters it loses all AP.",
};

const times = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);

/** What the glossary says where a sentence hangs on a match's numbers, or on a terrain. */
export const glossaryText = {
  terrain: (terrain: Terrain, name: string): string =>
    `A terrain. Cards of the ${name} deal 1 more to whoever stands on it. ${GROUND[terrain]}`,
  halfTurn: (last: number): string =>
    `One player’s turn. They are counted for both together; after half-turn ${last} the bases are compared.`,
  placing: (cards: number, first: number): string =>
    `A turn has room for ${times(cards)}, the very first for ${first}. In your base row a card begins with one AP less than it holds, in the middle row with two less.`,
  base: (hp: number): string =>
    `Has ${hp} HP, and is lost at 0. A unit in the middle row hits the one at the end of its column, if nobody stands before it.`,
  opening: (hand: number, most: number): string =>
    `${times(hand)}; both may give back up to ${most} of them, once, and draw as many anew.`,
  relic: (name: string): string =>
    `${name}: it lies hidden on a tile of the middle row. The first unit to come there has it, and its owner gets a card.`,
  tall: (tiles: number): string =>
    `Sees enemy base tiles up to ${tiles} ${tiles === 1 ? "step" : "steps"} away.`,
  fire: (ticks: boolean): string =>
    `Whoever enters a burning tile takes 1 and is thrown back.${ticks ? " Whoever stands in it takes 1 when its owner’s turn begins." : ""}`,
  tile: (units: number): string =>
    `One of nine, with a terrain. It holds at most ${units} ${units === 1 ? "unit" : "units"} of one side; enemies never share one, spies aside.`,
  age: (second: number, third: number): string =>
    `Where a match has Ages, each has a deck of its own: the second begins in half-turn ${second}, the third in half-turn ${third}.`,
};
