import type { Seat } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { emblemOf } from "../look/emblem.ts";
import "../look/panel.css";
import "./plate.css";
import { Shield } from "../look/shield.tsx";
import type { MatchStatus, Question, Said, Sitter } from "../match/feed.ts";
import { text } from "../text/text.ts";
import { Bubble } from "./bubble.tsx";
import { PlateClock } from "./clock.tsx";

/** A seat: who sits there, whether they are there, and their numbers. */
export function Plate({
  seat,
  sitter,
  you,
  status,
  numbers,
  clock,
  said,
}: {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly you: boolean;
  /** Of the other player; null where nobody can go away. */
  readonly status: MatchStatus | null;
  readonly numbers: ReactNode;
  /** The clock that runs for this seat, where everybody may see it. */
  readonly clock: Question | undefined;
  readonly said: Said | null;
}) {
  return (
    <section className="plate panel panel--engraved" data-seat={seat} aria-label={sitter.name}>
      <Shield seat={seat} emblem={emblemOf(sitter.avatar)} size={60} />
      <div className="plate__who">
        <Bubble said={said} />
        <p className="plate__name">
          {sitter.name} {you && <span>{text.table.you}</span>}
          {clock && <PlateClock question={clock} />}
        </p>
        <p className="plate__note">
          {sitter.note}
          {status && <Presence status={status} />}
        </p>
      </div>
      {numbers}
    </section>
  );
}

function Presence({ status: { rivalHere, rivalUntil } }: { readonly status: MatchStatus }) {
  const now = useNow(rivalUntil !== null);
  const seconds = rivalUntil === null ? null : Math.max(0, Math.ceil((rivalUntil - now) / 1000));
  return (
    <span className="plate__presence" data-here={rivalHere}>
      <i aria-hidden="true" />
      {rivalHere
        ? text.table.here
        : seconds === null
          ? text.table.gone
          : text.table.comesBack(seconds)}
    </span>
  );
}

/** The time, by the second, while somebody needs it. */
function useNow(needed: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!needed) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
}
