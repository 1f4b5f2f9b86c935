import { Suspense } from "react";
import { Link } from "../app/link.tsx";
import { PageHead } from "../app/page-head.tsx";
import { SiteFrame } from "../app/site-frame.tsx";
import { charactersOf } from "../bots/characters.ts";
import { startLocal } from "../local/start-local.ts";
import { Button } from "../look/button.tsx";
import { Glyph } from "../look/glyph.tsx";
import { Icon } from "../look/icon.tsx";
import { text } from "../text/text.ts";
import { RULEBOOK_IDS } from "./rulebooks.ts";
import { RulesView } from "./rules-view.tsx";
import "./rules-page.css";

const words = text.rules;

/** The rules of one game, or what games there are to read about. */
export function RulesPage({ game }: { readonly game: string | null }) {
  return game === null ? <Shelf /> : <Book game={game} />;
}

function Shelf() {
  return (
    <SiteFrame title={words.title} at="rules">
      <PageHead title={words.title} words={words.words} />
      <ul className="rules-shelf">
        {RULEBOOK_IDS.map((game) => (
          <li key={game} className="panel panel--engraved">
            <Glyph name="crossed-swords" size={44} />
            <div>
              <h2>
                <Link href={`/rules/${game}`} aria-label={words.read(text.games.name(game))}>
                  {text.games.name(game)}
                </Link>
              </h2>
              <p>{text.games.pitch(game)}</p>
            </div>
            <Icon name="next" size={22} />
          </li>
        ))}
      </ul>
    </SiteFrame>
  );
}

function Book({ game }: { readonly game: string }) {
  const name = text.games.name(game);
  return (
    <SiteFrame title={words.of(name)} at="rules">
      <PageHead title={words.of(name)} words={text.games.pitch(game)}>
        {charactersOf(game).length > 0 && (
          <Button glyph="crossed-swords" onClick={() => startLocal({ game })}>
            {words.play(name)}
          </Button>
        )}
      </PageHead>
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        <RulesView key={game} game={game} contents />
      </Suspense>
    </SiteFrame>
  );
}
