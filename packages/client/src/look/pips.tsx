import { text } from "../text/text.ts";
import type { SeatSide } from "./seat-side.ts";
import { SeatBar } from "./seat-bar.tsx";
import "./pips.css";

const MOST_PIPS = 12;

/** A count out of so many, in the shape of its seat: discs or lozenges, or a bar where they would be too many. */
export function Pips({
  seat,
  value,
  max,
  lost = 0,
  gained = 0,
  size = 14,
  unit = text.look.health,
  spread = false,
}: {
  seat: SeatSide;
  value: number;
  max: number;
  /** How many were struck out just now; they stand above `value`. */
  lost?: number;
  /** How many of `value` are new. */
  gained?: number;
  size?: number;
  unit?: string;
  /** Over the whole line, instead of side by side. */
  spread?: boolean;
}) {
  const label = text.look.of(value, max, unit);
  if (max > MOST_PIPS) return <SeatBar seat={seat} value={value} max={max} label={label} />;
  const look = (at: number): string => {
    if (at >= value + lost) return "";
    if (at >= value) return "pips__pip--lost";
    return at >= value - gained ? "pips__pip--on pips__pip--gained" : "pips__pip--on";
  };
  return (
    <span
      className={`pips pips--${seat}${spread ? " pips--spread" : ""}`}
      style={{ "--pip": `${size}px` }}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: max }, (_, at) => (
        <i key={at} className={`pips__pip ${look(at)}`} />
      ))}
    </span>
  );
}
