import { active } from "@holmgang/clans/field";
import type { Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import type { Shown } from "./shown.ts";
import { fieldText } from "./text.ts";

/** Which turn it is, and whose. */
export function headingOf(shown: Shown, names: Names): string {
  const { halfTurn, settings, age } = shown;
  if (halfTurn === 0) return fieldText.opening;
  const turn = fieldText.heading(halfTurn, whoIs(names, active(shown)));
  return settings.ages ? `${turn}, ${fieldText.age(age)}` : turn;
}
