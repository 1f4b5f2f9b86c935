import { useId } from "react";
import "./toggle.css";

/** A switch with its words: on or off, at once. */
export function Toggle({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
}: {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}) {
  const hintId = useId();
  return (
    <label className="toggle">
      <span className="toggle__words">
        {label}
        {hint !== undefined && (
          <span id={hintId} className="toggle__hint">
            {hint}
          </span>
        )}
      </span>
      <span className="toggle__track focus-host">
        <input
          className="toggle__input"
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-label={label}
          aria-describedby={hint === undefined ? undefined : hintId}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <i className="toggle__knob" />
      </span>
    </label>
  );
}
