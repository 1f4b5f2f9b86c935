import type { Shown } from "./shown.ts";
import { clansText } from "./text.ts";

/** The round; with Ages, which one it is and when the next begins. */
export function headingOf({
  round,
  age,
  settings,
}: Pick<Shown, "round" | "age" | "settings">): string {
  const heading = clansText.heading(round);
  if (!settings.ages) return heading;
  const next = [settings.ageTwoRound, settings.ageThreeRound][age - 1];
  const soon = next === undefined ? [] : [clansText.nextAge(age + 1, next - round)];
  return [heading, clansText.age(age), ...soon].join(" · ");
}
