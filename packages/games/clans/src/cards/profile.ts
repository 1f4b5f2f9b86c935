import { ABILITIES } from "./abilities.ts";
import { CARD_IDS, cardRow } from "./cards.ts";
import type { CardId } from "./cards.ts";
import type { Effect, LanesPart, Stage, Terrain, Tick, Whom } from "./language.ts";

/**
 * A card as a fight reads it: the numbers and flags of all its abilities by where they speak and of whom. It is made
 * from the rows once, because a fight asks for it thousands of times a second.
 */
export interface Profile {
  readonly damage: number;
  readonly hp: number;
  readonly tick: Tick;
  readonly move: number;
  readonly element: Terrain | null;
  /** Added to hits from the beginning of a fight to its end: of the whole stack, of the other card. */
  readonly inspires: number;
  readonly rallies: number;
  /** Taken from hits on its stack, likewise. */
  readonly fortifies: number;
  /** Added to its own hits; to hits of the other card while it lives. */
  readonly fury: number;
  readonly banner: number;
  /** Taken from hits on itself; on its stack while it lives. */
  readonly shield: number;
  readonly totem: number;
  readonly thorns: number;
  /** Healed at the end of a tick: itself, the other card; and at the end of a round. */
  readonly regen: number;
  readonly heals: number;
  readonly mends: number;
  readonly strikesFirst: boolean;
  readonly shoots: boolean;
  readonly cleaves: boolean;
  readonly guards: boolean;
  readonly shootsFar: boolean;
  readonly hides: boolean;
  readonly spies: boolean;
  readonly drops: boolean;
  readonly slips: boolean;
}

function profile({ damage, hp, tick, move, element, abilities }: LanesPart): Profile {
  const sum = (at: Stage, verb: Effect["verb"], whom: Whom): number =>
    abilities.reduce((total, { tag, amount }) => {
      const { does } = ABILITIES[tag];
      const speaks = "whom" in does && does.at === at && does.verb === verb && does.whom === whom;
      return speaks ? total + amount * does.times : total;
    }, 0);
  const has = (at: Stage, verb: Effect["verb"]): boolean =>
    abilities.some(({ tag }) => ABILITIES[tag].does.at === at && ABILITIES[tag].does.verb === verb);
  return {
    damage,
    hp,
    tick,
    move,
    element,
    inspires: sum("muster", "damage", "stack"),
    rallies: sum("muster", "damage", "other"),
    fortifies: sum("muster", "ward", "stack"),
    fury: sum("raise", "damage", "self"),
    banner: sum("raise", "damage", "other"),
    shield: sum("lower", "ward", "self"),
    totem: sum("lower", "ward", "stack"),
    thorns: sum("answer", "thorns", "self"),
    regen: sum("tick", "heal", "self"),
    heals: sum("tick", "heal", "other"),
    mends: sum("round", "heal", "self"),
    strikesFirst: has("strike", "first"),
    shoots: has("strike", "shoot"),
    cleaves: has("spill", "cleave"),
    guards: has("aim", "draw"),
    shootsFar: has("far", "shoot"),
    hides: has("look", "hide"),
    spies: has("look", "spy"),
    drops: has("plan", "drop"),
    slips: has("walk", "slip"),
  };
}

/** By card; what the lanes do not have is not asked for there. */
export const PROFILES = Object.fromEntries(
  CARD_IDS.flatMap((id) => {
    const part = cardRow(id).lanes;
    return part ? [[id, profile(part)]] : [];
  }),
) as Readonly<Record<CardId, Profile>>; // every card asked for here is one of the lanes
