import { useId } from "react";
import "./segmented.css";

/** One of a few, side by side. Native radios underneath, so arrow keys, forms and readers know it. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: {
  /** Names the group; not shown. */
  label: string;
  options: readonly { value: Value; words: string; label?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills its line, every part as wide as the next. */
  wide?: boolean;
}) {
  const name = useId();
  return (
    <div
      className={`segmented${wide ? " segmented--wide" : ""}`}
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <label key={option.value} className="segmented__part focus-host">
          <input
            className="segmented__input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          <span>{option.words}</span>
        </label>
      ))}
    </div>
  );
}
