import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Drag } from "./drag.ts";
import "./drag-ghost.css";

/** What is being dragged, under the pointer. */
export const DragGhost = ({
  game,
  drag: { x, y },
  children,
}: {
  /** Whose css it is drawn by: it hangs outside the table. */
  readonly game: string;
  readonly drag: Drag;
  readonly children: ReactNode;
}) =>
  createPortal(
    <div className="drag-ghost" data-game={game} style={{ left: x, top: y }} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
