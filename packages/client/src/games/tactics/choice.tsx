import type { ReactNode } from "react";
import type { Board } from "../../board/use-board.ts";
import type { GlyphName } from "../../look/glyph-names.ts";
import { Glyph } from "../../look/glyph.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import type { FieldName } from "../../look/painted-field.tsx";
import type { Aim } from "./aim.ts";
import { tacticsText } from "./text.ts";
import "./choice.css";

/** Something that can be chosen: a painted charge, its name, and what is to be known about it. */
export function Choice({
  id,
  place,
  aim,
  name,
  glyph,
  field,
  isTaken = false,
  children,
}: {
  readonly id: string;
  readonly place: Board["place"];
  readonly aim: Aim;
  readonly name: string;
  readonly glyph: GlyphName;
  readonly field: FieldName;
  readonly isTaken?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div role="gridcell">
      <button
        type="button"
        className="choice"
        data-testid={`choice-${id}`}
        data-picked={aim.chosen.includes(id) || undefined}
        data-taken={isTaken || undefined}
        {...place(id)}
        onClick={() => aim.turn(id)}
      >
        <PaintedField field={field} className="choice__field">
          <Glyph name={glyph} />
        </PaintedField>
        <b className="choice__name">{name}</b>
        {isTaken && <small className="choice__taken">{tacticsText.draft.chosen}</small>}
        {children}
      </button>
    </div>
  );
}
