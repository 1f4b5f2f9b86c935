import type { Seat } from "@holmgang/kernel";
import { isStanding, seatOf } from "@holmgang/tactics";
import type { UnitId } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import { curveOf, labelOf } from "./line-curve.ts";
import type { Looked } from "./look-ahead.ts";
import { spotOf } from "./places.ts";
import type { Shown } from "./shown.ts";
import type { Step } from "./steps.ts";
import { strokesOf } from "./strokes.ts";
import type { Fate, Stroke, Written } from "./strokes.ts";
import { tacticsText } from "./text.ts";
import { Figure } from "./token.tsx";
import "./drawing.css";

interface DrawingProps {
  readonly shown: Shown;
  readonly near: Seat;
  readonly looked: Looked;
  /** The same as they are read beside the board: a line has the number of its step. */
  readonly steps: readonly Step[];
  readonly fates: ReadonlyMap<UnitId, Fate>;
}

/** The forecast on the board: numbered lines for what is done and what comes back, tags for HP, skulls for who falls. */
export function Drawing({ shown, near, looked, steps, fates }: DrawingProps) {
  const strokes = strokesOf(looked.told, shown, steps);
  const walker = strokes.find(({ kind }) => kind === "walk");
  return (
    <>
      {walker && shown.active !== null && (
        <At tile={walker.to} near={near} className="ghost ghost--unit" seat={seatOf(shown.active)}>
          <Figure shown={shown} id={shown.active} />
        </At>
      )}
      <svg className="strokes" viewBox="0 0 500 500" aria-hidden="true">
        {strokes.map((stroke, index) => (
          <Line key={index} stroke={stroke} near={near} />
        ))}
      </svg>
      {strokes.map((stroke, index) => (
        <LineTag key={index} stroke={stroke} near={near} />
      ))}
      {[...fates].map(([id, fate]) => (
        <FateTag key={id} {...{ shown, near, id, fate }} />
      ))}
    </>
  );
}

/** Something that stands on a tile without being it. */
const At = ({
  tile,
  near,
  className,
  seat,
  children,
}: {
  readonly tile: number;
  readonly near: Seat;
  readonly className: string;
  readonly seat?: Seat;
  readonly children: React.ReactNode;
}) => {
  const { x, y } = spotOf(tile, near);
  return (
    <span className={className} data-seat={seat} style={{ "--x": x, "--y": y }}>
      {children}
    </span>
  );
};

function FateTag({
  shown,
  near,
  id,
  fate,
}: Omit<DrawingProps, "looked" | "steps" | "fates"> & {
  readonly id: UnitId;
  readonly fate: Fate;
}) {
  const unit = shown.units[id];
  if (!unit || !isStanding(shown, id)) return null;
  const { from, to, falls } = fate;
  return (
    <At tile={unit.tile} near={near} className="fate num">
      <span data-tone={to < from ? "loss" : to > from ? "gain" : undefined}>
        {falls && <Glyph name="death-skull" />}
        {falls === "end" ? tacticsText.forecast.end : `${from} → ${to}`}
      </span>
    </At>
  );
}

/** The number of the step it belongs to, on it. */
function LineTag({
  stroke: { step, isDodged, ...stroke },
  near,
}: {
  readonly stroke: Written;
  readonly near: Seat;
}) {
  if (step === null) return null;
  const { x, y } = labelOf(curveOf(stroke, near));
  return (
    <span className="line-tag num" data-kind={stroke.kind} style={{ "--x": x, "--y": y }}>
      {step}
      {isDodged && <small>{tacticsText.forecast.dodged}</small>}
    </span>
  );
}

function Line({ stroke, near }: { readonly stroke: Stroke; readonly near: Seat }) {
  const { start, bend, end } = curveOf(stroke, near);
  const path = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  const turned = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <g className="stroke" data-kind={stroke.kind}>
      <path className="stroke__under" d={path} />
      <path className="stroke__line" d={path} />
      <path
        className="stroke__head"
        d="M-12-9 6 0-12 9-8 0z"
        transform={`translate(${end.x} ${end.y}) rotate(${turned})`}
      />
    </g>
  );
}
