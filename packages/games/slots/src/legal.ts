import type { Seat } from "@holmgang/kernel";
import { activationBar } from "./activation.ts";
import { isUnit } from "./cards/cards.ts";
import type { ActionId, CardId } from "./cards/cards.ts";
import { deployBar } from "./deploy.ts";
import { LANES } from "./shape.ts";
import type { AbilityEffect, Move, Place, State } from "./shape.ts";
import { abilityFor, optionsFor } from "./targets.ts";
import type { ChoiceBoard } from "./targets.ts";

/** Everything the asked seat can do: the same card twice in the hand is listed once. */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const { pending } = state;
  if (pending) return choices(state, pending);
  const found: Move[] = [];
  if (!state.activating) {
    const { hand } = state.seats[seat];
    for (let i = 0; i < hand.length; i++)
      if (hand.indexOf(hand[i]!) === i) pushPlays(state, seat, hand[i]!, found);
  }
  for (const lane of LANES)
    if (activationBar(state, seat, lane) === null) found.push({ kind: "activate", lane });
  found.push(state.activating ? { kind: "done" } : { kind: "pass" });
  return found;
}

function choices(state: State, pending: AbilityEffect): readonly Move[] {
  const listed: Move[] = optionsFor(state, pending).map((option) => ({ kind: "choose", option }));
  return abilityFor(pending).may ? [...listed, { kind: "choose", option: null }] : listed;
}

/** Every way to play a card from the hand. */
export function plays(board: ChoiceBoard, seat: Seat, card: CardId): readonly Move[] {
  const found: Move[] = [];
  pushPlays(board, seat, card, found);
  return found;
}

function pushPlays(board: ChoiceBoard, seat: Seat, card: CardId, found: Move[]): void {
  if (isUnit(card)) {
    for (const lane of LANES)
      if (deployBar(board, card, seat, lane) === null) found.push({ kind: "deploy", card, lane });
  } else {
    for (const targets of targetsOf(board, castEffect(card, seat)))
      found.push({ kind: "cast", card, targets });
  }
}

export const castEffect = (
  card: ActionId,
  seat: Seat,
  chosen: readonly Place[] = [],
): AbilityEffect => ({
  kind: "ability",
  card,
  trigger: "cast",
  seat,
  lane: 0,
  unit: null,
  x: 0,
  chosen,
});

/** Every full list of targets for an action. */
function targetsOf(board: ChoiceBoard, effect: AbilityEffect): readonly (readonly Place[])[] {
  const last = effect.chosen.length + 1 === abilityFor(effect).asks.length;
  const found: (readonly Place[])[] = [];
  for (const option of optionsFor(board, effect)) {
    if ("card" in option) continue;
    if (last) found.push([option]);
    else
      for (const rest of targetsOf(board, { ...effect, chosen: [...effect.chosen, option] }))
        found.push([option, ...rest]);
  }
  return found;
}
