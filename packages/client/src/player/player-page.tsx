import { SiteFrame } from "../frame/site-frame.tsx";
import { Trouble } from "../frame/trouble.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Shield } from "../look/shield.tsx";
import { useAnswer } from "../web/use-answer.ts";
import { playerText } from "../text/player.ts";
import { HistoryPart } from "./history-part.tsx";
import { profilePath } from "./profile.ts";
import type { Profile } from "./profile.ts";
import { RatingsPart } from "./ratings-part.tsx";
import "./player-page.css";

const words = playerText;

/** What anybody may see of a player. */
export function PlayerPage({ name }: { readonly name: string }) {
  const { value, refusal, again } = useAnswer<Profile>(profilePath(name));
  const shown = value?.account.nickname ?? name;
  return (
    <SiteFrame title={words.title(shown)} at={null}>
      {value && (
        <>
          <header className="player-head">
            <Shield seat={0} emblem={emblemOf(value.account.avatar)} size={76} />
            <div>
              <h1>{shown}</h1>
              <p>{words.kinds[value.account.kind]}</p>
            </div>
          </header>
          <div className="player-parts">
            <RatingsPart name={shown} ratings={value.ratings} />
            <HistoryPart name={shown} />
          </div>
        </>
      )}
      {!value && <h1 className="visually-hidden">{shown}</h1>}
      {refusal?.code === "no-such-account" ? (
        <EmptyState glyph="hood" title={words.unknown}>
          {words.unknownWords}
        </EmptyState>
      ) : (
        refusal && !value && <Trouble refusal={refusal} again={again} />
      )}
      {!value && !refusal && <Waiting />}
    </SiteFrame>
  );
}
