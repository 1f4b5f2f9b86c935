import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

/** The ids a control needs to be named and explained by the field round it. */
interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label, a control, and below it a hint or, in its place, what is wrong. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: string | undefined;
  /** One sentence with its remedy. */
  error?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={`field${error === undefined ? "" : " field--wrong"}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": note === undefined ? undefined : noteId,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <p id={noteId} className="field__note" role={error === undefined ? undefined : "alert"}>
          {error !== undefined && <Icon name="warn" size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}
