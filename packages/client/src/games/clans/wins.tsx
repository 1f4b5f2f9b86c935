import type { Seat } from "@holmgang/kernel";
import { LANES } from "@holmgang/clans";
import type { Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import { Glyph } from "../../look/glyph.tsx";
import { boxOf } from "./layout.ts";
import type { Focus } from "./layout.ts";
import type { Shown } from "./shown.ts";
import { clansText } from "./text.ts";
import "./wins.css";

/** A badge at the foot of every lane that was won in this round, with what it has brought. */
export const Wins = ({
  shown: { over },
  names,
  near,
  focus,
}: {
  readonly shown: Shown;
  readonly names: Names;
  readonly near: Seat;
  readonly focus: Focus | null;
}) =>
  LANES.map((lane) => {
    const end = over[lane];
    if (!end || end.winner === null) return null;
    const { x, y, w, h } = boxOf(lane, 1, near, focus);
    return (
      <span
        key={lane}
        className="win num"
        data-seat={end.winner}
        data-away={(focus?.zoom === "whole" && focus.lane !== lane) || undefined}
        style={{ "--x": x + w / 2, "--y": y + h }}
      >
        <Glyph name="queen-crown" size={15} />
        {clansText.laneWon(whoIs(names, end.winner), end.gold)}
      </span>
    );
  });
