import { signed } from "./signed.ts";
import "./delta.css";

export { signed };

/** A change: its sign, its colour and, where it stands alone, its arrow. */
export function Delta({ value, arrow = false }: { value: number; arrow?: boolean }) {
  const tone = value > 0 ? "gain" : value < 0 ? "loss" : "none";
  return (
    <span className={`delta delta--${tone} num`}>
      {arrow && value !== 0 && (
        <svg className="delta__arrow" viewBox="0 0 10 9" aria-hidden="true">
          <path d={value > 0 ? "M5 0l5 9H0z" : "M5 9 0 0h10z"} />
        </svg>
      )}
      {signed(value)}
    </span>
  );
}
