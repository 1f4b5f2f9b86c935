import { useState } from "react";
import { follow } from "../web/link.tsx";
import { useCharacter } from "../bots/characters.ts";
import { startLocal } from "../kept/start-local.ts";
import { forgetSaved, savedMatches, saveMatch } from "../kept/saved.ts";
import type { SavedMatch } from "../kept/saved.ts";
import { gameName } from "../games/find-game.ts";
import { firstGame } from "../games/first-game.ts";
import { Button, ButtonLink } from "../look/button.tsx";
import { emblemOf } from "../look/emblem.ts";
import { IconButton } from "../look/icon-button.tsx";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import { toast } from "../look/toasts.tsx";
import { ago } from "../text/moment.ts";
import { accountText } from "../text/account.ts";
import { localEnding } from "./local-ending.ts";

const words = accountText.local;

/** The matches against bots that this browser keeps. */
export function LocalPart() {
  const [matches, setMatches] = useState(savedMatches);
  const drop = (match: SavedMatch): void => {
    forgetSaved(match.id);
    setMatches(savedMatches());
    const bringBack = (): void => {
      saveMatch(match);
      setMatches(savedMatches());
    };
    toast({ tone: "good", words: words.deleted, action: { words: words.undo, run: bringBack } });
  };
  return (
    <Panel head={words.head} className="account__part">
      <p>{words.words}</p>
      {matches.length === 0 && (
        <>
          <p>{words.empty}</p>
          <Button glyph="crossed-swords" onClick={() => startLocal({ game: firstGame().row.id })}>
            {words.play}
          </Button>
        </>
      )}
      <ol className="local-matches">
        {matches.map((match) => (
          <LocalRow key={match.id} match={match} drop={() => drop(match)} />
        ))}
      </ol>
    </Panel>
  );
}

function LocalRow({ match, drop }: { readonly match: SavedMatch; drop(this: void): void }) {
  const { id, plan, record, savedAt } = match;
  const character = useCharacter(plan.game, plan.bot);
  const ending = localEnding(record.outcome, plan.seat);
  const href = ending === null ? `/local/${id}` : `/replay/local/${id}`;
  return (
    <li>
      <Shield
        seat={plan.seat === 0 ? 1 : 0}
        emblem={emblemOf(character?.avatar ?? null)}
        size={40}
      />
      <div className="local-matches__what">
        <b>{words.against(gameName(plan.game), character?.name ?? plan.bot)}</b>
        <p>
          {ending === null ? words.goesOn : words[ending]} · {ago(savedAt)}
        </p>
      </div>
      <ButtonLink
        href={href}
        size="sm"
        icon={ending === null ? undefined : "play"}
        onClick={(event) => follow(event, href)}
      >
        {ending === null ? words.continue : words.replay}
      </ButtonLink>
      <IconButton icon="trash" label={words.delete} onClick={drop} />
    </li>
  );
}
