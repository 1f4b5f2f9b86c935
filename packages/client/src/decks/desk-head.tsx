import type { ReactNode } from "react";
import type { GlyphName } from "../look/glyph-names.ts";
import { Shield } from "../look/shield.tsx";
import { decksText } from "../text/decks.ts";
import { usePhone } from "../web/use-media.ts";
import type { Desk } from "./use-desk.ts";
import "./desk-head.css";

const words = decksText.builder;

/** A name to be changed, what it is the name of, and that it is kept. */
export function DeskHead({
  desk: { name, about, saving, rename },
  label,
  emblem,
  children,
}: {
  readonly desk: Desk;
  /** What the field of the name is called. */
  readonly label: string;
  readonly emblem: GlyphName;
  readonly children?: ReactNode;
}) {
  const phone = usePhone();
  return (
    <header className="deck-head">
      <Shield seat={0} emblem={emblem} size={phone ? 42 : 52} />
      <div className="deck-head__words">
        <input
          className="deck-head__name"
          aria-label={label}
          data-testid="deck-name"
          maxLength={40}
          value={name}
          onChange={({ target }) => rename(target.value)}
        />
        <span className="deck-head__note">
          <span>{about}</span>
          <span role="status" data-testid="saving" data-saving={saving}>
            {words[saving]}
          </span>
        </span>
      </div>
      {children}
    </header>
  );
}
