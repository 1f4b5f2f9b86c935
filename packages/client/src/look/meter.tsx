import "./meter.css";

/** How far something is: a deck's cards, a level, a download. */
export function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  const part = max === 0 ? 0 : Math.max(0, Math.min(1, value / max));
  return (
    <div
      className="meter"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i className="meter__fill" style={{ "--part": part }} />
    </div>
  );
}
