import type { Seat } from "@holmgang/kernel";
import { readyLanes } from "./activation.ts";
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
  const uses: Move[] = readyLanes(state, seat).map((lane) => ({ kind: "activate", lane }));
  if (state.activating) return [...uses, { kind: "done" }];
  const hand = [...new Set(state.seats[seat].hand)];
  return [...hand.flatMap((card) => plays(state, seat, card)), ...uses, { kind: "pass" }];
}

function choices(state: State, pending: AbilityEffect): readonly Move[] {
  const listed: Move[] = optionsFor(state, pending).map((option) => ({ kind: "choose", option }));
  return abilityFor(pending).may ? [...listed, { kind: "choose", option: null }] : listed;
}

/** Every way to play a card from the hand. */
export function plays(board: ChoiceBoard, seat: Seat, card: CardId): readonly Move[] {
  if (!isUnit(card))
    return targetsOf(board, castEffect(card, seat)).map((targets) => ({
      kind: "cast",
      card,
      targets,
    }));
  return LANES.filter((lane) => deployBar(board, card, seat, lane) === null).map((lane) => ({
    kind: "deploy",
    card,
    lane,
  }));
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
  return optionsFor(board, effect).flatMap((option) => {
    if ("card" in option) return [];
    if (last) return [[option]];
    const rest = targetsOf(board, { ...effect, chosen: [...effect.chosen, option] });
    return rest.map((targets) => [option, ...targets]);
  });
}
