import { type CardSize, cardSize } from "./card-size.ts";
import { Mark } from "./mark.tsx";
import "./card-back.css";

const MARKS: Record<CardSize, number> = { L: 72, M: 40, S: 30, P: 24 };

/** The back of every card of every game: oxblood, brass lozenges, the mark. */
export function CardBack({ size = "M" }: { size?: CardSize }) {
  return (
    <div className={`card-back ${cardSize(size)}`}>
      <div className="card-back__plate">
        <span className="card-back__mark">
          <Mark size={MARKS[size]} />
        </span>
      </div>
    </div>
  );
}
