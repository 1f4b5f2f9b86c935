import type { Seat } from "@holmgang/kernel";
import "./points.css";

/** Action points: brass pips, those that are spent hollow; the shape is its seat's. */
export const Points = ({
  left,
  of,
  seat,
}: {
  readonly left: number;
  /** The most it holds; what place gave may be more. */
  readonly of: number;
  readonly seat: Seat;
}) => (
  <span className="points" data-seat={seat}>
    {Array.from({ length: Math.max(left, of) }, (_, at) => (
      <i key={at} data-spent={at >= left || undefined} />
    ))}
  </span>
);
