import type { CardId } from "../cards/cards.ts";
import { starter } from "./starters.ts";
import type { Counts, Starter } from "./starters.ts";

/** A deck of the field that is there from the beginning. */
interface FieldStarter extends Starter {
  /** The Common that one more copy only feigns. */
  readonly decoy: CardId | null;
}

const fieldStarter = (
  decoy: CardId | null,
  ...[hero, id, about, counts]: Parameters<typeof starter>
): FieldStarter => ({ ...starter(hero, id, about, counts satisfies Counts), decoy });

/** The very first is what a player without a deck brings. */
export const FIELD_STARTERS: readonly [FieldStarter, ...FieldStarter[]] = [
  fieldStarter(
    "fusilier",
    "napoleon",
    "field-grand-army",
    ["Grand Army", "Infantry, hussars and guns behind drummers: a bit of everything."],
    {
      scout: 1,
      voltigeur: 3,
      fusilier: 2,
      "line-infantry": 3,
      "field-cannon": 2,
      sapper: 2,
      "drummer-boy": 2,
      grenadier: 3,
      hussar: 3,
      cuirassier: 2,
      "field-medic": 1,
    },
  ),
  fieldStarter(
    "pikeman",
    "napoleon",
    "field-levy",
    ["Levy", "One of each class and terrain: a deck to learn with."],
    {
      scout: 1,
      cavalry: 4,
      "desert-elite-striker": 1,
      "lake-elite-striker": 1,
      "woods-elite-striker": 1,
      pikeman: 3,
      "desert-veteran": 1,
      "lake-veteran": 1,
      "woods-veteran": 1,
      "shield-guard": 3,
      archer: 3,
      "desert-cannon": 1,
      "lake-cannon": 1,
      "woods-cannon": 1,
      "field-medic": 1,
    },
  ),
  fieldStarter(
    "saracen-infantry",
    "saladin",
    "field-desert-host",
    ["Desert Host", "Cavalry before, archers behind, catapults over both."],
    {
      scout: 1,
      "mamluk-cavalry": 5,
      "saracen-infantry": 3,
      "desert-guard": 3,
      "bedouin-archer": 3,
      "royal-mamluk": 3,
      "saladins-chosen": 3,
      "siege-catapult": 2,
      "field-medic": 1,
    },
  ),
  fieldStarter(
    null,
    "saladin",
    "field-sandstorm",
    ["Sandstorm", "A storm of raiders: over before anybody stands."],
    {
      scout: 1,
      "desert-raider": 10,
      "light-infantry": 6,
      skirmisher: 3,
      "swift-lancer": 3,
      "desert-war-banner": 2,
    },
  ),
  fieldStarter(
    null,
    "saladin",
    "field-desert-aggro",
    ["Desert Aggro", "Riders and pikes around a banner."],
    {
      scout: 1,
      cavalry: 8,
      pikeman: 8,
      "shield-guard": 6,
      "desert-war-banner": 2,
    },
  ),
  fieldStarter(
    "royal-marine",
    "nelson",
    "field-royal-navy",
    ["Royal Navy", "Hulls that hold while gunners work."],
    {
      scout: 1,
      "boarding-party": 3,
      "royal-marine": 3,
      "ironclad-hull": 5,
      "naval-gunner": 3,
      "first-mate": 3,
      "veteran-sailor": 3,
      "ship-cannon": 2,
      "field-medic": 1,
    },
  ),
  fieldStarter(null, "nelson", "field-blockade", ["Blockade", "Nothing comes through."], {
    scout: 1,
    "ironclad-hull": 10,
    "line-marine": 6,
    "elite-guard": 3,
    "supply-ship": 2,
    "deck-gunner": 3,
  }),
  fieldStarter(
    null,
    "nelson",
    "field-broadside",
    ["Broadside", "Boarders ahead of every gun there is."],
    {
      scout: 1,
      musketeer: 3,
      "boarding-party": 15,
      "naval-cannon": 3,
      "first-mate": 3,
    },
  ),
  fieldStarter(
    null,
    "nelson",
    "field-lake-control",
    ["Lake Control", "Pikes and shields around a totem."],
    {
      scout: 1,
      cavalry: 8,
      pikeman: 8,
      "shield-guard": 6,
      "lake-shield-totem": 2,
    },
  ),
  fieldStarter(
    "austrian-infantry",
    "charles",
    "field-austrian-line",
    ["Austrian Line", "A line with cannons in it, and an officer who keeps it."],
    {
      scout: 1,
      "austrian-jager": 4,
      "austrian-infantry": 6,
      "austrian-grenadier": 3,
      "austrian-hussar": 3,
      "austrian-cuirassier": 2,
      "austrian-cannon": 3,
      "austrian-officer": 1,
      "field-medic": 1,
    },
  ),
  fieldStarter(
    null,
    "charles",
    "field-alpine-defense",
    ["Alpine Defense", "Mountains with guns on them."],
    {
      scout: 1,
      "alpine-guard": 10,
      "forest-ranger": 6,
      "mountain-hunter": 3,
      "field-hospital": 2,
      "mountain-gun": 3,
    },
  ),
  fieldStarter(
    null,
    "charles",
    "field-coalition",
    ["Coalition", "Pikes of many lands, and what they could borrow."],
    {
      scout: 1,
      pikeman: 15,
      archer: 3,
      "woods-elite-striker": 3,
      "lake-cannon": 3,
    },
  ),
];

/** A starter as a deck names its cards. */
export const fieldDeck = ({ hero, cards, decoy }: FieldStarter) => ({
  hero,
  cards: decoy ? [...cards, `${decoy}/decoy`] : [...cards],
});
