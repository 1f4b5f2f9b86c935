import { memo, useId } from "react";
import { COASTS } from "./coasts.ts";
import { peaksOf } from "./peaks.ts";
import type { Peak } from "./peaks.ts";
import { smooth } from "./smooth.ts";
import { DEGREE, narrowing, onMap, sizeOf } from "./theatre.ts";
import type { Spot, Theatre } from "./theatre.ts";
import "./ground.css";

/** The engraved ground of a theatre: sea with water lines, land, plains, rivers, lakes, mountains, names. Drawn anew only when it is zoomed. */
export const Ground = memo(function Ground({
  theatre,
  zoom,
}: {
  theatre: Theatre;
  /** Points of the screen to a unit of the map. */
  zoom: number;
}) {
  const id = useId();
  const [width, height] = sizeOf(theatre);
  const coast = COASTS[theatre.id];
  return (
    <svg
      className="map-ground"
      width={width * zoom}
      height={height * zoom}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <clipPath id={`${id}land`}>
        <path d={coast} />
      </clipPath>
      <rect className="map-ground__sea" width={width} height={height} />
      {WATER.map(([far, light]) => (
        <g key={far}>
          <path
            className="map-ground__wave"
            d={coast}
            strokeWidth={2 * far + 1.5}
            opacity={light}
          />
          <path className="map-ground__calm" d={coast} strokeWidth={2 * far} />
        </g>
      ))}
      <path className="map-ground__land" d={coast} />
      <g clipPath={`url(#${id}land)`}>
        <Plains theatre={theatre} />
        <Waters theatre={theatre} />
      </g>
      <path className="map-ground__lines" d={graticule(theatre)} />
      <path className="map-ground__shade" d={coast} />
      <path className="map-ground__coast" d={coast} />
      {peaksOf(theatre).map((peak) => (
        <Mountain key={`${peak.x} ${peak.y}`} peak={peak} />
      ))}
      <Names theatre={theatre} zoom={zoom} />
    </svg>
  );
});

/** Lines in the water: how far from the coast, in points, and how light. */
const WATER = [
  [44, 0.1],
  [34, 0.14],
  [25, 0.19],
  [17.5, 0.25],
  [11, 0.33],
  [5.5, 0.45],
] as const;

function Plains({ theatre }: { theatre: Theatre }) {
  const id = useId();
  const place = onMap(theatre);
  return (
    <>
      <radialGradient id={id}>
        <stop className="map-ground__green" offset="0" />
        <stop className="map-ground__none" offset="1" />
      </radialGradient>
      {theatre.plains.map(([at, wide, high]) => {
        const [cx, cy] = place(at);
        const rx = (wide * DEGREE * narrowing(theatre)) / 2;
        const ry = (high * DEGREE) / 2;
        return <ellipse key={at.join()} {...{ cx, cy, rx, ry }} fill={`url(#${id})`} />;
      })}
    </>
  );
}

function Waters({ theatre }: { theatre: Theatre }) {
  const curve = (spots: readonly Spot[]): string => smooth(spots.map(onMap(theatre)));
  return (
    <>
      {theatre.rivers.map(({ broad, line }) => (
        <g key={line.join()}>
          <path className="map-ground__bed" d={curve(line)} strokeWidth={broad + 1.6} />
          <path className="map-ground__river" d={curve(line)} strokeWidth={broad * 0.72} />
        </g>
      ))}
      {theatre.lakes.map((shore) => (
        <path
          key={shore.join()}
          className="map-ground__lake"
          d={`${curve([...shore, shore[0]!])}z`}
        />
      ))}
    </>
  );
}

/** Lit from the left: a slope in the light, one in the dark with hachures, and its edge. */
function Mountain({ peak: { x, y, wide } }: { peak: Peak }) {
  const at = (dx: number, dy: number): string =>
    `${Math.round(x + dx * wide)} ${Math.round(y + dy * wide)}`;
  const west = `M${at(-1.05, 0)}Q${at(-0.35, -0.7)} ${at(0, -1.25)}`;
  const east = `Q${at(0.4, -0.75)} ${at(1.05, 0)}`;
  const strokes = [0.2, 0.4, 0.6, 0.8].map(
    (down) =>
      `M${at(0.97 * down, 1.22 * down - 1.25)}L${at(0.75 * down, -0.3 * (1 - down) - 0.02)}`,
  );
  return (
    <g>
      <path className="map-ground__slope" d={`${west}${east}z`} />
      <path
        className="map-ground__dark"
        d={`M${at(0, -1.25)}${east}L${at(-0.1, 0)}Q${at(0.12, -0.5)} ${at(0, -1.25)}z`}
      />
      <path className="map-ground__edge" d={west} />
      <path className="map-ground__hachure" d={strokes.join("")} />
    </g>
  );
}

/** Every degree of a theatre. */
function graticule(theatre: Theatre): string {
  const { west, east, south, north } = theatre;
  const [width, height] = sizeOf(theatre);
  const whole = (from: number, to: number): readonly number[] =>
    Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, at) => Math.ceil(from) + at);
  const place = onMap(theatre);
  return [
    ...whole(west, east).map((lon) => `M${Math.round(place([lon, north])[0])} 0V${height}`),
    ...whole(south, north).map(
      (lat) => `M0 ${Math.round(place([west, lat])[1])}H${Math.round(width)}`,
    ),
  ].join("");
}

function Names({ theatre, zoom }: { theatre: Theatre; zoom: number }) {
  const place = onMap(theatre);
  return theatre.regions.map(({ name, at, size, sea = false, turn = 0 }) => {
    const [x, y] = place(at);
    return (
      <text
        key={name}
        className="map-ground__name"
        data-sea={sea || undefined}
        fontSize={size / zoom}
        letterSpacing={(0.36 * size) / zoom}
        transform={`translate(${x} ${y}) rotate(${turn})`}
      >
        {name}
      </text>
    );
  });
}
