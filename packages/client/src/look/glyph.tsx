import type { GlyphName } from "./glyph-names.ts";
import { glyphHref } from "./glyph-sheets.ts";
import "./glyph.css";

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
