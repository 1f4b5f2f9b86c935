import type { Shape } from "@holmgang/kernel";
import { useMemo } from "react";
import type { GameFace, LogLine, Names } from "../game/face.ts";

/** A line of the log, and which of all that was heard it tells of. */
export interface HeardLine extends LogLine {
  readonly event: number;
}

/** The lines of everything heard, in order; made anew only when there is more to tell. */
export function useLines(
  face: GameFace<Shape>,
  heard: readonly Shape["event"][],
  { viewer, names: [first, second], view }: Names,
): readonly HeardLine[] {
  return useMemo(
    () =>
      heard.flatMap((each, event) => {
        const names: Names = { viewer, names: [first, second], view };
        const line = face.logLine(each, heard.slice(0, event), names);
        return line ? [{ ...line, event }] : [];
      }),
    [face, heard, viewer, first, second, view],
  );
}
