import { beside, isClose, ownFirst, place, unitAt } from "./board.ts";
import type { Board } from "./board.ts";
import { CARDS, isUnit, unitRow } from "./cards/cards.ts";
import type { CardId } from "./cards/cards.ts";
import type { Ability, Ask } from "./cards/language.ts";
import { deployBar } from "./deploy.ts";
import { isWounded, powerAt } from "./power.ts";
import type { AbilityEffect, Option, Place } from "./shape.ts";

/** A board with the graveyards that choices may be made from. */
export interface ChoiceBoard extends Board {
  readonly seats: readonly [
    Board["seats"][0] & { readonly graveyard: readonly CardId[] },
    Board["seats"][1] & { readonly graveyard: readonly CardId[] },
  ];
}

/** An effect's own text: what it asks and does. */
export function abilityFor({ card, trigger }: Pick<AbilityEffect, "card" | "trigger">): Ability {
  const row = CARDS[card];
  const ability =
    row.kind === "action" ? row.on.cast : trigger === "cast" ? undefined : row.on[trigger];
  if (!ability) throw new Error(`${row.name} has no ability '${trigger}'`);
  return ability;
}

/** What may be chosen next for this effect: own slots lane by lane, then the enemy's; cards in the order they fell. */
export function optionsFor(board: ChoiceBoard, effect: AbilityEffect): readonly Option[] {
  const { asks } = abilityFor(effect);
  const ask = asks[effect.chosen.length];
  if (!ask) return [];
  const options = ask.of === "grave" ? graves(board, effect, ask) : places(board, effect, ask);
  // What leaves no choice for the next question is no choice either.
  return effect.chosen.length + 1 === asks.length
    ? options
    : options.filter(
        (option) => optionsFor(board, { ...effect, chosen: [...effect.chosen, option] }).length > 0,
      );
}

function graves(board: ChoiceBoard, { seat, card }: AbilityEffect, { only }: Ask): Option[] {
  const limit = only?.is === "printedUpTo" ? only.power : Infinity;
  const isRaisable = (id: CardId): boolean =>
    isUnit(id) && id !== card && unitRow(id).power <= limit;
  return [...new Set(board.seats[seat].graveyard.filter(isRaisable))].map((id) => ({ card: id }));
}

function places(board: ChoiceBoard, effect: AbilityEffect, ask: Ask): readonly Place[] {
  const found: Place[] = [];
  for (const at of ownFirst(effect.seat))
    if (
      isWhose(at, effect, ask) &&
      isNear(at, effect, ask) &&
      (ask.of === "slot" || unitAt(board, at) !== null) &&
      fits(board, at, effect, ask)
    )
      found.push(at);
  return found;
}

const isWhose = (at: Place, { seat }: AbilityEffect, { whose }: Ask): boolean =>
  whose === "any" || (whose === "own") === (at.seat === seat);

function isNear(at: Place, { seat, lane, chosen }: AbilityEffect, { near }: Ask): boolean {
  if (near === "anywhere") return true;
  if (near === "close") return isClose(place(seat, lane), at);
  const target = chosen[0];
  return (
    target !== undefined &&
    "lane" in target &&
    at.seat === target.seat &&
    beside(target.lane).includes(at.lane)
  );
}

function fits(board: ChoiceBoard, at: Place, effect: AbilityEffect, { only }: Ask): boolean {
  switch (only?.is) {
    case undefined:
      return true;
    case "wounded":
      return isWounded(board, at);
    case "powerFrom":
      return (powerAt(board, at) ?? 0) >= only.power;
    case "deployable":
      return deployBar(board, comingUnit(effect), at.seat, at.lane) === null;
    case "printedUpTo":
      return false;
  }
}

/** Whom this effect deploys: the chosen card, or the token its row names. */
function comingUnit(effect: AbilityEffect) {
  const [first] = effect.chosen;
  if (first && "card" in first && isUnit(first.card)) return first.card;
  const summons = abilityFor(effect).does.find((verb) => verb.verb === "summon");
  if (!summons?.token) throw new Error(`${effect.card} deploys nobody`);
  return summons.token;
}
