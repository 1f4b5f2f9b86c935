import type { Seat } from "@holmgang/kernel";
import { isStanding, seatOf } from "@holmgang/tactics";
import type { UnitId } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import type { Looked } from "./look-ahead.ts";
import { spotOf } from "./places.ts";
import type { Shown } from "./shown.ts";
import { strokesOf } from "./strokes.ts";
import type { Fate, Stroke } from "./strokes.ts";
import { tacticsText } from "./text.ts";
import { Figure } from "./token.tsx";
import "./drawing.css";

interface DrawingProps {
  readonly shown: Shown;
  readonly near: Seat;
  readonly looked: Looked;
  readonly fates: ReadonlyMap<UnitId, Fate>;
}

/** The forecast on the board: lines for what is done and what comes back, tags for HP, skulls for who falls. */
export function Drawing({ shown, near, looked, fates }: DrawingProps) {
  const strokes = strokesOf(looked.told, shown);
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
}: Omit<DrawingProps, "looked" | "fates"> & { readonly id: UnitId; readonly fate: Fate }) {
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

/** From the edge of one token to the edge of the other, with its head at the end. */
function Line({
  stroke: { from, to, kind },
  near,
}: {
  readonly stroke: Stroke;
  readonly near: Seat;
}) {
  const [a, b] = [centre(from, near), centre(to, near)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = { x: a.x + 34 * ux, y: a.y + 34 * uy };
  const end = { x: b.x - 38 * ux, y: b.y - 38 * uy };
  // What comes back takes another way than what went out.
  const bow = kind === "back" ? 80 : 0;
  const middle = { x: (start.x + end.x) / 2 - bow * uy, y: (start.y + end.y) / 2 + bow * ux };
  const path = `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
  const turned = (Math.atan2(end.y - middle.y, end.x - middle.x) * 180) / Math.PI;
  return (
    <g className="stroke" data-kind={kind}>
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

const centre = (tile: number, near: Seat) => {
  const { x, y } = spotOf(tile, near);
  return { x: x * 100 + 50, y: y * 100 + 50 };
};
