import { useEffect, useState } from "react";
import { BankClock, BankWarning } from "../look/bank-clock.tsx";
import { ClockRing } from "../look/clock-ring.tsx";
import { RopeTimer } from "../look/rope-timer.tsx";
import type { Question } from "../match/feed.ts";
import { isTimed } from "../match/question-time.ts";
import { playCue } from "../sound/play-cue.ts";
import { text } from "../text/text.ts";
import { timeLeft } from "./time-left.ts";
import type { TimeLeft } from "./time-left.ts";

const TICK_MS = 100;

/** Counts a question down; null without a clock. Only one's own is heard. */
export function useTimeLeft(
  question: Question | undefined,
  voice: "heard" | "silent" = "heard",
): TimeLeft | null {
  const runs = question !== undefined && isTimed(question);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [runs, question?.id]);
  const left = question ? timeLeft(question, now) : null;
  const last = left?.rope == null ? null : left[left.first]?.seconds;
  useEffect(() => {
    if (runs && last && voice === "heard") playCue("rope");
  }, [runs, last, voice]);
  return left;
}

/** Whether the last seconds of the limit run. */
const isLast = ({ first, rope }: TimeLeft): boolean => first === "limit" && rope !== null;

/** The ring beside the primary button, the bank beside it, and what happens when either has run out. */
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
  const { limit, bank } = left;
  return (
    <div className="clock">
      {limit && <ClockRing seconds={limit.seconds} fraction={limit.fraction} last={isLast(left)} />}
      {bank && <BankClock seconds={bank.seconds} />}
      {bank && <BankWarning seconds={bank.seconds} />}
      <div className="clock__words">
        <b>{limit ? text.table.secondsLeft(limit.seconds) : text.table.bankLeft}</b>
        <span>{text.table.atZero(atZero)}</span>
      </div>
    </div>
  );
}

/** The clocks that everybody may see, in small: on the plate of whoever they run for. */
export function PlateClock({ question }: { readonly question: Question }) {
  const left = useTimeLeft(question, "silent");
  if (!left) return null;
  const { limit, bank } = left;
  return (
    <>
      {limit && (
        <span
          className="plate__clock num"
          role="timer"
          aria-label={text.look.secondsLeft(limit.seconds)}
          data-last={isLast(left) || undefined}
        >
          {text.look.clock(limit.seconds)}
        </span>
      )}
      {bank && <BankClock seconds={bank.seconds} />}
    </>
  );
}

export const Rope = ({ left }: { readonly left: TimeLeft | null }) =>
  left?.rope === null || left === null ? null : <RopeTimer fraction={left.rope} />;
