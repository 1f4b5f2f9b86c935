import type { Settings } from "./settings.ts";

/** A word of the game, what it means in a match with these settings, and the rule it comes from. */
export interface GlossaryEntry {
  /** A card's own id, a keyword's, or another word's. */
  readonly id: string;
  readonly term: string;
  readonly rule: string;
  readonly text: (settings: Settings) => string;
}

const entry = (
  id: string,
  term: string,
  rule: string,
  text: string | ((settings: Settings) => string),
): GlossaryEntry => ({ id, term, rule, text: typeof text === "string" ? () => text : text });

/** The words on cards and of the table. A keyword's id is its own. */
export const TERMS: readonly GlossaryEntry[] = [
  entry("deploy", "Deploy", "R38", "Once, when the unit comes onto a slot. A move is none."),
  entry("consume", "Consume", "R39", "When this unit is deployed onto one of your own units."),
  entry("consumed", "Consumed", "R39", "When another of your units is deployed onto this one."),
  entry(
    "death",
    "Death",
    "R40",
    "When the unit is left without power, killed or consumed. Not when it returns to a hand or the round ends.",
  ),
  entry("conquer", "Conquer", "R41", "When the unit has won its lane at the end of a round."),
  entry(
    "activate",
    "Activate",
    "R42",
    "An ability you use in your turn, once. The number counts your turn starts until it is ready.",
  ),
  entry(
    "turnStart",
    "Turn start",
    "R18",
    "At the beginning of each of your turns, before you act.",
  ),
  entry(
    "close",
    "Close",
    "R36",
    "The slots to the left and right on both sides, and the slot in front.",
  ),
  entry("front", "In front", "R37", "The other player’s slot in the same lane."),
  entry("ally", "Ally", "R37", "Another unit of yours."),
  entry("enemy", "Enemy", "R37", "A unit of your rival’s."),
  entry(
    "power",
    "Power",
    "R29",
    "What is printed, plus buffs, minus damage, plus the slot’s modifier.",
  ),
  entry("wounded", "Wounded", "R33", "With less power than is printed on the card."),
  entry("buff", "Buff", "R31", "More power, until the unit leaves the board."),
  entry("damage", "Damage", "R30", "Less power, until it is healed or the unit leaves the board."),
  entry("heal", "Heal", "R32", "Takes damage away, at most as much as there is. Buffs stay."),
  entry("kill", "Kill", "R43", "The unit dies whatever its power."),
  entry(
    "cleanse",
    "Cleanse",
    "R44",
    "The slot’s modifier becomes 0; a unit there loses its buffs and its abilities. Damage stays.",
  ),
  entry("return", "Return", "R27", "Back to its owner’s hand, as a new card. That is no death."),
  entry(
    "move",
    "Move or swap",
    "R26",
    "To another slot of the same side; whoever stands there changes places. Nothing is deployed.",
  ),
  entry(
    "modifier",
    "Slot modifier",
    "R35",
    "Counts for the unit that stands on the slot, until the round ends.",
  ),
  entry(
    "ongoing",
    "Ongoing effect",
    "R45",
    "Lies on a slot and acts on every unit deployed there, before the unit’s own Deploy.",
  ),
  entry("token", "Token", "R28", "In no deck. When it leaves the board it leaves the game."),
  entry("pass", "Pass", "R20", "You play no more in this round. Your units stay."),
  entry(
    "lane",
    "Lane",
    "R14",
    "Two slots that face each other. At the end of a round the higher power wins it.",
  ),
  entry(
    "round",
    "Round",
    "R15",
    ({ laterDraw }) =>
      `Whoever has won more lanes has won it. Two won rounds are the match. Before each later one both draw ${laterDraw}.`,
  ),
];
