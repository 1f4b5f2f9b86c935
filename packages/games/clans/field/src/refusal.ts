import type { Refusal, Seat } from "@holmgang/kernel";
import { whyNotConvert, whyNotIgnite, whyNotSwitch } from "./refusals/craft.ts";
import { whyNotAttack, whyNotRaid } from "./refusals/fight.ts";
import { whyNotHelp } from "./refusals/help.ts";
import { whyNotPlace } from "./refusals/place.ts";
import { no } from "./refusals/no.ts";
import { whyNotWalk } from "./refusals/walk.ts";
import type { Move, State } from "./shape.ts";
import { ownUnit } from "./who.ts";

/** Why a seat that is asked may not make this move, or null. */
export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  const opening = state.halfTurn === 0;
  if (opening !== (move.kind === "mulligan"))
    return opening
      ? no("opening", "First choose your opening hand.")
      : no("opening-over", "The opening hands are chosen already.");
  if ("unit" in move) return whyNotAct(state, seat, move);
  switch (move.kind) {
    case "mulligan":
      return whyNotReplace(state, seat, move.copies);
    case "place":
      return whyNotPlace(state, seat, move);
    case "hero":
      return whyNotHero(state, seat);
    case "end":
      return null;
  }
}

type Acting = Extract<Move, { readonly unit: number }>;

function whyNotAct(state: State, seat: Seat, move: Acting): Refusal | null {
  const unit = ownUnit(state, seat, move.unit);
  if (!unit) return no("no-unit", `You have no unit ${move.unit} on the board.`);
  switch (move.kind) {
    case "walk":
      return whyNotWalk(state, unit, move.tile);
    case "attack":
      return whyNotAttack(state, unit, move.target);
    case "raid":
      return whyNotRaid(state, unit);
    case "ignite":
      return whyNotIgnite(state, unit, move.tile);
    case "convert":
      return whyNotConvert(state, unit, move);
    case "switch":
      return whyNotSwitch(state, unit, move.targets);
    case "heal":
    case "enhance":
    case "reset":
    case "boost":
      return whyNotHelp(state, unit, move);
  }
}

function whyNotReplace(
  { settings, seats }: State,
  seat: Seat,
  copies: readonly number[],
): Refusal | null {
  const { hand } = seats[seat];
  if (copies.length > settings.mulliganCards)
    return no("too-many", `At most ${settings.mulliganCards} cards may be replaced.`);
  if (new Set(copies).size < copies.length || !copies.every((copy) => isHeld(hand, copy)))
    return no("not-in-hand", "Only cards of your hand can be replaced, each once.");
  return null;
}

const isHeld = (hand: State["seats"][0]["hand"], copy: number): boolean =>
  hand.some((held) => held.copy === copy);

function whyNotHero({ seats }: State, seat: Seat): Refusal | null {
  const { able, usedIn } = seats[seat].hero;
  if (!able) return no("hero-idle", "Your hero does not act in this battle.");
  return usedIn === null
    ? null
    : no("hero-used", "Your hero has acted already: once a match is all.");
}
