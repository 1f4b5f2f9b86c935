import { bellWords, does, each, seatName } from "@holmgang/kernel";
import type { Seat, Viewer } from "@holmgang/kernel";
import { CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { HEROES, heroText } from "../heroes.ts";
import type { Event, Events, Who } from "./events.ts";
import { placementWords } from "./move-words.ts";
import { LANE_NAMES, MIDDLE } from "./places.ts";
import type { Lane, Row } from "./places.ts";

type Told = Exclude<Event, { kind: "match_end" }>;

/** One line about an event as the viewer knows it. */
export function eventWords(event: Told, viewer: Viewer): string {
  // The row is that of the event's own kind.
  return (WORDS[event.kind] as (said: Told, viewer: Viewer) => string)(event, viewer);
}

/** `your Fusilier`, `the rival’s Fusilier`, `the first seat’s hidden card`. */
function whose({ seat, card }: Who, viewer: Viewer): string {
  const name = card === null ? "hidden card" : CARDS[card].name;
  if (viewer === seat) return `your ${name}`;
  const owner =
    viewer === "spectator" ? `the ${seatName(seat, viewer).toLowerCase()}` : "the rival";
  return `${owner}’s ${name}`;
}

const Whose = (unit: Who, viewer: Viewer): string => {
  const said = whose(unit, viewer);
  return said[0]!.toUpperCase() + said.slice(1);
};

const cards = (ids: readonly (CardId | null)[]): string =>
  ids.some((id) => id === null)
    ? `${ids.length} ${ids.length === 1 ? "card" : "cards"}`
    : ids.map((id) => CARDS[id!].name).join(", "); // none is null

const all = (units: readonly Who[], viewer: Viewer): string =>
  units.map((unit) => whose(unit, viewer)).join(" and ");

const at = (lane: Lane, row: Row): string =>
  row === MIDDLE
    ? `in the middle of the ${LANE_NAMES[lane]}`
    : `on a base in the ${LANE_NAMES[lane]}`;

const HOW: Readonly<Record<Events["hit"]["how"], string>> = {
  blow: "hits",
  first: "strikes first and hits",
  shot: "shoots at",
  far: "shoots from afar at",
  cleave: "cleaves on into",
  overflow: "strikes through to",
  thorns: "pricks",
};

/** A row for every kind of event. */
const WORDS: { readonly [K in Told["kind"]]: (said: Events[K], viewer: Viewer) => string } = {
  match_start: ({ heroes, terrains }, viewer) => {
    const led = (seat: Seat) => `${HEROES[heroes[seat]].name} (${terrains[seat].join(" or ")})`;
    return `Heroes: ${each([led(0), led(1)], viewer)}.`;
  },
  terrain_rolled: ({ terrain }) =>
    `The middle: ${terrain.map((lane, index) => `${LANE_NAMES[index]} ${lane[MIDDLE]}`).join(", ")}.`,
  age_start: ({ age }) => `Age ${age} begins: the next deck is drawn from.`,
  cards_drawn: ({ seat, cards: drawn, lost }, viewer) =>
    `${does(seat, viewer, "draw")} ${drawn.length === 0 ? "nothing" : cards(drawn)}${lost.length > 0 ? `; no room for ${cards(lost)}` : ""}.`,
  round_start: ({ round }) => `Round ${round}.`,
  card_staged: ({ seat, ...placement }, viewer) =>
    `${does(seat, viewer, "stage")} ${placementWords(placement)}.`,
  card_unstaged: ({ seat, card }, viewer) =>
    `${does(seat, viewer, "take")} ${CARDS[card].name} back.`,
  hero_called: ({ hero }) => `${HEROES[hero].name}: ${heroText(hero)}`,
  submitted: ({ seat }, viewer) =>
    `${seatName(seat, viewer)} ${seat === viewer ? "have" : "has"} submitted.`,
  bell: ({ seat }, viewer) => `${bellWords(seat, viewer)}.`,
  plan_shown: ({ seat, units }, viewer) =>
    units.length === 0
      ? `${does(seat, viewer, "play")} nothing.`
      : `${does(seat, viewer, "play")} ${units.map(({ unit, lane }) => `${unit.card === null ? "a hidden card" : CARDS[unit.card].name} ${LANE_NAMES[lane]}`).join(", ")}.`,
  hero_acts: ({ seat, hero }, viewer) =>
    `${HEROES[hero].name} acts: ${seat === viewer ? heroText(hero) : heroText(hero).replace("your", "their")}`,
  ultimate: ({ seat, family }, viewer) =>
    `${seat === viewer ? "Your" : `${seatName(seat, viewer)}’s`} ${family === "monkey" ? "Monkeys" : "Ants"} are complete.`,
  ants_came: ({ units }) =>
    units.length === 0
      ? "There is no room for ants."
      : `${units.length} ants come out of the hill.`,
  walked: ({ lane, steps }, viewer) =>
    `${LANE_NAMES[lane]}: ${steps.map(({ unit, to }) => `${whose(unit, viewer)} goes to ${to === MIDDLE ? "the middle" : "a base"}`).join(", ")}.`,
  unit_shown: ({ unit, lane }, viewer) =>
    `${Whose(unit, viewer)} comes to light in the ${LANE_NAMES[lane]}.`,
  terrain_shown: ({ lane, terrain, seat }, viewer) =>
    `${does(seat, viewer, "see")} ${terrain ?? "no terrain"} on the base ahead in the ${LANE_NAMES[lane]}.`,
  fight_start: ({ lane, row, terrain }) => `A fight ${at(lane, row)}, on ${terrain}.`,
  tick: ({ tick }) => `Tick ${tick}.`,
  hit: ({ by, target, how, amount, hp }, viewer) =>
    `${Whose(by, viewer)} ${HOW[how]} ${whose(target, viewer)} for ${amount}, ${hp} left.`,
  healed: ({ unit, amount, hp }, viewer) => `${Whose(unit, viewer)} heals ${amount}, ${hp} now.`,
  fell: ({ unit, gold }, viewer) =>
    `${Whose(unit, viewer)} falls${gold > 0 ? `, worth ${gold} gold` : ""}.`,
  lane_over: ({ lane, winner, gold }, viewer) =>
    winner === null
      ? `Nobody wins the ${LANE_NAMES[lane]}.`
      : `${does(winner, viewer, "win")} the ${LANE_NAMES[lane]}${gold > 0 ? ` and ${gold} gold` : ""}.`,
  crystal_hit: ({ seat, units, amount, hp }, viewer) =>
    `${all(units, viewer).replace(/^./, (first) => first.toUpperCase())} hit ${seat === viewer ? "your" : `${seatName(seat, viewer)}’s`} crystal for ${amount}, ${hp} left.`,
  fell_back: ({ units, waits }, viewer) =>
    [
      ...(units.length > 0 ? [`${all(units, viewer)} fall back to the middle`] : []),
      ...(waits.length > 0 ? [`${all(waits, viewer)} wait for room there`] : []),
    ]
      .join(", ")
      .replace(/^./, (first) => first.toUpperCase()) + ".",
  round_end: ({ round }) => `Round ${round} is over.`,
};
