import type { CardId } from "@holmgang/orcain";
import { does, whose } from "../../text/en/grammar.ts";
import type { Who } from "../../text/en/grammar.ts";

const STEPS = ["I", "II", "III"] as const;

const list = (count: number): string => ["no", "one", "two", "three"][count] ?? String(count);

/** What Orcain's table says. */
export const orcainText = {
  typed: "adh, draft a..",
  step: (index: number): string => STEPS[index] ?? String(index + 1),
  round: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  suddenDeath: (round: number): string => `Sudden death, round ${round}`,
  roundHead: (round: number): string => `Round ${round}`,
  sd: "SD",
  hp: "HP",
  of: (max: number): string => `/ ${max}`,
  health: (hp: number, max: number): string => `${hp} of ${max} health`,
  layHere: (step: string): string => `Lay a card in step ${step}`,
  layHereShort: "Lay a card",
  inStep: (step: string): string => `in step ${step}`,
  takeBack: (card: string, step: string): string => `Take ${card} back from step ${step}`,
  yourSlot: (step: string, card: string | null): string =>
    card ? `Step ${step}: your ${card}, staged` : `Step ${step}: empty`,
  unknownSlot: (step: string, who: string): string => `Step ${step}, ${who}: unknown`,
  shownSlot: (step: string, who: string, card: string): string => `Step ${step}, ${who}: ${card}`,
  nothing: "Nothing",
  slotFull: "A card lies there already. Take it back first, or swap by picking another place.",
  allLaid: "Three cards lie. Take one back to lay another.",
  handCard: (card: string, key: number, text: string): string => `${card}, key ${key}. ${text}`,
  laidCard: (card: string, step: string): string =>
    `${card}, laid in step ${step}. Press to take it back.`,
  prompt: {
    pick: (missing: number): string =>
      missing === 3 ? "Lay three cards in secret." : `Lay ${list(missing)} more, then confirm.`,
    pickHint: "Drag, click, or press its number, then 1 to 3.",
    place: (card: string): string => `Choose a step for ${card}.`,
    placeHint: "Press 1, 2 or 3; Escape puts it back.",
    confirm: "Your layout is ready.",
    confirmHint: "Confirm it, or change your mind.",
    waiting: "Confirmed. Waiting for your rival.",
    watching: "Both are laying their cards.",
    mustAttack: "In this round a layout needs an Attack.",
    away: "Lay a card: another round without a sign of life loses the match.",
    over: "The match is over.",
  },
  confirm: "Confirm layout",
  confirmed: "Confirmed",
  layMore: (missing: number): string => `Lay ${missing} more card${missing === 1 ? "" : "s"}`,
  undo: "Undo",
  clear: "Clear",
  forecast: {
    title: "Forecast",
    step: (step: string): string => `step ${step}`,
    yours: (card: string): string => `Your ${card}`,
    yoursNone: "An empty step",
    ifThey: "if they lay…",
    you: "you",
    they: "they",
    youName: "You",
    theyName: "They",
    range: "HP after this round, over all they could lay",
    none: "Lay a card to see what it may do.",
    rangeOf: (who: string, least: number, most: number): string =>
      `${who}: ${least === most ? least : `${least} to ${most}`} health after this round`,
  },
  standing: {
    level: (hp: number, isLast: boolean): string =>
      isLast ? `Level at ${hp}. After this round the higher HP wins.` : `Level at ${hp}.`,
    leads: (who: Who, by: number): string => `${does(who, "lead")} by ${by}.`,
    sudden: "The first round that ends unequal decides.",
    last: "After this round the higher HP wins.",
  },
  pot: "Pot",
  tokens: (count: number): string => (count === 1 ? "token" : "tokens"),
  story: {
    over: (step: string): string => `Step ${step}`,
    turning: "The cards turn",
    bothLand: "Both Attacks land",
    lands: (who: Who): string => `${whose(who)} Attack lands`,
    landsOnHeal: (who: Who): string => `${whose(who)} Attack lands on a Heal`,
    stopped: (who: Who): string => `${whose(who)} Defense stops the Attack`,
    turned: (who: Who): string => `${whose(who)} Counter turns the Attack back`,
    bothHeal: "Both heal",
    heals: (who: Who): string => does(who, "heal"),
    nothing: "Nothing happens",
    none: "Nobody lays a card",
    takes: (who: Who, amount: number): string => `${does(who, "take")} ${amount}`,
    gains: (who: Who, amount: number): string => `${does(who, "gain")} ${amount}`,
    noLoss: "No change",
    met: (mine: string, theirs: string): string => `${mine} meets ${theirs}`,
    roundEnds: (round: number, first: number, second: number): string =>
      `Round ${round} ends ${first} to ${second}`,
  },
  why: {
    knockout: "Knocked out",
    "knockout draw": "Both fell in the same round",
    decision: (rounds: number): string =>
      `Higher HP after ${rounds === 3 ? "three" : rounds} rounds`,
    "sudden-death": "Decided in sudden death",
    "round-cap": "Level to the very last round",
  },
  /** Short enough for a card. */
  cardText: (card: CardId, damage: number, healing: number): string =>
    ({
      attack: `Deals ${damage} damage.`,
      defense: "Stops an attack.",
      heal: `You gain ${healing} HP.`,
      counter: `Turns an attack back for ${damage}.`,
    })[card],
};
