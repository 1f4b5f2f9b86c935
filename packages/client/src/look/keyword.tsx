import type { ReactNode } from "react";
import type { GlyphName } from "./glyph-names.ts";
import { Glyph } from "./glyph.tsx";
import { Tooltip } from "./tooltip.tsx";
import "./keyword.css";

/** A term of the rules, underlined; its meaning opens on hover, focus and press. */
export function Keyword({
  term,
  glyph,
  meaning,
  note,
}: {
  term: string;
  glyph?: GlyphName | undefined;
  meaning: ReactNode;
  /** A second, quieter paragraph: a term used in the meaning. */
  note?: ReactNode;
}) {
  const title = (
    <span className="tooltip__title">
      {glyph !== undefined && <Glyph name={glyph} />}
      {term}
    </span>
  );
  return (
    <Tooltip
      content={
        <>
          {title}
          {meaning}
          {note !== undefined && <span className="tooltip__note">{note}</span>}
        </>
      }
    >
      <button type="button" className="keyword">
        {glyph !== undefined && <Glyph name={glyph} size={16} />}
        {term}
      </button>
    </Tooltip>
  );
}
