import { type CardSize, cardSize } from "./card-size.ts";
import type { GlyphName } from "./glyph-names.ts";
import { Glyph } from "./glyph.tsx";
import "./ghost-card.css";

/** A card's place in the hand while it is laid elsewhere; the words say where. */
export function GhostCard({
  glyph,
  words,
  size = "M",
}: {
  glyph: GlyphName;
  /** "Attack in step I"; on a phone "step I". */
  words: string;
  size?: CardSize;
}) {
  const small = size === "S" || size === "P";
  return (
    <div className={`ghost-card ${cardSize(size)}`}>
      <span className="ghost-card__glyph">
        <Glyph name={glyph} size={small ? 30 : 44} />
      </span>
      <span className="ghost-card__words">{words}</span>
    </div>
  );
}
