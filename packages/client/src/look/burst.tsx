import { signed } from "./signed.ts";
import "./burst.css";

const STAR =
  "M50 2 59 27 82 12 74 38 98 41 77 55 94 76 67 71 64 97 50 75 36 97 33 71 6 76 23 55 2 41 26 38 18 12 41 27z";

/** The blow on a card: a star with what it took. The caption beside it is what is read out. */
export function Burst({ value, size = 100 }: { value: number; size?: number }) {
  return (
    <svg className="burst" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <path className="burst__star" d={STAR} />
      <text className="burst__number num" x="50" y="62">
        {signed(value)}
      </text>
    </svg>
  );
}
