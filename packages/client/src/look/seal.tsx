import type { GlyphName } from "./glyph-names.ts";
import { Glyph } from "./glyph.tsx";
import type { SeatSide } from "./seat-side.ts";
import "./seal.css";

/** The seal under a result: the winner's emblem in laurels on their disc; without a seat, the plain wood of a draw. */
export function Seal({
  seat,
  emblem,
  laurels = true,
  size = 88,
}: {
  seat: SeatSide | null;
  emblem: GlyphName;
  /** Only a victory wears them. */
  laurels?: boolean;
  size?: number;
}) {
  return (
    <span
      className={`seal seal--${seat ?? "none"}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <i className="seal__disc" />
      {laurels && (
        <span className="seal__laurels">
          <Glyph name="laurels" size={Math.round(size * 0.88)} />
        </span>
      )}
      <span className="seal__emblem">
        <Glyph name={emblem} size={Math.round(size * 0.41)} />
      </span>
    </span>
  );
}
