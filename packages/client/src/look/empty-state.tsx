import type { ReactNode } from "react";
import type { GlyphName } from "./glyph-names.ts";
import { Glyph } from "./glyph.tsx";
import "./empty-state.css";

/** A list with nothing in it: says what would fill it, and offers that. */
export function EmptyState({
  glyph,
  title,
  children,
  action,
}: {
  glyph: GlyphName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <span className="empty-state__glyph">
        <Glyph name={glyph} size={56} />
      </span>
      <h2 className="empty-state__title">{title}</h2>
      {children !== undefined && <p className="empty-state__words">{children}</p>}
      {action}
    </div>
  );
}
