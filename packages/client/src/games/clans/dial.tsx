import { actsOn } from "./acts-on.ts";

const TICKS = [1, 2, 3, 4, 5] as const;

/** A fifth of the ring, from the top on, as the hand of a clock goes. */
const arc = (tick: number): string => {
  const at = (turn: number): string => {
    const angle = (turn * 72 - 90) * (Math.PI / 180);
    return `${(22 + 18.5 * Math.cos(angle)).toFixed(2)} ${(22 + 18.5 * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(tick - 1 + 0.1)}A18.500 18.500 0 0 1 ${at(tick - 0.1)}`;
};

const ARCS = TICKS.map((tick) => [tick, arc(tick)] as const);

/** When a card acts: its tick, and five arcs that are lit on the ticks it acts on. */
export const Dial = ({
  tick,
  now = null,
}: {
  readonly tick: number;
  readonly now?: number | null;
}) => (
  <svg className="dial" viewBox="0 0 44 44" aria-hidden="true">
    <circle className="dial__ground" cx="22" cy="22" r="21.500" />
    {ARCS.map(([each, path]) => (
      <path
        key={each}
        className="dial__arc"
        d={path}
        data-acts={actsOn(tick, each) || undefined}
        data-now={(each === now && actsOn(tick, each)) || undefined}
      />
    ))}
    <text x="22" y="30">
      {tick}
    </text>
  </svg>
);
