import type { PlayableGame } from "./module.ts";
import { Glyph } from "../look/glyph.tsx";
import { Holm } from "../look/holm.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import "./still-field.css";

/** A game in the middle of things, drawn from its row alone: there before anything of it is loaded. */
export function StillField({ row: { name, still } }: Pick<PlayableGame, "row">) {
  return (
    <Holm className="live">
      <div className="still" role="img" aria-label={name}>
        {still.map((line, index) => (
          <div key={index} className="still__line">
            {line.map((piece, at) => (
              <Piece key={at} piece={piece} />
            ))}
          </div>
        ))}
      </div>
    </Holm>
  );
}

function Piece({ piece }: { readonly piece: PlayableGame["row"]["still"][number][number] }) {
  if (piece === null) return <i className="still__piece still__piece--none" />;
  return (
    <PaintedField field={piece[0]} className="still__piece">
      <Glyph name={piece[1]} size={34} />
    </PaintedField>
  );
}
