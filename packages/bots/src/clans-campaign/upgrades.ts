import type { Move, View } from "@holmgang/campaign";

/** What most of the army consists of is made better; then it marches. */
export function upgrades({ deck, gold }: View, legal: readonly Move[]): Move | null {
  const countOf = (move: Move): number =>
    move.kind === "upgrade"
      ? deck.filter(({ card, decoy }) => card === move.card && !decoy).length
      : 0;
  const [best] = legal.toSorted((a, b) => countOf(b) - countOf(a));
  const isWorth = best !== undefined && countOf(best) >= 2 && gold >= 60;
  return isWorth ? best : (legal.find(({ kind }) => kind === "march") ?? null);
}
