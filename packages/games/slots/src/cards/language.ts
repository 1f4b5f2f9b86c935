/** The words a card's row is written in. All of it is plain data: it can be shown, changed by the lab, put into text. */

/** When an ability comes into play. `cast` is an action's own effect; `near…` and `actionPlayed` react to others. */
export const TRIGGERS = [
  "deploy",
  "consume",
  "consumed",
  "death",
  "conquer",
  "turnStart",
  "activate",
  "nearDeath",
  "nearDamage",
  "actionPlayed",
  "cast",
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/**
 * Places as seen from an ability's source. `target` is what was chosen first, `second` what was chosen after it;
 * `lanesAround` both sides of the target's lane and the lanes beside it, `slotsAround` the target slot and the slots of
 * the same owner beside it. `consumer` is the unit being deployed onto the source.
 */
export type Where =
  | "self"
  | "front"
  | "closeAllies"
  | "consumer"
  | "target"
  | "second"
  | "lanesAround"
  | "slotsAround";

/** A number, or the one the trigger brings: damage seen, power a unit had when it left. */
export type Amount = number | "x";

export type Verb =
  | { readonly verb: "damage"; readonly amount: Amount; readonly at: Where }
  | { readonly verb: "buff"; readonly amount: Amount; readonly at: Where }
  | { readonly verb: "heal"; readonly amount: number; readonly at: Where }
  | { readonly verb: "kill"; readonly at: Where }
  | { readonly verb: "bounce"; readonly at: Where }
  | { readonly verb: "cleanse"; readonly at: Where }
  | { readonly verb: "mirror"; readonly at: Where }
  | { readonly verb: "modify"; readonly amount: Amount; readonly at: Where }
  | { readonly verb: "mark"; readonly effect: OngoingId; readonly at: Where }
  | { readonly verb: "move"; readonly from: Where; readonly to: Where }
  | { readonly verb: "draw"; readonly count: number }
  /** Deploys a token onto the target, or the chosen graveyard card onto the second. */
  | { readonly verb: "summon"; readonly token: "squire" | null; readonly at: Where };

/** What a player is asked to choose. `near: "target"` is beside the first choice, on the same side. */
export interface Ask {
  readonly of: "unit" | "slot" | "grave";
  readonly whose: "own" | "enemy" | "any";
  readonly near: "anywhere" | "close" | "target";
  readonly only:
    | { readonly is: "wounded" | "deployable" }
    | { readonly is: "powerFrom"; readonly power: number }
    /** A unit card by its printed power, and not another of the asking card's own name. */
    | { readonly is: "printedUpTo"; readonly power: number }
    | null;
}

export interface Ability {
  readonly asks: readonly Ask[];
  /** Whether the choice may be declined. */
  readonly may: boolean;
  readonly does: readonly Verb[];
}

export type Static = "ontoOwn" | "bars" | "lowestWins";

interface Named {
  readonly name: string;
  /** Its number in deck codes; never reused. */
  readonly number: number;
}

export interface UnitRow extends Named {
  readonly kind: "unit";
  readonly power: number;
  readonly on: Readonly<Partial<Record<Exclude<Trigger, "cast">, Ability>>>;
  /** Own turn starts until an Activate may be used; null without one. */
  readonly ready: number | null;
  readonly static: Static | null;
  readonly token: boolean;
}

export interface ActionRow extends Named {
  readonly kind: "action";
  readonly on: { readonly cast: Ability };
}

export type CardRow = UnitRow | ActionRow;

/** Effects that lie on a slot and meet every unit its owner deploys there. */
export const ONGOING = {
  bulwark: { name: "Bulwark", does: [{ verb: "buff", amount: 2, at: "self" }] },
  brambles: { name: "Brambles", does: [{ verb: "damage", amount: 2, at: "self" }] },
  watchfire: { name: "Watchfire", does: [{ verb: "damage", amount: 1, at: "front" }] },
} as const;
export type OngoingId = keyof typeof ONGOING;

// How rows are written.

export const damage = (amount: Amount, at: Where): Verb => ({ verb: "damage", amount, at });
export const buff = (amount: Amount, at: Where): Verb => ({ verb: "buff", amount, at });
export const heal = (amount: number, at: Where): Verb => ({ verb: "heal", amount, at });
export const kill = (at: Where): Verb => ({ verb: "kill", at });
export const bounce = (at: Where): Verb => ({ verb: "bounce", at });
export const cleanse = (at: Where): Verb => ({ verb: "cleanse", at });
export const mirror = (at: Where): Verb => ({ verb: "mirror", at });
export const modify = (amount: Amount, at: Where): Verb => ({ verb: "modify", amount, at });
export const mark = (effect: OngoingId, at: Where): Verb => ({ verb: "mark", effect, at });
export const move = (from: Where, to: Where): Verb => ({ verb: "move", from, to });
export const draw = (count: number): Verb => ({ verb: "draw", count });
export const summon = (token: "squire" | null, at: Where): Verb => ({ verb: "summon", token, at });

export const does = (...verbs: readonly Verb[]): Ability => ({
  asks: [],
  may: false,
  does: verbs,
});
export const choose = (asks: Ask | readonly Ask[], ...verbs: readonly Verb[]): Ability => ({
  asks: "of" in asks ? [asks] : asks,
  may: false,
  does: verbs,
});
export const mayChoose = (ask: Ask, ...verbs: readonly Verb[]): Ability => ({
  asks: [ask],
  may: true,
  does: verbs,
});
