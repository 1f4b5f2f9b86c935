import { active } from "@holmgang/clans/field";
import type { Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import type { Shown } from "./shown.ts";
import { fieldText } from "./text.ts";

/** Which turn it is, and whose; with Ages, which one it is and when the next begins. */
export function headingOf(
  shown: Pick<Shown, "halfTurn" | "age" | "settings" | "first">,
  names: Names,
): string {
  const { halfTurn, settings, age } = shown;
  const turn =
    halfTurn === 0 ? fieldText.opening : fieldText.heading(halfTurn, whoIs(names, active(shown)));
  if (!settings.ages) return turn;
  const next = [settings.ageTwoTurn, settings.ageThreeTurn][age - 1];
  const soon = next === undefined ? [] : [fieldText.nextAge(age + 1, next - halfTurn)];
  return [turn, fieldText.age(age), ...soon].join(" · ");
}
