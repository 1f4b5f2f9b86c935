import { Link } from "../web/link.tsx";
import { usePhone } from "../web/use-media.ts";
import { Charge } from "../look/charge.tsx";
import { Icon } from "../look/icon.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import type { GameModule, GameRow } from "../game/module.ts";
import { text } from "../text/text.ts";

/** What stands beside the games and is none. */
type Tale = GameRow & { readonly minutes: number };

/** A game in the shop window. One that is not here yet says so, and gives no time. */
export function GameTile({
  row,
  href = `/play/${row.id}`,
}: {
  readonly row: GameModule["row"] | Tale;
  readonly href?: string;
}) {
  const phone = usePhone();
  const face = (
    <>
      <PaintedField field={row.field} className="game-tile__field">
        <Charge glyph={row.glyph} className="game-tile__charge" />
      </PaintedField>
      <i className="game-tile__frame" />
      {row.minutes === null && <span className="game-tile__coming">{text.home.coming}</span>}
      <span className="game-tile__words">
        <b>{phone ? row.short : row.name}</b>
        <span className="game-tile__pitch">{row.pitch.join(" ")}</span>
        <span className="game-tile__time">
          {row.minutes !== null && (
            <span>
              <Icon name="bolt" size={14} />
              {text.home.minutes(row.minutes)}
            </span>
          )}
          <span>{row.rhythm}</span>
        </span>
      </span>
    </>
  );
  return row.minutes === null ? (
    <div className="game-tile game-tile--coming">{face}</div>
  ) : (
    <Link href={href} className="game-tile" data-testid={`tile-${row.id}`}>
      {face}
    </Link>
  );
}
