import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { ShownStep } from "./moment.ts";

/** A counter as two arcs: the attack comes in, and goes back. An attack that lands is one of them. */
export function Arcs({
  step: { event, meeting },
  near,
}: {
  readonly step: ShownStep;
  readonly near: Seat;
}) {
  const counter = ([0, 1] as const).find((seat) => meeting.fates[seat] === "turns");
  const hitter = ([0, 1] as const).find(
    (seat) => event.cards[seat] === "attack" && meeting.fates[rival(seat)] === "hit",
  );
  const attacker = counter === undefined ? hitter : rival(counter);
  if (
    attacker === undefined ||
    (hitter !== undefined && meeting.fates[hitter] === "hit" && counter === undefined)
  )
    return null;
  const fromBelow = attacker === near;
  return (
    <svg
      className="duel__arcs"
      style={{ gridColumn: event.step + 1 }}
      data-from={fromBelow ? "below" : "above"}
      viewBox="0 0 200 420"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="duel__arc duel__arc--in"
        pathLength="1"
        d="M182 150C214 190 214 236 182 276"
      />
      {counter !== undefined && (
        <>
          <path
            className="duel__arc duel__arc--out"
            pathLength="1"
            d="M18 276C-18 236-18 190 14 150"
          />
          <path className="duel__arrow" d="M18 132 24 160 4 152Z" />
        </>
      )}
    </svg>
  );
}
