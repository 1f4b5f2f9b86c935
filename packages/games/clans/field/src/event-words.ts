import { bellWords, does, each, seatName } from "@holmgang/kernel";
import type { Seat, Viewer } from "@holmgang/kernel";
import { cardRow } from "../../src/cards/cards.ts";
import { fieldHeroText, HEROES } from "../../src/heroes.ts";
import { TILES } from "./board/tiles.ts";
import { changeWords } from "./change-words.ts";
import type { Event, Events, Going, Hurt } from "./events.ts";
import { tileName } from "./tile-names.ts";
import { capital, cardsWords, copyWords, of, Whose, whose } from "./unit-words.ts";

type Said = Exclude<Event, { kind: "match_end" }>;

/** One line about an event as the viewer knows it. */
export function eventWords(event: Said, viewer: Viewer): string {
  // The row is that of the event's own kind.
  return (WORDS[event.kind] as (said: Said, viewer: Viewer) => string)(event, viewer);
}

const HOW: Readonly<Record<Going, string>> = {
  walk: "goes",
  push: "is pushed",
  knock: "is driven back",
  advance: "advances",
};

const BY: Readonly<Record<Hurt, string>> = {
  attack: "",
  answer: " in answer",
  thorns: " from thorns",
  cleave: " as it cleaves on",
  sweep: " from the sweep",
  splash: " from the side",
  taunt: " for the base",
  trap: " from a trap",
  fire: " from fire",
  poison: " from poison",
};

const STRUCK: Readonly<Record<Events["base_hit"]["why"], string>> = {
  raid: "",
  spy: " by a spy",
  hero: " by the hero",
};

/** A row for every kind of event. */
const WORDS: { readonly [K in Said["kind"]]: (said: Events[K], viewer: Viewer) => string } = {
  match_start: ({ heroes, terrains, first }, viewer) => {
    const led = (seat: Seat) => `${HEROES[heroes[seat]].name} (${terrains[seat].join(" or ")})`;
    return `Heroes: ${each([led(0), led(1)], viewer)}. ${does(first, viewer, "begin")}.`;
  },
  terrain_rolled: ({ terrain }, viewer) =>
    `The ground: ${TILES.flatMap((tile) => (terrain[tile] ? [`${tileName(tile, viewer)} ${terrain[tile]}`] : [])).join(", ")}.`,
  tile_known: ({ seat, tile, terrain, fire }, viewer) =>
    `${does(seat, viewer, "see")} ${fire ? "burning " : ""}${terrain} on ${tileName(tile, viewer)}.`,
  cards_drawn: ({ seat, cards, lost }, viewer) =>
    `${does(seat, viewer, "draw")} ${cards.length === 0 ? "nothing" : cardsWords(cards)}${lost.length > 0 ? `; no room for ${cardsWords(lost)}` : ""}.`,
  hand_chosen: ({ seat, returned }, viewer) =>
    returned === null
      ? `${seatName(seat, viewer)} has chosen an opening hand.`
      : `${does(seat, viewer, "give")} back ${returned.length === 0 ? "nothing" : returned.join(", ")}.`,
  hand_dealt: ({ seat, cards }, viewer) => `${does(seat, viewer, "hold")} ${cardsWords(cards)}.`,
  turn_start: ({ seat, halfTurn }, viewer) =>
    `Turn ${halfTurn}: ${seat === viewer ? "yours" : seatName(seat, viewer).toLowerCase()}.`,
  age_start: ({ age }) => `Age ${age} begins: the next deck is drawn from.`,
  card_played: ({ seat, copy }, viewer) =>
    `${does(seat, viewer, "play")} ${copy ? copyWords(copy) : "a card"}.`,
  unit_placed: ({ unit }, viewer) =>
    `${Whose(unit, viewer)} comes to ${tileName(unit.tile, viewer)}.`,
  trap_laid: ({ seat, tile, copy }, viewer) =>
    `${does(seat, viewer, "lay")} ${copyWords(copy)} on ${tileName(tile, viewer)}.`,
  trap_sprung: ({ seat, tile, card }, viewer) =>
    `${capital(of(seat, viewer))} ${cardRow(card).name} goes off on ${tileName(tile, viewer)}.`,
  sighted: ({ unit }, viewer) =>
    unit.seat === viewer
      ? `${Whose(unit, viewer)} is in sight.`
      : `${Whose(unit, viewer)} comes into sight on ${tileName(unit.tile, viewer)}.`,
  unmasked: ({ unit }, viewer) => `${Whose(unit, viewer)} is known for what it is.`,
  lost_sight: ({ unit }, viewer) => `${Whose(unit, viewer)} is out of sight.`,
  moved: ({ unit, how }, viewer) =>
    `${Whose(unit, viewer)} ${HOW[how]} to ${tileName(unit.tile, viewer)}.`,
  attacks: ({ unit, target }, viewer) => `${Whose(unit, viewer)} attacks ${whose(target, viewer)}.`,
  raids: ({ unit, tile }, viewer) => `${Whose(unit, viewer)} strikes at ${tileName(tile, viewer)}.`,
  hurt: ({ unit, amount, why, spared }, viewer) =>
    spared
      ? `A barrier spares ${whose(unit, viewer)}.`
      : `${Whose(unit, viewer)} takes ${amount}${BY[why]}${unit.is ? `, ${unit.is.hp} left` : ""}.`,
  healed: ({ unit, amount }, viewer) =>
    `${Whose(unit, viewer)} heals ${amount}${unit.is ? `, ${unit.is.hp} now` : ""}.`,
  changed: ({ unit, why }, viewer) => `${Whose(unit, viewer)} ${changeWords(why, unit.is)}.`,
  fell: ({ unit, how }, viewer) =>
    `${Whose(unit, viewer)} ${how === "destroyed" ? "falls" : "is spent"}.`,
  spy_struck: ({ unit, target }, viewer) =>
    `${Whose(unit, viewer)} ${target ? `kills ${whose(target, viewer)}` : "strikes at the base"}.`,
  frightened: ({ unit, by }, viewer) => `${Whose(by, viewer)} frightens ${whose(unit, viewer)}.`,
  base_hit: ({ seat, amount, hp, why }, viewer) =>
    `${capital(of(seat, viewer))} base takes ${amount}${STRUCK[why]}, ${hp} left.`,
  tile_burns: ({ tile, until }, viewer) => `${tileName(tile, viewer)} burns through turn ${until}.`,
  fire_out: ({ tile }, viewer) => `The fire on ${tileName(tile, viewer)} is out.`,
  tile_turned: ({ tile, terrain }, viewer) => `${tileName(tile, viewer)} is ${terrain} now.`,
  relic_found: ({ unit }, viewer) =>
    `${Whose(unit, viewer)} finds what lay hidden on ${tileName(unit.tile, viewer)}.`,
  card_gained: ({ seat, copy }, viewer) =>
    `${does(seat, viewer, "get")} ${copy ? copyWords(copy) : "a card"}.`,
  hero_acts: ({ seat, hero }, viewer) =>
    `${HEROES[hero].name} acts: ${seat === viewer ? fieldHeroText(hero) : fieldHeroText(hero).replace("your", "their")}`,
  ultimate: ({ seat, family }, viewer) =>
    `${capital(of(seat, viewer))} ${family === "monkey" ? "Monkeys" : "Ants"} are complete.`,
  bell: ({ seat }, viewer) => `${bellWords(seat, viewer)}.`,
  turn_end: ({ seat }, viewer) =>
    `${seat === viewer ? "You end your" : `${seatName(seat, viewer)} ends the`} turn.`,
};
