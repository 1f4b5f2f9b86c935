import type { Seat } from "@holmgang/kernel";
import { LANES } from "@holmgang/clans";
import type { Forecast, Lane } from "@holmgang/clans";
import { boxOf } from "./layout.ts";
import type { Shown } from "./shown.ts";
import "./advances.css";

/** Badges on the borders that a zone would cross, in the shape of whoever pushes. */
export const Advances = ({
  told,
  shown,
  near,
}: {
  readonly told: Forecast;
  readonly shown: Shown;
  readonly near: Seat;
}) =>
  LANES.map((lane) => {
    const { winner } = told.lanes[lane];
    const border = winner === null ? null : borderOf(told, shown, near, lane);
    return (
      border && (
        <span
          key={lane}
          className="advance"
          data-seat={winner}
          style={{ "--x": border.x, "--y": border.y }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={winner === near ? "M12 3 21 13h-5.500v8h-7v-8H3z" : "M12 21 3 11h5.500V3h7v8H21z"}
            />
          </svg>
        </span>
      )
    );
  });

/** Where the zone would go over; null where it stays. */
function borderOf(told: Forecast, { lanes }: Shown, near: Seat, lane: Lane) {
  const [from, to] = [lanes[lane].zone, told.lanes[lane].zone];
  if (from === to) return null;
  const [a, b] = [boxOf(lane, from, near, null), boxOf(lane, to, near, null)];
  return { x: a.x + a.w * 0.82, y: Math.max(a.y, b.y) };
}
