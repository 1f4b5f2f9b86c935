import { isBaseOf, partOf, powersOf } from "@holmgang/clans/field";
import type { UnitView } from "@holmgang/clans/field";
import type { GlyphName } from "../../look/glyph-names.ts";
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
  readonly aura: Mark | null;
  readonly signs: readonly Mark[];
}

const say = fieldText.mark;

export function marksOf(shown: Shown, unit: UnitView): Marks {
  return unit.is ? { aura: auraOf(unit.is.kit), signs: signsOf(shown, unit) } : NONE;
}

const NONE: Marks = { aura: null, signs: [] };

/** What works on others; a keyword wears its own symbol. Violet is what forbids. */
const AURAS = [
  ["guard", "brass"],
  ["paralyze", "violet"],
  ["silence", "violet"],
  ["glue", "violet"],
  ["fear", "violet"],
  ["inspire", "brass"],
  ["fortify", "brass"],
  ["tile_shield", "brass"],
  ["command", "brass"],
  ["rally", "brass"],
  ["motivate", "brass"],
  ["mega_taunt", "brass"],
  ["watcher", "brass"],
] as const;

function auraOf(kit: NonNullable<UnitView["is"]>["kit"]): Mark | null {
  const { abilities } = partOf({ card: kit });
  for (const [tag, tone] of AURAS)
    if (abilities.some((each) => each.tag === tag))
      return { glyph: FIELD_GLYPH[tag], words: say.aura[tag], tone };
  return null;
}

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
