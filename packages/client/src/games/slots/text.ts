import { does, whom } from "../../text/en/grammar.ts";
import type { Who } from "../../text/en/grammar.ts";

/** What the table of Skirmish Slots says. */

/** Lanes won in a round: with their word, or they could be taken for the power in one. */
const score = (own: number, other: number): string => `${own}–${other} lanes`;

/** Every ending by play, by its reason. */
const WHY: Readonly<Record<string, string>> = {
  "two-rounds": "Two rounds won",
  "round-and-tie": "One round won, and one tied",
  level: "As many rounds each",
};

export const slotsText = {
  typed: "archer 3, strike e2, pass",
  round: (round: number): string => `Round ${round}, best of three`,
  roundHead: (round: number): string => `Round ${round}`,
  score,
  yours: "yours",
  theirs: (name: string): string => `${name}’s`,
  passed: "Passed",
  hand: "Hand",
  deck: "Deck",
  graveyard: "Graveyard",
  known: (cards: string): string => `Known in the hand: ${cards}`,
  knownWhy:
    "Everybody saw these cards go back to the hand. They are told here until they are played.",
  noGraves: "Nobody has fallen yet.",
  gravesOf: (name: string): string => `${name}: graveyard`,
  short: (hand: number, deck: number, graves: number): string =>
    `hand ${hand} · deck ${deck} · graveyard ${graves}`,
  ownGraves: (graves: number): string => `Your graveyard, ${graves}`,
  lowestWins: "lowest wins",
  lowest: "lowest",
  ownSlots: "A unit goes onto one of your own slots.",
  barred: (by: string): string => `Barred by ${by}`,
  consumed: "consumed",
  falls: "falls",
  ready: "ready",
  readyIn: (turns: number): string => `ready in ${turns}`,
  silenced: "no abilities",
  used: "used",
  handCard: (name: string, power: number | null, key: string, words: string): string =>
    `${name}${power === null ? ", action" : `, power ${power}`}${key ? `, key ${key}` : ""}. ${words}`,
  emptySlot: "empty",
  slot: (side: string, lane: number, words: string): string =>
    `Lane ${lane + 1}, ${side}: ${words}`,
  unit: (name: string, power: number): string => `${name}, power ${power}`,
  modifier: (signed: string): string => `slot ${signed}`,
  printed: (power: number): string => `printed ${power}`,
  buffs: (signed: string): string => `buffs ${signed}`,
  damage: (amount: number): string => `damage −${amount}`,
  compare: (lane: number, own: string, other: string, winner: string): string =>
    `Lane ${lane + 1}: ${own} to ${other}, ${winner}`,
  nobody: "nobody’s",
  standing: (round: string): string => `Round ${round}, as it stands`,
  withMove: (scores: string): string => `${scores} with this`,
  asks: "then a choice",
  draws: (count: number): string => (count === 1 ? "draws a card" : `draws ${count} cards`),
  alone: (name: string): string => `${name} has passed. Only you can still change it.`,
  youPassed: "You have passed; what you have must hold.",
  both: "Nobody has passed yet.",
  prompt: {
    turn: "Play a card, or pass.",
    turnUse: "Play a card, use a unit that is ready, or pass.",
    turnHint: "Drag, click, or press its number.",
    place: (card: string): string => `${card}: choose a slot.`,
    aim: (card: string): string => `${card}: choose a target.`,
    aimNext: (card: string): string => `${card}: now the slot it goes to.`,
    placeHint: "Arrows and Enter, or a click; Escape puts it back.",
    abilities: "Use another unit that is ready, or end your turn.",
    choose: (card: string, words: string): string => `${card}: ${words}`,
    raise: "Choose a unit from your graveyard.",
    rival: (name: string): string => `${name} is thinking.`,
    rivalChooses: (name: string, card: string): string => `${name} chooses for ${card}.`,
    passed: (name: string): string => `You have passed. ${name} goes on alone.`,
  },
  pass: (own: number, other: number): string => `Pass, bank ${score(own, other)}`,
  passBehind: (own: number, other: number): string => `Pass, give up ${score(own, other)}`,
  passLevel: (own: number, other: number): string => `Pass at ${score(own, other)}`,
  done: "End turn",
  decline: "No, thanks",
  wait: "Not your turn",
  chooseFirst: "Choose a target",
  putBack: (card: string): string => `Put ${card} back`,
  why: WHY,
  decks: {
    kinds: "Kinds",
    keywords: "Keywords",
    unit: "Unit",
    action: "Action",
    curve: "Cards by power",
    powers: "Power",
    power: (power: number): string => `Power ${power}`,
  },
  story: {
    roundOver: (round: string): string => `Round ${round} is counted`,
    lane: (lane: number): string => `Lane ${lane + 1}`,
    counted: "All lanes are counted",
    laneTo: (lane: number, who: Who): string => `Lane ${lane + 1} goes to ${whom(who)}`,
    laneNobody: (lane: number): string => `Lane ${lane + 1} is nobody’s`,
    roundTo: (who: Who): string => `${does(who, "win")} the round`,
    roundTied: "The round is tied",
    begins: (who: Who, ground: number): string =>
      `${does(who, "begin")}${ground > 0 ? `, on +${ground} in the middle` : ""}`,
    plays: (who: Who, card: string): string => `${does(who, "play")} ${card}`,
    passes: (who: Who): string => does(who, "pass"),
    draws: (who: Who, card: string | null): string => `${does(who, "draw")} ${card ?? "a card"}`,
    consumed: (card: string): string => `${card} is consumed`,
    hits: (by: string, card: string): string => `${by} hits ${card}`,
    heals: (by: string, card: string): string => `${by} heals ${card}`,
    raises: (by: string, card: string): string =>
      by === card ? `${card} grows` : `${by} strengthens ${card}`,
    lowers: (by: string, card: string): string =>
      by === card ? `${card} shrinks` : `${by} weakens ${card}`,
    slot: (by: string, amount: number): string =>
      amount < 0 ? `${by} lowers a slot` : `${by} raises a slot`,
    marks: (by: string, effect: string): string =>
      by === effect ? `${effect} lies on a slot` : `${by} lays ${effect}`,
    cleanses: (by: string, card: string | null): string =>
      card ? `${by} silences ${card}` : `${by} cleanses a slot`,
    moves: (card: string, lane: number): string => `${card} moves to lane ${lane + 1}`,
    swaps: (card: string, other: string): string => `${card} and ${other} change places`,
    returns: (card: string): string => `${card} returns to the hand`,
    dies: (cards: string): string => `${cards} die${cards.includes(",") ? "" : "s"}`,
    uses: (card: string): string => `${card} uses its ability`,
    conquers: (card: string): string => `${card} conquers`,
    roundEnds: (round: number, own: number, other: number): string =>
      `Round ${round} ends ${score(own, other)}`,
  },
};
