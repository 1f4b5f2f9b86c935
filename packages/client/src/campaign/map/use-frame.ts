import { useState } from "react";
import { frameOn, within, zoomed } from "./frame.ts";
import type { Frame, Margin, Size } from "./frame.ts";
import type { Spot, Theatre } from "./theatre.ts";
import type { Moves } from "./use-hands.ts";

/** What a window shows of a map: all that must be in sight, until somebody moves it; `framed` is how it was before. A new question is framed anew. */
export function useFrame(
  theatre: Theatre,
  focus: readonly Spot[],
  size: Size | null,
  margin: Margin,
): { readonly frame: Frame | null; readonly framed: Frame | null; readonly moves: Moves } {
  const question = `${theatre.id} ${focus.join(" ")}`;
  const [moved, setMoved] = useState<{ readonly question: string; readonly frame: Frame }>();
  const seen = moved?.question === question ? moved.frame : null;
  const framed = size && frameOn(theatre, size, focus, margin);
  const frame = size && seen ? within(theatre, size, seen) : framed;
  const change = (to: (from: Frame, window: Size) => Frame): void => {
    if (frame && size) setMoved({ question, frame: within(theatre, size, to(frame, size)) });
  };
  return {
    frame,
    framed,
    moves: {
      shift(dx, dy) {
        change(({ zoom, x, y }) => ({ zoom, x: x + dx, y: y + dy }));
      },
      zoom(by, at) {
        change((from, { width, height }) => zoomed(from, by, at ?? [width / 2, height / 2]));
      },
      again: () => setMoved(undefined),
    },
  };
}
