import { invariant } from "@holmgang/kernel";
import { isUnit } from "../cards/cards.ts";
import type { Verb } from "../cards/language.ts";
import { deploy } from "../deploy.ts";
import { drawCards } from "../draw.ts";
import { amountOf, chosenPlace, placesOf } from "./context.ts";
import type { Context } from "./context.ts";
import { cleanseSlots, markSlots, modifySlots, moveUnit } from "./slots.ts";
import {
  bounceUnits,
  buffConsumer,
  buffUnits,
  damageUnits,
  healUnits,
  killUnits,
  mirrorUnit,
} from "./units.ts";

/** Does what a verb says. */
export function carryOut(verb: Verb, context: Context): void {
  switch (verb.verb) {
    case "damage":
      return damageUnits(context, placesOf(context, verb.at), amountOf(context, verb.amount));
    case "buff":
      return verb.at === "consumer"
        ? buffConsumer(context, amountOf(context, verb.amount))
        : buffUnits(context, placesOf(context, verb.at), amountOf(context, verb.amount));
    case "heal":
      return healUnits(context, placesOf(context, verb.at), verb.amount);
    case "kill":
      return killUnits(context, placesOf(context, verb.at));
    case "bounce":
      return bounceUnits(context, placesOf(context, verb.at));
    case "cleanse":
      return cleanseSlots(context, placesOf(context, verb.at));
    case "mirror":
      return mirrorUnit(context, placesOf(context, verb.at));
    case "modify":
      return modifySlots(context, placesOf(context, verb.at), amountOf(context, verb.amount));
    case "mark":
      return markSlots(context, placesOf(context, verb.at), verb.effect);
    case "move":
      return moveUnit(context, placesOf(context, verb.from)[0]!, placesOf(context, verb.to)[0]!);
    case "draw":
      return drawCards(context.state, context.seat, verb.count, context.table);
    case "summon":
      return summon(verb.token, context, verb.at === "second" ? 1 : 0);
  }
}

/** A token comes from nowhere; a chosen card leaves the graveyard first. */
function summon(token: "squire" | null, context: Context, index: number): void {
  const { state, seat, chosen, table } = context;
  const at = chosenPlace(context, index);
  if (token) return deploy(state, token, at, table);
  const [raised] = chosen;
  invariant(
    raised !== undefined && "card" in raised && isUnit(raised.card),
    "a unit card was chosen",
  );
  const { graveyard } = state.seats[seat];
  graveyard.splice(graveyard.lastIndexOf(raised.card), 1);
  deploy(state, raised.card, at, table);
}
