import type { Encounter, Move, View } from "@holmgang/campaign";
import { soldierWorth } from "./soldier-worth.ts";

type Of<K extends Move["kind"]> = Extract<Move, { readonly kind: K }>;
const those = <K extends Move["kind"]>(legal: readonly Move[], kind: K): readonly Of<K>[] =>
  legal.filter((move): move is Of<K> => move.kind === kind);

/** First what costs nothing, then the town, then the road. */
export const inCamp = (view: View, legal: readonly Move[]): Move | null =>
  heals(view, legal) ??
  those(legal, "activate")[0] ??
  recruits(view, legal) ??
  builds(view, legal) ??
  travels(view, legal);

const HEALS = { "field-medic": 15, "military-hospital": 30 } as const;

/** A consumable is used where nothing of it is wasted, or where it is needed. */
function heals({ hp, maxHp }: View, legal: readonly Move[]): Move | null {
  const isUseful = ({ item }: Of<"use">): boolean => maxHp - hp >= HEALS[item] || hp < maxHp / 2;
  return those(legal, "use").find(isUseful) ?? null;
}

/** Who is weaker than this stays behind, unless the deck is thin. */
const WORTHY = 20;
const THIN = 22;

function recruits({ deck, reserves }: View, legal: readonly Move[]): Move | null {
  const fitness = (id: number): number => {
    const found = reserves.find((soldier) => soldier.id === id);
    return found && !found.decoy ? soldierWorth(found.card) : 0;
  };
  const [best] = those(legal, "recruit").toSorted(
    (a, b) => fitness(b.soldier) - fitness(a.soldier),
  );
  return best && (fitness(best.soldier) >= WORTHY || deck.length < THIN) ? best : null;
}

/** What pays for itself first; gold for a shop is kept. */
const PLANS = ["supply-depot", "officers-academy", "war-college", "medic-corps"] as const;
const KEPT = { "supply-depot": 0, "officers-academy": 40, "war-college": 80, "medic-corps": 150 };

function builds({ gold, town, n, act }: View, legal: readonly Move[]): Move | null {
  const isEarly = n < 6 || act < 3;
  const affordable = PLANS.find((plan) => {
    const cost = town.plans.find(({ building }) => building === plan)?.cost;
    return cost !== undefined && gold - cost >= KEPT[plan];
  });
  return (isEarly && those(legal, "build").find(({ building }) => building === affordable)) || null;
}

/** The best of the encounters; waiting, if even that costs more than it brings. */
function travels(view: View, legal: readonly Move[]): Move | null {
  const scored = legal
    .filter(({ kind }) => kind === "travel" || kind === "wait")
    .map((move) => ({
      move,
      score: move.kind === "travel" ? worthOf(view, view.choices[move.choice]!) : WAITING,
    }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.move ?? null;
}

/** What waiting is worth: a setback, and sometimes a card. */
const WAITING = -45;

/** What a fight costs a whole army in cards and HP, by difficulty, in gold. */
const COSTS = { easy: 25, normal: 40, hard: 70, elite: 90, boss: 0 } as const;
/** With fewer cards it costs more: so many are a whole army. */
const WHOLE = 24;

/** What going there is worth, in gold. */
function worthOf(view: View, { kind, difficulty, gold, offer }: Omit<Encounter, "secret">): number {
  const { hp, maxHp, fallen, deck } = view;
  if (kind === "boss") return bossWorth(view);
  const cost = difficulty ? COSTS[difficulty] : kind === "mystery" ? 30 : 0;
  const weakness = Math.max(1, WHOLE / Math.max(1, deck.length)) ** 2 * (hp < maxHp / 2 ? 2 : 1);
  const gift =
    offer === null ? 0 : offer.kind === "item" ? 18 : offer.kind === "gold" ? offer.gold : 60;
  const rest = kind === "rest" ? 1.5 * Math.min(maxHp - hp, maxHp * 0.3) : 0;
  const shop = kind === "shop" ? Math.min(view.gold, 150) * 0.25 + 3 * fallen.length : 0;
  return (gold ?? 25) + gift + rest + shop - cost * weakness;
}

/** The boss is met by a whole army, or when there is no hope of one. */
function bossWorth({ hp, maxHp, n, deck }: View): number {
  const isReady = hp >= maxHp * 0.8 && deck.length >= 18;
  return isReady || n >= 25 ? 1000 : -100;
}
