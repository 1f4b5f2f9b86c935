import { useRef } from "react";
import type { CSSProperties, ReactNode } from "react";
import { Holm } from "../../look/holm.tsx";
import { DegreeFrame } from "./degree-frame.tsx";
import { Ground } from "./ground.tsx";
import { onMap, sizeOf } from "./theatre.ts";
import type { Spot, Theatre } from "./theatre.ts";
import { INSET, WIDE } from "./frame.ts";
import type { Frame, Size } from "./frame.ts";
import type { Box } from "./name-places.ts";
import { useFrame } from "./use-frame.ts";
import { useHands } from "./use-hands.ts";
import { useSize } from "./use-size.ts";
import "./map.css";

/** Where something stands on a sheet, in points. */
type At = (spot: Spot) => readonly [x: number, y: number];

/** The campaign's field: an engraved map inside rope and pegs that is dragged, pinched and zoomed. Over it stand marks. */
export function CampaignMap({
  theatre,
  focus,
  light,
  label,
  className = "",
  inset = false,
  roads,
  marks,
  children,
}: {
  theatre: Theatre;
  /** What must be in sight. */
  focus: readonly Spot[];
  /** The land is lightest here. */
  light: Spot;
  label: string;
  className?: string;
  /** A small one on a page: without rope, names of regions and room to spare. */
  inset?: boolean;
  /** Drawn on the sheet, under the marks. */
  roads?: (at: At) => ReactNode;
  /** `sight` is what the window shows before anybody moves it: names that look for a place in it stay there meanwhile. */
  marks?: (at: At, sight: Box) => ReactNode;
  /** Stands still while the map is moved. */
  children?: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const { frame, framed, moves } = useFrame(theatre, focus, size, inset ? INSET : WIDE);
  const hands = useHands(ref, moves);
  const place = onMap(theatre);
  const at: At = (spot) => {
    const [x, y] = place(spot);
    const zoom = frame?.zoom ?? 0;
    return [Math.round(x * zoom), Math.round(y * zoom)];
  };
  const [wide, high] = sizeOf(theatre);
  const Around = inset ? "div" : Holm;
  return (
    <Around className={`campaign-map ${inset ? "campaign-map--inset " : ""}${className}`.trim()}>
      <div
        className="campaign-map__window"
        ref={ref}
        role="group"
        aria-label={label}
        tabIndex={0}
        {...hands}
      >
        {frame && (
          <div
            className="campaign-map__sheet"
            style={{
              width: wide * frame.zoom,
              height: high * frame.zoom,
              transform: `translate(${-frame.x}px, ${-frame.y}px)`,
              ...lit(at(light)),
            }}
          >
            <Ground theatre={theatre} zoom={frame.zoom} />
            {roads && (
              <svg className="campaign-map__roads" aria-hidden="true">
                {roads(at)}
              </svg>
            )}
            {size && framed && marks?.(at, sightOf(framed, size, frame.zoom))}
          </div>
        )}
      </div>
      {frame && size && !inset && <DegreeFrame theatre={theatre} frame={frame} size={size} />}
      {children}
    </Around>
  );
}

/** What the frame of degrees covers of the window. */
const BORDER = 10;

function sightOf({ zoom, x, y }: Frame, { width, height }: Size, zoomNow: number): Box {
  const by = zoomNow / zoom;
  return [
    (x + BORDER) * by,
    (y + BORDER) * by,
    (x + width - BORDER) * by,
    (y + height - BORDER) * by,
  ];
}

const lit = ([x, y]: readonly [number, number]): CSSProperties => ({
  "--light-x": `${x}px`,
  "--light-y": `${y}px`,
});
