import type { Seat } from "@holmgang/kernel";
import { usePhone } from "../../web/use-media.ts";
import { signed } from "../../look/delta.tsx";
import { Pips } from "../../look/pips.tsx";
import type { Moment } from "./moment.ts";
import "./health.css";
import { orcainText } from "./text.ts";

/** A seat's health as a number and as pips; what a step just changed is struck out or lit up. */
export function Health({
  seat,
  moment,
  max,
}: {
  readonly seat: Seat;
  readonly moment: Moment;
  readonly max: number;
}) {
  const phone = usePhone();
  const hp = moment.hp[seat];
  const meeting = moment.playing && moment.seen ? moment.steps.at(-1)?.meeting : undefined;
  const change = meeting ? hp - meeting.before[seat] : 0;
  return (
    <div
      className="health"
      data-seat={seat}
      data-hit={change < 0 || undefined}
      style={{ "--pace": moment.pace }}
    >
      <b className="health__now num" data-testid={`hp-${seat}`}>
        {hp}
      </b>
      <span className="health__max">{orcainText.of(max)}</span>
      {change !== 0 && (
        <span
          key={`${moment.roundIndex}.${moment.steps.length}`}
          className="health__change num"
          data-tone={change < 0 ? "loss" : "gain"}
        >
          {signed(change)}
        </span>
      )}
      <Pips
        seat={seat}
        value={hp}
        max={max}
        lost={Math.max(0, -change)}
        gained={Math.max(0, change)}
        size={phone ? 13 : 14}
        unit={orcainText.hp}
      />
    </div>
  );
}
