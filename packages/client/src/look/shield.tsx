import type { GlyphName } from "./glyph-names.ts";
import { Glyph } from "./glyph.tsx";
import type { SeatSide } from "./seat-side.ts";
import "./shield.css";

/** A seat's shield: azure and round, or gules and cut. */
export function Shield({
  seat,
  emblem,
  size = 56,
  label,
}: {
  seat: SeatSide;
  emblem: GlyphName;
  size?: number;
  label?: string | undefined;
}) {
  const emblemSize = Math.round(size * (seat === 0 ? 0.56 : 0.48));
  return (
    <span className={`shield shield--${seat}`} style={{ width: size, height: size }}>
      <i className="shield__body" />
      <Glyph name={emblem} size={emblemSize} label={label} />
    </span>
  );
}
