import { Link } from "../web/link.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Charge } from "../look/charge.tsx";
import { Icon } from "../look/icon.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import { CAMPAIGN } from "../game/campaign-row.ts";
import type { GameRow } from "../game/module.ts";
import { PLAYABLE } from "../games/find-game.ts";
import { text } from "../text/text.ts";
import "../look/panel.css";
import "./rules-shelf.css";

const words = text.rules;

/** Every game there is to read about. */
export function RulesShelf() {
  return (
    <SiteFrame title={words.title} at="rules">
      <PageHead title={words.title} words={words.words} />
      <ul className="rules-shelf">
        {PLAYABLE.map(({ row }) => (
          <Book key={row.id} row={row} href={`/rules/${row.id}`} />
        ))}
        <Book row={CAMPAIGN} href="/campaign/rules" />
      </ul>
    </SiteFrame>
  );
}

function Book({
  row: { name, field, glyph, pitch },
  href,
}: {
  readonly row: GameRow;
  readonly href: string;
}) {
  return (
    <li className="rules-shelf__book panel">
      <PaintedField field={field} className="rules-shelf__field">
        <Charge glyph={glyph} className="rules-shelf__charge" />
      </PaintedField>
      <div>
        <h2>
          <Link href={href} aria-label={words.read(name)}>
            {name}
          </Link>
        </h2>
        <p>{pitch.join(" ")}</p>
      </div>
      <Icon name="next" size={22} />
    </li>
  );
}
