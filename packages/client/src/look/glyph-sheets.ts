import type { GlyphName } from "./glyph-names.ts";
import shared from "./glyphs.svg?url";

const sheets = new Map<GlyphName, string>();

/** Has these glyphs drawn from a sheet that came with a part of the client, instead of everybody's. */
export function drawFrom(sheet: string, names: readonly GlyphName[]): void {
  for (const name of names) sheets.set(name, sheet);
}

/** Where a glyph's drawing can be used from, for drawings that need more than one colour. */
export const glyphHref = (name: GlyphName): string => `${sheets.get(name) ?? shared}#${name}`;
