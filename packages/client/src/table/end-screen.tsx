import type { Outcome, Seat, Viewer } from "@holmgang/kernel";
import { rival } from "@holmgang/kernel";
import type { ReactNode } from "react";
import type { Ending } from "../game/face.ts";
import { Delta } from "../look/delta.tsx";
import { Dialog } from "../look/dialog.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Seal } from "../look/seal.tsx";
import { Shield } from "../look/shield.tsx";
import type { MatchInfo, MatchStatus, Sitter } from "../match/feed.ts";
import { text } from "../text/text.ts";
import { usePhone } from "../web/use-media.ts";
import { EndGold } from "./end-gold.tsx";
import "./end-screen.css";

/** The end: who won, why, what it changed, and what to do next. */
export function EndScreen({
  open,
  close,
  info,
  outcome,
  ending,
  status,
  quality,
  children,
}: {
  readonly open: boolean;
  close(): void;
  readonly info: MatchInfo;
  readonly outcome: Outcome;
  readonly ending: Ending;
  readonly status: MatchStatus;
  /** How well the player played, where it can be told. */
  readonly quality: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}) {
  const { settled } = status;
  const phone = usePhone();
  const near: Seat = info.viewer === 1 ? 1 : 0;
  const winner = outcome.result === "win" ? outcome.seat : null;
  return (
    <Dialog
      open={open}
      onClose={close}
      width={settled?.gold && !phone ? 920 : 640}
      title={<span data-testid="result">{resultOf(outcome, info)}</span>}
      crest={
        winner === null ? (
          <Seal seat={null} emblem="crossed-swords" laurels={false} />
        ) : (
          <Seal seat={winner} emblem={emblemOf(info.sitters[winner].avatar)} />
        )
      }
    >
      <div className="ending">
        <p className="ending__why">{ending.why}</p>
        <div className="ending__score">
          <Side sitter={info.sitters[near]} seat={near} you={info.viewer === near} />
          <p className="ending__numbers num">
            <b data-seat={near}>{ending.score[near]}</b>
            <span>:</span>
            <b data-seat={rival(near)}>{ending.score[rival(near)]}</b>
          </p>
          <Side sitter={info.sitters[rival(near)]} seat={rival(near)} you={false} />
        </div>
        {ending.chapters.length > 0 && (
          <ol className="ending__chapters">
            {ending.chapters.map(({ mark, words }) => (
              <li key={mark}>
                <span>{mark}</span>
                <b className="num">{words}</b>
              </li>
            ))}
          </ol>
        )}
        <dl className="ending__gains">
          <Gains info={info} status={status} />
          {quality}
        </dl>
        {info.viewer !== "spectator" && <EndGold info={info} gold={settled?.gold ?? null} />}
        {children}
      </div>
    </Dialog>
  );
}

function Side({
  sitter,
  seat,
  you,
}: {
  readonly sitter: Sitter;
  readonly seat: Seat;
  readonly you: boolean;
}) {
  return (
    <div className="ending__side">
      <p>
        <b>{sitter.name}</b>
        {you && <span>{text.table.youWord.toLowerCase()}</span>}
      </p>
      <Shield seat={seat} emblem={emblemOf(sitter.avatar)} size={56} />
    </div>
  );
}

/** Rating and tokens, or that there were none to win; gold tells for itself. */
function Gains({
  info,
  status: { settled },
}: {
  readonly info: MatchInfo;
  readonly status: MatchStatus;
}) {
  const words = text.table;
  if (info.viewer === "spectator") return null;
  if (info.where === "local") return <NoStake words={words.practiceNote} />;
  if (!settled) return <Gain head={words.rating} value="…" note={words.reckoning} />;
  const { points, rating, tokens, tokensWon, gold } = settled;
  if (!points && !rating && info.pot === 0)
    return gold && !gold.unpaid ? null : <NoStake words={words.notRated} />;
  return (
    <>
      {rating && (
        <Gain
          head={words.rating}
          value={Math.round(rating.after)}
          change={Math.round(rating.after) - Math.round(rating.before)}
          note={words.ratingNote}
        />
      )}
      {points && (
        <Gain
          head={words.points}
          value={points.after}
          change={points.after - points.before}
          note={text.leagues[points.league] ?? points.league}
        />
      )}
      {info.pot > 0 && (
        <Gain
          head={words.tokens}
          value={tokens}
          change={tokensWon}
          note={words.stake(info.pot / 2)}
        />
      )}
    </>
  );
}

const NoStake = ({ words }: { readonly words: string }) => (
  <div>
    <dt className="label">{text.table.atStake}</dt>
    <dd>
      <span>{words}</span>
    </dd>
  </div>
);

export function Gain({
  head,
  value,
  change = 0,
  note,
}: {
  readonly head: string;
  readonly value: ReactNode;
  readonly change?: number;
  readonly note: string;
}) {
  return (
    <div>
      <dt className="label">{head}</dt>
      <dd>
        <b className="num">{value}</b> {change !== 0 && <Delta value={change} arrow />}
        <span>{note}</span>
      </dd>
    </div>
  );
}

export function resultOf(
  outcome: Outcome,
  { viewer, sitters }: { viewer: Viewer; sitters: MatchInfo["sitters"] },
): string {
  const { result } = text.table;
  switch (outcome.result) {
    case "win":
      if (viewer === "spectator") return text.table.wins(sitters[outcome.seat].name);
      return outcome.seat === viewer ? result.win : result.lose;
    case "draw":
      return result.draw;
    case "both-lose":
      return viewer === "spectator" ? result.watched : result.lose;
    case "void":
      return result.void;
  }
}
