import { Link } from "../app/link.tsx";
import { usePhone } from "../app/use-media.ts";
import { Charge } from "../look/charge.tsx";
import { Icon } from "../look/icon.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import type { GameEntry } from "../set-up/catalogue.ts";
import { text } from "../text/text.ts";

/** A game in the shop window. One that is not here yet says so, and gives no time. */
export function GameTile({ entry }: { readonly entry: GameEntry }) {
  const phone = usePhone();
  const face = (
    <>
      <PaintedField field={entry.field} className="game-tile__field">
        <Charge glyph={entry.glyph} className="game-tile__charge" />
      </PaintedField>
      <i className="game-tile__frame" />
      {entry.time === null && <span className="game-tile__coming">{text.home.coming}</span>}
      <span className="game-tile__words">
        <b>{phone ? entry.short : entry.name}</b>
        <span className="game-tile__pitch">{entry.pitch.join(" ")}</span>
        <span className="game-tile__time">
          {entry.time !== null && (
            <span>
              <Icon name="bolt" size={14} />
              {entry.time}
            </span>
          )}
          <span>{entry.rhythm}</span>
        </span>
      </span>
    </>
  );
  return entry.time === null ? (
    <div className="game-tile game-tile--coming">{face}</div>
  ) : (
    <Link href={`/play/${entry.id}`} className="game-tile" data-testid={`tile-${entry.id}`}>
      {face}
    </Link>
  );
}
