import type { SeatSide } from "./seat-side.ts";
import "./seat-bar.css";

/** A bar in the manner of its seat: round and plain, or square and hatched. */
export function SeatBar({
  seat,
  value,
  max,
  from = 0,
  mark,
  label,
}: {
  seat: SeatSide;
  /** The right end of the filled part. */
  value: number;
  max: number;
  /** The left end of the filled part, for a range. */
  from?: number;
  /** A chalk tick at this value: where one stands now. */
  mark?: number | undefined;
  label: string;
}) {
  const percent = (part: number): string => `${(100 * part) / max}%`;
  return (
    <span className={`seat-bar seat-bar--${seat}`} role="img" aria-label={label}>
      <i className="seat-bar__fill" style={{ left: percent(from), width: percent(value - from) }} />
      {mark !== undefined && <i className="seat-bar__mark" style={{ left: percent(mark) }} />}
    </span>
  );
}
