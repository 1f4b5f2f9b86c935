import type { CardId } from "@holmgang/clans";
import { pick } from "@holmgang/kernel";
import type { CardReason } from "./events.ts";
import type { Run } from "./run.ts";
import type { Soldier } from "./shape.ts";

/** As many cards as a battle can take; who comes after waits in the Reserves. */
const MOST_CARDS = 120;

/** A new card of the army. */
export function enlist(run: Run, card: CardId, to: "deck" | "reserves", why: CardReason): void {
  const { state } = run;
  const soldier: Soldier = { id: ++state.enlisted, card, decoy: false, grade: 0 };
  if (to === "deck") return join(run, soldier, why);
  state.reserves.push({ ...soldier, locked: 0 });
  run.emit({ kind: "card", card, to, why });
}

/** Into the deck. */
export function join({ state, emit }: Run, soldier: Soldier, why: CardReason): void {
  const isRoom = state.deck.length < MOST_CARDS;
  if (isRoom) state.deck.push(soldier);
  else state.reserves.push({ ...soldier, locked: 0 });
  emit({ kind: "card", card: soldier.card, to: isRoom ? "deck" : "reserves", why });
}

export const hasRoom = (deck: readonly Soldier[]): boolean => deck.length < MOST_CARDS;

/** Out of the deck, to be repaired or revived. */
export function fall({ state, emit }: Run, soldier: Soldier, why: CardReason): void {
  state.deck = state.deck.filter(({ id }) => id !== soldier.id);
  state.fallen.push(soldier);
  emit({ kind: "card", card: soldier.card, to: "fallen", why });
}

/** Any card of the deck goes to the Reserves, locked for so many encounters. */
export function sideline(run: Run, locked: number, why: "ill" | "setback"): void {
  const { state, rng, emit } = run;
  if (state.deck.length === 0) return;
  const soldier = pick(rng, state.deck);
  state.deck = state.deck.filter(({ id }) => id !== soldier.id);
  state.reserves.push({ ...soldier, locked });
  emit({ kind: "card", card: soldier.card, to: "reserves", why });
}
