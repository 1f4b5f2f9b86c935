const RULES = new Intl.PluralRules("en-GB", { type: "ordinal" });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: "st",
  two: "nd",
  few: "rd",
};

/** A place as it is said: 1st, 12th, 23rd. */
export const ordinal = (place: number): string => `${place}${ENDINGS[RULES.select(place)] ?? "th"}`;
