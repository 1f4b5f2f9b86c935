import type { ReactNode } from "react";
import "./holm.css";

/** The marked field: a dark cloth, a rope round it, a peg at each corner. In sudden death the rope is red. */
export function Holm({
  mood = "normal",
  className = "",
  children,
}: {
  mood?: "normal" | "sudden";
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`holm ${className}`.trim()} data-mood={mood}>
      <span className="holm__rope" aria-hidden="true">
        <i className="holm__peg" />
        <i className="holm__peg" />
        <i className="holm__peg" />
        <i className="holm__peg" />
      </span>
      {children}
    </div>
  );
}
