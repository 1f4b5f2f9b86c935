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

function travels(view: View, legal: readonly Move[]): Move | null {
  const scored = those(legal, "travel").map((move) => ({
    move,
    score: worthOf(view, view.choices[move.choice]!),
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.move ?? null;
}

/** HP that a fight may cost, by difficulty. */
const RISKS = { easy: 3, normal: 5, hard: 9, elite: 14, boss: 30 } as const;

/** What going there is worth, in gold; HP are the dearer the fewer there are. */
function worthOf(view: View, { kind, difficulty, gold, offer }: Omit<Encounter, "secret">): number {
  const { hp, maxHp, fallen } = view;
  const health = hp / maxHp;
  if (kind === "boss") return bossWorth(view);
  const risk = difficulty ? RISKS[difficulty] : kind === "mystery" ? 4 : 0;
  const fear = risk * (health > 0.7 ? 1.5 : health > 0.4 ? 4 : 12);
  const gift =
    offer === null ? 0 : offer.kind === "item" ? 18 : offer.kind === "gold" ? offer.gold : 60;
  const rest = kind === "rest" ? Math.min(maxHp - hp, maxHp * 0.3) * (health > 0.6 ? 1.5 : 3) : 0;
  const shop = kind === "shop" ? Math.min(view.gold, 120) * 0.3 + 5 * fallen.length : 0;
  return (gold ?? 25) + gift + rest + shop - fear;
}

/** The boss is met in full strength, or when time runs out. */
function bossWorth({ hp, maxHp, n, deck }: View): number {
  const isReady = hp >= maxHp * 0.9 && deck.length >= 20;
  const isLate = n >= 12 && hp >= maxHp * 0.7;
  return isReady || isLate || n >= 20 ? 1000 : -100;
}
