import {
  ACTS,
  bandOf,
  metresBetween,
  momentBonus,
  nearestPlace,
  PLACES,
  relicRow,
  spotOf,
} from "@holmgang/campaign";
import type { View } from "@holmgang/campaign";
import { campaignText } from "../text.ts";

type Choice = View["choices"][number];

/** What a march would mean: how far it is and where, and what it does to supply and purse. */
export interface Outlook {
  readonly metres: number;
  readonly place: string;
  /** How many encounters longer cards take from then on. */
  readonly supply: number;
  /** What relics add to the gold of a won fight. */
  readonly relicGold: number;
  /** What one's own cards gain there. */
  readonly bonus: { readonly damage: number; readonly hp: number };
}

export function outlookOf(view: View, choice: Choice): Outlook {
  const { spot } = choice;
  const { act } = view;
  const near = nearestPlace(act, spot);
  const town = spotOf(ACTS[act].town);
  const metres = metresBetween(act, view.at, spot);
  return {
    metres,
    place: spot.place === near ? PLACES[near].name : campaignText.near(PLACES[near].name),
    supply: bandOf(metresBetween(act, spot, town)) - bandOf(view.town.metres),
    relicGold: view.relics
      .filter(({ relic, active }) => active && relicRow(relic).power === "gold")
      .reduce((sum, { relic }) => sum + relicRow(relic).amount, 0),
    bonus: momentBonus(view.setup.settings, { act, kind: choice.kind }),
  };
}
