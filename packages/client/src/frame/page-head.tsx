import type { ReactNode } from "react";
import "./page-head.css";

/** A page's name, a sentence about it, and what can be done with all of it. */
export function PageHead({
  title,
  words,
  children,
}: {
  readonly title: string;
  readonly words?: string;
  readonly children?: ReactNode;
}) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {words !== undefined && <p className="page-head__words">{words}</p>}
      </div>
      {children !== undefined && <div className="page-head__side">{children}</div>}
    </header>
  );
}
