import type { ReactNode } from "react";
import "./panel.css";

/** A board of walnut on the table. An engraved one is a seat or a dialog. */
export function Panel({
  engraved = false,
  head,
  aside,
  className = "",
  children,
}: {
  engraved?: boolean;
  /** The label over it, which also names the region. */
  head?: string | undefined;
  /** What stands at the right end of the head: a link, a copy button, "step II". */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const look = `panel${engraved ? " panel--engraved" : ""} ${className}`.trim();
  return (
    <section className={look} aria-label={head}>
      {head !== undefined && (
        <header className="panel__head">
          <span className="label">{head}</span>
          {aside !== undefined && <span className="panel__aside">{aside}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
