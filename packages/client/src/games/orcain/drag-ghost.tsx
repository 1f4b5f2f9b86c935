import type { Settings } from "@holmgang/orcain";
import { createPortal } from "react-dom";
import type { Drag } from "../../table/drag.ts";
import { OrcainCard } from "./orcain-card.tsx";
import type { Staging } from "./staging.ts";

/** The card under the pointer. */
export function DragGhost({
  drag: { thing, x, y },
  staging,
  settings,
}: {
  readonly drag: Drag;
  readonly staging: Staging;
  readonly settings: Settings;
}) {
  const [kind, at] = thing.split(":");
  const card = kind === "hand" ? staging.hand[Number(at)] : staging.layout[Number(at)];
  if (!card) return null;
  return createPortal(
    <div className="drag-ghost" style={{ left: x, top: y }} aria-hidden="true">
      <OrcainCard card={card} settings={settings} state="picked" />
    </div>,
    document.body,
  );
}
