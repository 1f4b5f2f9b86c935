import { text } from "../text/text.ts";
import "./clock-ring.css";

const RADIUS = 27;
const ROUND = 2 * Math.PI * RADIUS;
const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The time left, as a number in a ring that runs out. */
export function ClockRing({
  seconds,
  fraction,
  last = false,
  size = 72,
}: {
  /** Whole seconds, as read out. */
  seconds: number;
  /** What is left of the whole, 1 to 0. */
  fraction: number;
  /** The last five seconds. */
  last?: boolean;
  size?: number;
}) {
  const left = Math.max(0, Math.min(1, fraction)) * ROUND;
  return (
    <svg
      className={`clock-ring${last ? " clock-ring--last" : ""}`}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role="timer"
      aria-label={text.look.secondsLeft(seconds)}
    >
      <circle className="clock-ring__face" cx="32" cy="32" r={RADIUS} />
      <circle
        className="clock-ring__left"
        cx="32"
        cy="32"
        r={RADIUS}
        strokeDasharray={`${left.toFixed(1)} ${ROUND.toFixed(1)}`}
      />
      {HOURS.map((turn) => (
        <path
          key={turn}
          className="clock-ring__hour"
          d="M32 9.5v3"
          transform={`rotate(${turn} 32 32)`}
        />
      ))}
      <text key={seconds} className="clock-ring__seconds num" x="32" y="39.7">
        {seconds}
      </text>
    </svg>
  );
}
