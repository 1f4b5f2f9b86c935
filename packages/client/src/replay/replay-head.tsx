import type { Outcome } from "@holmgang/kernel";
import type { Review } from "../game/judgement.ts";
import { emblemOf } from "../look/emblem.ts";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import type { MatchInfo } from "../match/feed.ts";
import { resultOf } from "../table/end-screen.tsx";
import { replayText } from "../text/replay.ts";

/** What match this was, who played, and how well. */
export function ReplayHead({
  name,
  outcome,
  sitters,
  review,
}: {
  readonly name: string;
  readonly outcome: Outcome | null;
  readonly sitters: MatchInfo["sitters"];
  readonly review: Review | null;
}) {
  const words = replayText;
  return (
    <>
      <div>
        <h1>{name}</h1>
        {outcome && (
          <p className="replay__result">{resultOf(outcome, { viewer: "spectator", sitters })}</p>
        )}
      </div>
      <Panel className="replay__who">
        {([0, 1] as const).map((seat) => (
          <div key={seat} className="replay__player">
            <Shield seat={seat} emblem={emblemOf(sitters[seat].avatar)} size={40} />
            <p>
              <b>{sitters[seat].name}</b>
              <span>{sitters[seat].note}</span>
            </p>
            {review && review.accuracy[seat] !== null && (
              <b className="num">{words.accuracy(review.accuracy[seat])}</b>
            )}
          </div>
        ))}
        {review && (
          <p className="replay__note">
            {words.accuracyNote}{" "}
            {words.luck(sitters[0].name, Math.round(10 * review.luckHp[0]) / 10)}
          </p>
        )}
      </Panel>
    </>
  );
}
