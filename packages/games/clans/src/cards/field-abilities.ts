import { BLOWS } from "./field-blows.ts";
import type { FieldAbility, FieldAbilityRow, FieldTag } from "./field-language.ts";
import { TRICKS } from "./field-tricks.ts";

/** Every ability that a card of the field may carry, one row each. */
export const FIELD_ABILITIES: Readonly<Record<FieldTag, FieldAbilityRow>> = { ...BLOWS, ...TRICKS };

/** As it stands on a card: `Fury 2`. */
export const fieldAbilityName = ({ tag, amount }: FieldAbility): string =>
  amount > 0 && tag !== "regenerate"
    ? `${FIELD_ABILITIES[tag].name} ${amount}`
    : FIELD_ABILITIES[tag].name;

export const fieldAbilityText = ({ tag, amount }: FieldAbility): string =>
  FIELD_ABILITIES[tag].text(amount);
