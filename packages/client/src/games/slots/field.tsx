import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { LANES, place } from "@holmgang/slots";
import type { Event, Place } from "@holmgang/slots";
import { text } from "../../text/text.ts";
import type { Names } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import { Compare } from "./compare.tsx";
import type { Looked } from "./look-ahead.ts";
import { thingAt } from "./places.ts";
import { saidAt } from "./said.ts";
import type { Shown } from "./shown.ts";
import { SlotCell } from "./slot.tsx";
import { TELLING } from "./told.ts";
import { useArrows } from "./use-arrows.ts";
import "./field.css";
import "./live.css";
import { slotsText } from "./text.ts";

/** Five lanes: the rival's half, how each lane stands, one's own half. */
export function Field({
  shown,
  aim,
  near,
  names,
  looked,
  chanceAt,
  playing,
  pointed,
  point,
}: {
  readonly shown: Shown;
  readonly aim: Aim;
  readonly near: Seat;
  readonly names: Names;
  /** The move that is looked at, and what it does. */
  readonly looked: Looked | null;
  readonly chanceAt: (at: Place) => string | null;
  readonly playing: Event | null;
  readonly pointed: string | null;
  readonly point: (thing: string | null) => void;
}) {
  const arrows = useArrows(aim, near);
  const busy = playing ? TELLING.thingsIn(playing) : [];
  const cell = (seat: Seat, lane: (typeof LANES)[number]) => {
    const at = place(seat, lane);
    return (
      <SlotCell
        key={thingAt(at)}
        board={shown}
        place={at}
        aim={aim}
        said={looked && saidAt(shown, looked, at)}
        chance={chanceAt(at)}
        side={
          seat === near && names.viewer === near
            ? slotsText.yours
            : slotsText.theirs(names.names[seat])
        }
        near={seat === near}
        pointed={pointed === thingAt(at)}
        point={point}
        flash={playing && busy.includes(thingAt(at)) ? playing.kind : null}
      />
    );
  };
  return (
    <div
      className="lanes"
      role="grid"
      aria-label={text.table.board}
      data-choosing={aim.asked === "choice" || undefined}
      {...arrows}
    >
      <div role="row">{LANES.map((lane) => cell(rival(near), lane))}</div>
      <div role="row">
        {LANES.map((lane) => (
          <Compare
            key={lane}
            board={shown}
            lane={lane}
            near={near}
            told={looked?.told ?? null}
            counted={shown.counted.length > lane}
            names={names}
          />
        ))}
      </div>
      <div role="row">{LANES.map((lane) => cell(near, lane))}</div>
    </div>
  );
}
