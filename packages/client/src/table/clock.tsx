import { useEffect, useState } from "react";
import { ClockRing } from "../look/clock-ring.tsx";
import { RopeTimer } from "../look/rope-timer.tsx";
import type { Question } from "../match/feed.ts";
import { playCue } from "../sound/play-cue.ts";
import { text } from "../text/text.ts";

/** What is left of a question's time. */
export interface TimeLeft {
  /** Whole seconds, rounded up. */
  readonly seconds: number;
  readonly fraction: number;
  /** The last five seconds, as a part of five; null before. */
  readonly rope: number | null;
}

const ROPE_MS = 5_000;
const TICK_MS = 100;

/** Counts a question down; null without a clock. Only one's own is heard. */
export function useTimeLeft(
  question: Question | undefined,
  voice: "heard" | "silent" = "heard",
): TimeLeft | null {
  const deadline = question?.deadline ?? null;
  const limitMs = question?.limitMs ?? null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  const left =
    deadline === null || limitMs === null ? null : Math.min(limitMs, Math.max(0, deadline - now));
  const seconds = left === null ? null : Math.ceil(left / 1000);
  useEffect(() => {
    const isLast = seconds !== null && seconds > 0 && seconds <= ROPE_MS / 1000;
    if (isLast && voice === "heard") playCue("rope");
  }, [seconds, voice]);
  if (left === null || seconds === null || limitMs === null) return null;
  return { seconds, fraction: left / limitMs, rope: left <= ROPE_MS ? left / ROPE_MS : null };
}

/** The ring beside the primary button, and what happens when it has run out. */
export function Clock({
  left,
  asked,
  atZero,
}: {
  readonly left: TimeLeft | null;
  readonly asked: boolean;
  /** What happens then, in the game's words. */
  readonly atZero: string;
}) {
  if (!left) {
    return asked ? (
      <div className="clock clock--none">
        <b>{text.table.noClock}</b>
        <span>{text.table.noClockLine}</span>
      </div>
    ) : null;
  }
  return (
    <div className="clock">
      <ClockRing seconds={left.seconds} fraction={left.fraction} last={left.rope !== null} />
      <div className="clock__words">
        <b>{text.table.secondsLeft(left.seconds)}</b>
        <span>{text.table.atZero(atZero)}</span>
      </div>
    </div>
  );
}

/** A clock that everybody may see, in small: on the plate of whoever it runs for. */
export function PlateClock({ question }: { readonly question: Question }) {
  const left = useTimeLeft(question, "silent");
  if (!left) return null;
  return (
    <span
      className="plate__clock num"
      role="timer"
      aria-label={text.look.secondsLeft(left.seconds)}
      data-last={left.rope !== null || undefined}
    >
      {text.table.clock(left.seconds)}
    </span>
  );
}

export const Rope = ({ left }: { readonly left: TimeLeft | null }) =>
  left?.rope === null || left === null ? null : <RopeTimer fraction={left.rope} />;
