import { type CardSize, cardSize } from "./card-size.ts";
import { Mark } from "./mark.tsx";
import type { SeatSide } from "./seat-side.ts";
import "./veil.css";

/** A rival's place of which nothing is known, not even whether a card lies there. */
export function Veil({ seat, size = "M" }: { seat: SeatSide; size?: CardSize }) {
  return (
    <div className={`veil veil--${seat} ${cardSize(size)}`} aria-hidden="true">
      <Mark size={size === "P" || size === "S" ? 30 : 44} />
    </div>
  );
}
