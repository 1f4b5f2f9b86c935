import { useState } from "react";
import { follow } from "../web/link.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Trouble } from "../frame/trouble.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { PLAYABLE } from "../games/find-game.ts";
import { firstGame } from "../games/first-game.ts";
import { startLocal } from "../kept/start-local.ts";
import { Button, ButtonLink } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { Segmented } from "../look/segmented.tsx";
import { text } from "../text/text.ts";
import { usePhone } from "../web/use-media.ts";
import { LiveRow } from "./live-row.tsx";
import { useLive } from "./use-live.ts";
import "./watch-page.css";

const words = text.watch;

/** What can be watched now. */
export function WatchPage() {
  const [game, setGame] = useState("");
  const { value, refusal, again } = useLive(game);
  const phone = usePhone();
  return (
    <SiteFrame title={words.title} at="watch">
      <PageHead title={words.title} words={words.words}>
        {PLAYABLE.length > 1 && (
          <Segmented
            label={words.game}
            value={game}
            onChange={setGame}
            options={[
              { value: "", words: words.all },
              ...PLAYABLE.map(({ row }) => ({
                value: row.id,
                words: phone ? row.short : row.name,
              })),
            ]}
          />
        )}
        <ButtonLink href="/replay" icon="upload" onClick={(event) => follow(event, "/replay")}>
          {words.recording}
        </ButtonLink>
      </PageHead>
      {refusal && !value && <Trouble refusal={refusal} again={again} />}
      {!value && !refusal && <Waiting />}
      {value?.matches.length === 0 && (
        <EmptyState
          glyph="hourglass"
          title={words.empty}
          action={
            <Button
              kind="primary"
              glyph="crossed-swords"
              onClick={() => startLocal({ game: game || firstGame().row.id })}
            >
              {words.play}
            </Button>
          }
        >
          {words.emptyWords}
        </EmptyState>
      )}
      <ul className="live-rows" aria-label={value ? words.count(value.matches.length) : undefined}>
        {value?.matches.map((match) => (
          <LiveRow key={match.id} match={match} />
        ))}
      </ul>
    </SiteFrame>
  );
}
