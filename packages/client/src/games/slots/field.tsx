import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { LANES, place } from "@holmgang/slots";
import type { Event } from "@holmgang/slots";
import { useBoard } from "../../board/use-board.ts";
import { text } from "../../text/text.ts";
import type { Names } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import { Compare } from "./compare.tsx";
import type { Looked } from "./look-ahead.ts";
import { slotsSeenBy, thingAt } from "./places.ts";
import { saidAt } from "./said.ts";
import type { Shown } from "./shown.ts";
import { SlotCell } from "./slot.tsx";
import { TELLING } from "./told.ts";
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
  readonly chanceAt: (thing: string) => string | null;
  readonly playing: Event | null;
  readonly pointed: string | null;
  readonly point: (thing: string | null) => void;
}) {
  const isLed = aim.picked !== null || aim.asked === "choice";
  const { grid, place: pressing } = useBoard(aim, slotsSeenBy(near), isLed);
  const busy = playing ? TELLING.thingsIn(playing) : [];
  const cell = (seat: Seat, lane: (typeof LANES)[number]) => {
    const at = place(seat, lane);
    const thing = thingAt(at);
    return (
      <SlotCell
        key={thing}
        board={shown}
        place={at}
        {...{ aim, pressing }}
        said={looked && saidAt(shown, looked, at)}
        chance={chanceAt(thing)}
        side={
          seat === near && names.viewer === near
            ? slotsText.yours
            : slotsText.theirs(names.names[seat])
        }
        near={seat === near}
        pointed={pointed === thing}
        point={point}
        flash={playing && busy.includes(thing) ? playing.kind : null}
      />
    );
  };
  return (
    <div
      className="lanes"
      aria-label={text.table.board}
      data-choosing={aim.asked === "choice" || undefined}
      {...grid}
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
