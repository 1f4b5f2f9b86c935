import { Link } from "../app/link.tsx";
import { PageHead } from "../app/page-head.tsx";
import { SiteFrame } from "../app/site-frame.tsx";
import { Charge } from "../look/charge.tsx";
import { Icon } from "../look/icon.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import { gameEntry } from "../set-up/games.ts";
import { text } from "../text/text.ts";
import { RULEBOOK_IDS } from "./rulebooks.ts";
import "../look/panel.css";
import "./rules-shelf.css";

const words = text.rules;

/** Every game there is to read about. */
export function RulesShelf() {
  return (
    <SiteFrame title={words.title} at="rules">
      <PageHead title={words.title} words={words.words} />
      <ul className="rules-shelf">
        {RULEBOOK_IDS.map((game) => (
          <Book key={game} game={game} />
        ))}
      </ul>
    </SiteFrame>
  );
}

function Book({ game }: { readonly game: string }) {
  const entry = gameEntry(game);
  const name = text.games.name(game);
  return (
    <li className="rules-shelf__book panel">
      {entry && (
        <PaintedField field={entry.field} className="rules-shelf__field">
          <Charge glyph={entry.glyph} className="rules-shelf__charge" />
        </PaintedField>
      )}
      <div>
        <h2>
          <Link href={`/rules/${game}`} aria-label={words.read(name)}>
            {name}
          </Link>
        </h2>
        <p>{text.games.pitch(game)}</p>
      </div>
      <Icon name="next" size={22} />
    </li>
  );
}
