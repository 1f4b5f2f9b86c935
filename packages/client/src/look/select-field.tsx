import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./select-field.css";

/** One of many, from a list. */
export function SelectField<Value extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  options: readonly { value: Value; words: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <span className="select-field">
          <select
            {...ids}
            className="field-well"
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen !== undefined) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.words}
              </option>
            ))}
          </select>
          <Icon name="down" size={18} />
        </span>
      )}
    </Field>
  );
}
