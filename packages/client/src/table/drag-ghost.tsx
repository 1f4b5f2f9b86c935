import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Drag } from "./drag.ts";
import "./drag-ghost.css";

/** What is being dragged, under the pointer. */
export const DragGhost = ({
  drag: { x, y },
  children,
}: {
  readonly drag: Drag;
  readonly children: ReactNode;
}) =>
  createPortal(
    <div className="drag-ghost" style={{ left: x, top: y }} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
