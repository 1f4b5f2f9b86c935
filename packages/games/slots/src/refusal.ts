import type { Refusal, Seat } from "@holmgang/kernel";
import { activationBar } from "./activation.ts";
import { place, samePlace, unitAt } from "./board.ts";
import { CARDS, isUnit } from "./cards/cards.ts";
import type { CardId } from "./cards/cards.ts";
import { deployBar } from "./deploy.ts";
import { castEffect } from "./legal.ts";
import type { Lane, Move, Option, Place, State } from "./shape.ts";
import { abilityFor, optionsFor } from "./targets.ts";

const no = (code: string, words: string): Refusal => ({ code, words });

/** Why the asked seat may not do this, in words for a player, or null. */
export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.pending)
    return move.kind === "choose"
      ? choiceRefusal(state, move.option)
      : no("choose-first", `${CARDS[state.pending.card].name} waits for your choice.`);
  switch (move.kind) {
    case "choose":
      return no("nothing-to-choose", "There is nothing to choose now.");
    case "deploy":
      return held(state, seat, move.card) ?? deployRefusal(state, seat, move.card, move.lane);
    case "cast":
      return held(state, seat, move.card) ?? castRefusal(state, seat, move.card, move.targets);
    case "activate":
      return activateRefusal(state, seat, move.lane);
    case "done":
      return state.activating
        ? null
        : no("nothing-used", "You have used no ability: play a card, use one, or pass.");
    case "pass":
      return state.activating ? inAbilities : null;
  }
}

const inAbilities = no(
  "turn-of-abilities",
  "You have used an ability: this turn you can only use more of them, or end it.",
);

function held(state: State, seat: Seat, card: CardId): Refusal | null {
  if (state.activating) return inAbilities;
  return state.seats[seat].hand.includes(card)
    ? null
    : no("not-in-hand", `${CARDS[card].name} is not in your hand.`);
}

function deployRefusal(state: State, seat: Seat, card: CardId, lane: Lane): Refusal | null {
  const { name } = CARDS[card];
  if (!isUnit(card)) return no("not-a-unit", `${name} is an action: it goes onto no slot.`);
  switch (deployBar(state, card, seat, lane)) {
    case "barred":
      return no("barred", "The unit in front of that slot lets nobody be deployed there.");
    case "needs-own-unit":
      return no("needs-own-unit", `${name} is played onto one of your own units.`);
    case null:
      return null;
  }
}

function castRefusal(
  state: State,
  seat: Seat,
  card: CardId,
  targets: readonly Place[],
): Refusal | null {
  const { name } = CARDS[card];
  if (isUnit(card)) return no("not-an-action", `${name} is a unit: it is deployed onto a slot.`);
  const { asks } = abilityFor(castEffect(card, seat));
  if (optionsFor(state, castEffect(card, seat)).length === 0)
    return no("no-target", `${name} has nothing to aim at.`);
  const wrong = targets
    .slice(0, asks.length)
    .some(
      (target, index) =>
        !isListed(optionsFor(state, castEffect(card, seat, targets.slice(0, index))), target),
    );
  if (wrong) return no("bad-target", `${name} cannot aim there.`);
  return targets.length === asks.length
    ? null
    : no(
        "bad-target",
        `${name} needs ${asks.length === 1 ? "one target" : `${asks.length} targets`}.`,
      );
}

function activateRefusal(state: State, seat: Seat, lane: Lane): Refusal | null {
  const unit = unitAt(state, place(seat, lane));
  const name = unit ? CARDS[unit.card].name : "The slot";
  switch (activationBar(state, seat, lane)) {
    case "no-ability":
      return no("no-ability", `${name} has no ability to use.`);
    case "used":
      return no("used", `${name} has used its ability already.`);
    case "not-ready":
      return no("not-ready", `${name} is not ready yet.`);
    case "nothing-to-do":
      return no("nothing-to-do", `${name} has nothing to use its ability on.`);
    case null:
      return null;
  }
}

function choiceRefusal(state: State, option: Option | null): Refusal | null {
  const { pending } = state;
  if (!pending) return null;
  if (option === null)
    return abilityFor(pending).may
      ? null
      : no("must-choose", `${CARDS[pending.card].name} must have a target.`);
  return isListed(optionsFor(state, pending), option)
    ? null
    : no("not-an-option", `${CARDS[pending.card].name} cannot take that.`);
}

const isListed = (options: readonly Option[], option: Option): boolean =>
  options.some((other) =>
    "card" in option
      ? "card" in other && other.card === option.card
      : !("card" in other) && samePlace(other, option),
  );
