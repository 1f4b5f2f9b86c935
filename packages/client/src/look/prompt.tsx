import type { ReactNode } from "react";
import "./prompt.css";

/** The one sentence that says what you can do now. With `lit` off there is nothing for you to do but wait. */
export function Prompt({
  children,
  hint,
  says,
  lit = true,
}: {
  children: ReactNode;
  /** How to do it, in the second voice. */
  hint?: string | undefined;
  /** What the thing in hand says, where it is too small to say it itself. */
  says?: string | undefined;
  lit?: boolean;
}) {
  return (
    <p className={`prompt${lit ? " prompt--lit" : ""}`} role="status">
      <i className="prompt__lamp" aria-hidden="true" />
      <span>
        {children}
        {hint !== undefined && <span className="prompt__hint"> {hint}</span>}
        {says !== undefined && " "}
        {says !== undefined && (
          <span className="prompt__says" data-testid="says">
            {says}
          </span>
        )}
      </span>
    </p>
  );
}
