import type { Eye } from "@holmgang/clans/field";
import { whose } from "../../text/en/grammar.ts";
import type { Who } from "../../text/en/grammar.ts";
import { forecastText, points } from "./forecast-text.ts";

/** What the table of the field says. */

const cards = (count: number): string => `${count} ${count === 1 ? "card" : "cards"}`;
const units = (count: number): string => `${count} ${count === 1 ? "unit" : "units"}`;
const COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** Every ending by play, by its reason. */
const WHY: Readonly<Record<string, string>> = {
  base: "A base has fallen",
  time: "A player has no time left",
  limit: "The last turn is over, and the bases are compared",
};

const SEEN: Readonly<Record<Eye, string>> = {
  unit: "seen",
  spy: "seen by your spy",
  scout: "seen by your scout",
  tall: "seen from above",
};

const ageName = (age: number): string => `Age ${["I", "II", "III"][age - 1] ?? age}`;

export const fieldText = {
  typed: "fusilier to west base, 4 attacks 7, end",
  opening: "Opening hands",
  heading: (turn: number, who: Who): string =>
    `Turn ${turn}, ${who.you ? "yours" : `${who.name}’s`}`,
  age: ageName,
  nextAge: (age: number, turns: number): string =>
    `${ageName(age)} in ${turns} ${turns === 1 ? "turn" : "turns"}`,
  head: (turn: number): string => `Turn ${turn}`,
  yourBase: "your base",
  baseOf: (name: string): string => `${name}’s base`,
  base: (who: Who, hp: number, of: number): string => `${whose(who)} base, ${hp} of ${of} HP`,
  hitBase: "Hit the base",
  noPoints: "It has nothing left to do this turn.",
  ability: "Ability",
  bank: "Bank",
  choosing: "choosing",
  chosen: "chosen",
  openingHand: "Opening hand",
  tile: {
    notSeen: "Not seen",
    needs: (lane: string): string => `needs a unit in the ${lane} middle`,
    foggy: "not seen now",
    burns: (turns: number): string => `burns ${turns} ${turns === 1 ? "turn" : "turns"}`,
    trap: (damage: number): string => `your trap, ${damage}`,
    onlyYou: "only you",
    onlyYouSee: "only you see it",
    seen: SEEN,
    noAttack: "cannot attack",
    noMove: "cannot move",
    neither: "held fast",
    empty: "nobody",
    said: (name: string, ground: string, words: string): string => `${name}, ${ground}: ${words}`,
    unit: (whoseIs: string, name: string): string => `${whoseIs} ${name}`,
    yours: "your",
    named: (name: string): string => `${name}’s`,
    hidden: "hidden card",
    numbers: (damage: number, hp: number, full: number, ap: number): string =>
      `deals ${damage}, HP ${hp} of ${full}, ${points(ap)}`,
    reach: { step: "can be stepped to", target: "can be attacked", here: "can be placed here" },
    helped: "can be helped",
  },
  mark: {
    decoy: "a decoy, only you know",
    barrier: "barrier: the next damage does nothing",
    poison: (turns: number): string => `poisoned, ${turns} more`,
    exposed: "seen by all, because it fought",
    range: "reaches two tiles ahead",
    aura: {
      guard: "guards: it must be attacked first",
      paralyze: "holds fast who stands before it",
      silence: "keeps who stands before it from attacking",
      glue: "keeps who stands before it from walking",
      fear: "takes the points of who comes before it",
      inspire: "inspires its column",
      fortify: "shields its column",
      tile_shield: "shields its tile",
      command: "commands its tile",
      rally: "rallies its tile",
      motivate: "leads its class",
      mega_taunt: "takes hits on the base beside it",
      watcher: "sees what hides",
    },
  },
  price: {
    fire: { words: "−1 and thrown back", short: "−1, back" },
    marsh: { words: "loses all points", short: "no points" },
    fear: { words: "fear: no points left", short: "no points" },
  },
  handCard: (name: string, numbers: string, key: string, words: string): string =>
    `${name}, ${numbers}${key ? `, key ${key}` : ""}. ${words}`,
  cardNumbers: (damage: number, hp: number, ap: number): string =>
    `damage ${damage}, HP ${hp}, ${points(ap)}`,
  trapNumbers: (damage: number): string => `trap of ${damage}`,
  tip: {
    numbers: (damage: number, hp: number, terrain: string | null): string =>
      `Damage ${damage}, HP ${hp}${terrain ? `; +1 on ${terrain}` : ""}.`,
    points: (ap: number, gain: number, strike: number, range: number): string =>
      `Holds ${points(ap)}, gains ${gain} a turn. An attack takes ${strike}${range > 1 ? `, and reaches ${range} tiles` : ""}.`,
    trap: (damage: number): string => `Deals ${damage} to the first enemy that enters.`,
    decoy: "A decoy: it only looks like the card.",
  },
  noAbility: "No abilities.",
  prompt: {
    turn: (able: number, left: number): string =>
      able === 0 && left === 0
        ? "Nothing is left to do: end your turn."
        : `${able === 0 ? "No unit" : units(able)} can act, ${left === 0 ? "no card" : cards(left)} to place.`,
    hint: "Press a unit or a card.",
    place: (card: string): string => `${card}: choose a lit tile.`,
    placeHint: "Or drag it there.",
    unit: (name: string): string => `${name}: strike a marked enemy or step to a dotted tile.`,
    stepOnly: (name: string): string => `${name}: step to a dotted tile.`,
    strikeOnly: (name: string): string => `${name}: strike a marked enemy.`,
    others: (name: string): string => `${name}: choose whom, or what.`,
    again: (name: string): string => `Press ${name} again to do it.`,
    againBase: "Press the base again to strike.",
    againTile: "Press the tile again to do it.",
    second: "And with whom?",
    whereTo: "Which tile?",
    terrain: "Into what?",
    esc: "Esc puts it back.",
    hero: (name: string): string => `${name} acts once a match, and it is final.`,
    heroHint: "Press again or Enter.",
    waiting: (name: string): string => `${name} moves.`,
    watching: (name: string): string => `${name} moves.`,
    mulligan: (begins: boolean): string =>
      `You begin ${begins ? "first" : "second"}: mark what goes back.`,
    mulliganHint: "A card’s number marks it.",
    chosen: (name: string): string => `You have chosen. ${name} is still choosing.`,
    choosing: "Both choose their opening hands.",
  },
  end: "End turn",
  notYours: "Not your turn",
  it: "it",
  /** Null for whoever falls of it. */
  foreseen: (title: string, theirs: string | null): string => `${title}: ${theirs ?? "it falls"}`,
  noAnswer: (said: string): string => `${said}, no answer.`,
  answered: (said: string, own: string | null): string =>
    `${said}, ${own === null ? "but the answer kills" : `answer ${own}`}.`,
  waits: (name: string): string => `${name} is ready.`,
  putBack: (name: string): string => `Put ${name} back`,
  ignite: "Set alight",
  convert: "Turn ground",
  mulligan: {
    head: "Your opening hand",
    words: (most: number, begins: boolean, first: number): string =>
      `Send back up to ${COUNTS[most] ?? most} cards, once. You begin ${begins ? `first, and may place ${COUNTS[first] ?? first} in your first turn` : "second"}.`,
    kept: "kept",
    back: "goes back",
    keep: (count: number): string => `Keep all ${COUNTS[count] ?? count}`,
    replace: (count: number): string => `Replace ${cards(count)}`,
    done: "Chosen",
    marked: (count: number, most: number): string => `${count} of ${most} marked`,
    card: (name: string, marked: boolean): string => `${name}, ${marked ? "goes back" : "is kept"}`,
  },
  forecast: forecastText,
  leap: { turn: "Next turn", goOn: "Go on" },
  why: WHY,
  chapters: { turns: "Turns", fallen: "Felled", gold: "Gold" },
};
