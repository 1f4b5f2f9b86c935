import { Suspense } from "react";
import { PageHead } from "../frame/page-head.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { navigate } from "../web/route.ts";
import { findGame, gameName, gamePitch } from "../games/find-game.ts";
import { startLocal } from "../kept/start-local.ts";
import { Button } from "../look/button.tsx";
import { text } from "../text/text.ts";
import { RulesShelf } from "./rules-shelf.tsx";
import { RulesView } from "./rules-view.tsx";

const words = text.rules;

/** The rules of one game, or what games there are to read about. */
export function RulesPage({ game }: { readonly game: string | null }) {
  if (game === null) return <RulesShelf />;
  const name = gameName(game);
  const found = findGame(game);
  return (
    <SiteFrame title={words.of(name)} at="rules">
      <PageHead title={words.of(name)} words={gamePitch(game)}>
        {found?.lesson && (
          <Button icon="help" onClick={() => navigate(`/learn/${game}`)}>
            {words.learn}
          </Button>
        )}
        {found && (
          <Button glyph="crossed-swords" onClick={() => startLocal({ game })}>
            {words.play(name)}
          </Button>
        )}
      </PageHead>
      <Suspense fallback={<Waiting words={words.loading} />}>
        <RulesView key={game} game={game} contents />
      </Suspense>
    </SiteFrame>
  );
}
