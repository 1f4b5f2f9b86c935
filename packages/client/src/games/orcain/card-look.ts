import type { CardId } from "@holmgang/orcain";
import type { FieldName } from "../../look/painted-field.tsx";
import type { GlyphName } from "../../look/glyph-names.ts";
import "./glyphs.ts";

/** What is painted on each card. */
export const CARD_LOOK = {
  attack: { glyph: "crossed-swords", field: "rust" },
  defense: { glyph: "round-shield", field: "steel" },
  heal: { glyph: "heart-plus", field: "moss" },
  counter: { glyph: "shield-reflect", field: "plum" },
} as const satisfies Record<CardId, { readonly glyph: GlyphName; readonly field: FieldName }>;
