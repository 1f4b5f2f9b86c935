import { useRef } from "react";
import type { CSSProperties, ReactNode } from "react";
import { Holm } from "../../look/holm.tsx";
import { DegreeFrame } from "./degree-frame.tsx";
import { Ground } from "./ground.tsx";
import { onMap, sizeOf } from "./theatre.ts";
import type { Spot, Theatre } from "./theatre.ts";
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
  /** Drawn on the sheet, under the marks. */
  roads?: (at: At) => ReactNode;
  marks?: (at: At) => ReactNode;
  /** Stands still while the map is moved. */
  children?: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const { frame, moves } = useFrame(theatre, focus, size);
  const hands = useHands(ref, moves);
  const place = onMap(theatre);
  const at: At = (spot) => {
    const [x, y] = place(spot);
    const zoom = frame?.zoom ?? 0;
    return [Math.round(x * zoom), Math.round(y * zoom)];
  };
  const [wide, high] = sizeOf(theatre);
  return (
    <Holm className={`campaign-map ${className}`.trim()}>
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
            {marks?.(at)}
          </div>
        )}
      </div>
      {frame && size && <DegreeFrame theatre={theatre} frame={frame} size={size} />}
      {children}
    </Holm>
  );
}

const lit = ([x, y]: readonly [number, number]): CSSProperties => ({
  "--light-x": `${x}px`,
  "--light-y": `${y}px`,
});
