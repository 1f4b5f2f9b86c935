import type { ReactNode } from "react";
import { CardBack } from "./card-back.tsx";
import type { CardSize } from "./card-size.ts";
import "./card-flip.css";

/** A card that turns over when `faceUp` changes. */
export function CardFlip({
  faceUp,
  size = "M",
  children,
}: {
  faceUp: boolean;
  size?: CardSize;
  /** The face; `null` while nobody may know it. */
  children: ReactNode;
}) {
  return (
    <div className={`card-flip${faceUp ? " card-flip--up" : ""}`}>
      <div className="card-flip__turner">
        <div className="card-flip__side card-flip__side--back" aria-hidden={faceUp}>
          <CardBack size={size} />
        </div>
        <div className="card-flip__side card-flip__side--face" aria-hidden={!faceUp}>
          {children}
        </div>
      </div>
    </div>
  );
}
