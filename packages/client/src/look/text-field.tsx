import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

/** A line to write on. */
export function TextField({
  label,
  hint,
  error,
  onChange,
  ...rest
}: Omit<ComponentProps<"input">, "onChange" | "id"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          type="text"
          {...rest}
          {...ids}
          className="field-well"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
