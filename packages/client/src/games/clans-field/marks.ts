import { isBaseOf, partOf, powersOf } from "@holmgang/clans/field";
import type { UnitView } from "@holmgang/clans/field";
import type { GlyphName } from "../../look/glyph-names.ts";
import { aurasOf } from "./auras.ts";
import type { Aura } from "./auras.ts";
import { FIELD_GLYPH } from "./card-look.ts";
import type { Shown } from "./shown.ts";
import { fieldText } from "./text.ts";

/** A small sign on a token. */
export interface Mark {
  readonly glyph: GlyphName;
  readonly words: string;
  readonly tone: "brass" | "violet" | "dark" | "own" | "poison";
  readonly value?: number;
}

/** What a token wears: at its right shoulder what it does to others, at its left what is the matter with it. */
export interface Marks {
  readonly auras: readonly Mark[];
  readonly signs: readonly Mark[];
}

const say = fieldText.mark;

export function marksOf(shown: Shown, unit: UnitView): Marks {
  return unit.is
    ? { auras: aurasOf(unit.is.kit).map(auraMark), signs: signsOf(shown, unit) }
    : NONE;
}

const NONE: Marks = { auras: [], signs: [] };

const auraMark = ({ tag, tone }: Aura): Mark => ({
  glyph: FIELD_GLYPH[tag],
  words: say.aura[tag],
  tone,
});

function signsOf({ halfTurn, viewer, isOpen }: Shown, unit: UnitView): readonly Mark[] {
  const { is, decoy, exposed, seat, tile } = unit;
  if (!is) return [];
  const { flags } = powersOf(is);
  const signs: (Mark | false)[] = [
    (flags["far"] === true || partOf(is).range > 1) && {
      glyph: "arrow-scope",
      words: say.range,
      tone: "dark",
    },
    decoy === true && { glyph: "scarecrow", words: say.decoy, tone: "own" },
    is.poison > 0 && {
      glyph: "poison-bottle",
      words: say.poison(is.poison),
      tone: "poison",
      value: is.poison,
    },
    flags["barrier"] === true &&
      is.charges.barrier > 0 && { glyph: "magic-shield", words: say.barrier, tone: "brass" },
    // Only where it would not be seen anyway.
    exposed >= halfTurn &&
      isBaseOf(seat, tile) &&
      (viewer === seat || isOpen) && { glyph: "binoculars", words: say.exposed, tone: "dark" },
  ];
  return signs.filter((sign) => sign !== false);
}
