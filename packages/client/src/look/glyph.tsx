import type { GlyphName } from "./glyph-names.ts";
import sprite from "./glyphs.svg?url";
import "./glyph.css";

/** Where a glyph's drawing can be used from, for drawings that need more than one colour. */
export const glyphHref = (name: GlyphName): string => `${sprite}#${name}`;

/** A symbol of the game world, in the colour of the text; decorative unless it has a label. */
export function Glyph({
  name,
  size = 20,
  label,
}: {
  name: GlyphName;
  size?: number;
  label?: string | undefined;
}) {
  return (
    <svg
      className="glyph"
      width={size}
      height={size}
      viewBox="0 0 512 512"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <use href={glyphHref(name)} />
    </svg>
  );
}
