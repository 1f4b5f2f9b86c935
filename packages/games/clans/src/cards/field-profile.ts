import { CARD_IDS, cardRow } from "./cards.ts";
import type { CardId } from "./cards.ts";
import { FIELD_ABILITIES } from "./field-abilities.ts";
import type { FieldAbility, FieldEffect, FieldPart, FieldStage, Reach } from "./field-language.ts";

/**
 * What a card's abilities come to in the field, by where they speak and of whom. Made from the rows once: an action asks
 * for it many times. Numbers are 0 and flags false where nothing of it is printed.
 */
export interface Powers {
  /** Added to attacks: its own, of the others on its tile, of its column, of its class near it. */
  readonly fury: number;
  readonly commands: number;
  readonly inspires: number;
  readonly motivates: number;
  /** Taken from attacks and answers: on itself, on its tile, on its column. */
  readonly shield: number;
  readonly tileShield: number;
  readonly fortifies: number;
  /** Healed at a turn's start: itself, another of its column. */
  readonly regen: number;
  readonly heals: number;
  readonly thorns: number;
  /** What it heals as an action; 0 for whoever is no medic. */
  readonly medic: number;
  readonly trap: number;
  readonly ignites: number;
  readonly flags: Readonly<Partial<Record<FieldEffect["verb"], true>>>;
}

function powersOf(abilities: readonly FieldAbility[]): Powers {
  const sum = (at: FieldStage, verb: FieldEffect["verb"], reach?: Reach): number =>
    abilities.reduce((total, { tag, amount }) => {
      const { does } = FIELD_ABILITIES[tag];
      const speaks = does.at === at && does.verb === verb;
      if (!speaks || (reach && !("reach" in does && does.reach === reach))) return total;
      return total + amount * ("times" in does ? does.times : 1);
    }, 0);
  return {
    fury: sum("raise", "damage", "self"),
    commands: sum("raise", "damage", "others"),
    inspires: sum("raise", "damage", "column"),
    motivates: sum("raise", "damage", "class"),
    shield: sum("lower", "ward", "self"),
    tileShield: sum("lower", "ward", "tile"),
    fortifies: sum("lower", "ward", "column"),
    regen: sum("start", "heal", "self"),
    heals: sum("start", "heal", "column"),
    thorns: sum("after", "thorns"),
    medic: sum("act", "heal"),
    trap: sum("place", "trap"),
    ignites: sum("act", "ignite"),
    flags: Object.fromEntries(
      abilities.map(({ tag }) => [FIELD_ABILITIES[tag].does.verb, true] as const),
    ),
  };
}

const fielded = CARD_IDS.flatMap((id) => {
  const part = cardRow(id).field;
  return part ? [[id, part] as const] : [];
});

/** By card; what the field does not have is not asked for there. */
export const PARTS = Object.fromEntries(fielded) as Readonly<Record<CardId, FieldPart>>; // every card asked for here is one of the field
export const POWERS = Object.fromEntries(
  fielded.map(([id, { abilities }]) => [id, powersOf(abilities)]),
) as Readonly<Record<CardId, Powers>>; // likewise

type FieldVerb = FieldEffect["verb"];

/** The cards with any of these verbs printed on them. Whoever asks it of everybody, after every action, keeps the answer. */
export const kitsWith = (...verbs: readonly FieldVerb[]): ReadonlySet<CardId> =>
  new Set(fielded.flatMap(([id]) => (verbs.some((verb) => POWERS[id].flags[verb]) ? [id] : [])));

/** The same for each verb; nothing where it is on no card. */
export const ABLE: Readonly<Partial<Record<FieldVerb, ReadonlySet<CardId>>>> = Object.fromEntries(
  Object.values(FIELD_ABILITIES).map(({ does }) => [does.verb, kitsWith(does.verb)]),
);
