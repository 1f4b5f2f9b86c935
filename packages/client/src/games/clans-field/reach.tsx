import { isTrap, startAp } from "@holmgang/clans/field";
import type { Move, Tile } from "@holmgang/clans/field";
import type { Aim } from "./aim.ts";
import { pointsOf } from "./field-card.tsx";
import { acrossOf, isSpy, tileThing, unitsOn } from "./places.ts";
import { Points } from "./points.tsx";
import { priceOf } from "./price.ts";
import type { Shown } from "./shown.ts";
import { fieldText } from "./text.ts";
import "./reach.css";

/** Where what is held may go: dots, and what it costs; with a price beside the point, in the colour of a warning. */
export function Reach({
  shown,
  tile,
  aim,
}: {
  readonly shown: Shown;
  readonly tile: Tile;
  readonly aim: Aim;
}) {
  const thing = tileThing(tile);
  const isHeld = aim.card !== null || aim.unit !== null;
  const move = isHeld ? aim.steps.get(thing) : undefined;
  if (move === undefined) return null;
  if (move?.kind === "walk") return <Step {...{ shown, move, aim }} />;
  if (move?.kind === "place") {
    const troops = unitsOn(shown.units, tile).filter((unit) => !isSpy(unit)).length;
    return (
      <span className="reach" data-kind="place">
        {!isTrap(move) && (
          <span
            className="reach__stand"
            data-seat={aim.seat}
            style={{ "--across": acrossOf(troops, troops + 1) }}
          >
            <Points left={startAp(move.card, tile)} of={pointsOf(move.card)} seat={aim.seat} />
          </span>
        )}
      </span>
    );
  }
  return <span className="reach" data-kind={move?.kind === "raid" ? "strike" : "act"} />;
}

function Step({
  shown,
  move,
  aim,
}: {
  readonly shown: Shown;
  readonly move: Extract<Move, { kind: "walk" }>;
  readonly aim: Aim;
}) {
  const price = priceOf(shown, move);
  const isFree = aim.unit?.is?.step === true;
  return (
    <span className="reach" data-kind="step" data-price={price ?? undefined}>
      <span className="reach__cost num">
        <i className="reach__pip" />
        {isFree ? 0 : 1}
        {price && (
          <>
            <span className="reach__price">{fieldText.price[price].words}</span>
            <span className="reach__short">{fieldText.price[price].short}</span>
          </>
        )}
      </span>
    </span>
  );
}
