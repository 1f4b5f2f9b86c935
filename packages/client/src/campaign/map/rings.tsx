import { BANDS } from "@holmgang/campaign";
import { signed } from "../../look/signed.ts";
import type { Spot } from "./theatre.ts";
import "./rings.css";

type Point = readonly [x: number, y: number];
type At = (spot: Spot) => Point;

/** Metres of a degree of latitude, as the rules have them. */
const DEGREE_METRES = 111_195;

/** How many points a distance takes on the sheet. */
const pointsOf = (at: At, town: Spot, metres: number): number =>
  at(town)[1] - at([town[0], town[1] + metres / DEGREE_METRES])[1];

/** Bands that have an end, from the town outward. */
const RINGS = BANDS.filter(({ below }) => below < Number.MAX_SAFE_INTEGER);

const circle = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** The distance bands round the town (C55); the one the army is in is lit. */
export function Rings({ at, town, metres }: { at: At; town: Spot; metres: number }) {
  const here = BANDS.findIndex(({ below }) => metres < below);
  const middle = at(town);
  const radius = (band: number): number => pointsOf(at, town, BANDS[band]?.below ?? 0);
  const inner = here > 0 ? circle(middle, radius(here - 1)) : "";
  return (
    <>
      {here < RINGS.length && (
        <path
          className="map-band"
          fillRule="evenodd"
          d={`${circle(middle, radius(here))}${inner}`}
        />
      )}
      {RINGS.map(({ below }, band) => (
        <circle
          key={below}
          className="map-ring"
          data-here={band === here || band === here - 1 || undefined}
          cx={middle[0]}
          cy={middle[1]}
          r={radius(band)}
        />
      ))}
    </>
  );
}

/** How far from the line to the army the bands are named, in radians. */
const ASIDE = 0.6;

/** What each band adds, beside the way from town to the army. */
export function RingNames({
  at,
  town,
  army,
  metres,
}: {
  at: At;
  town: Spot;
  army: Spot;
  metres: number;
}) {
  const here = BANDS.findIndex(({ below }) => metres < below);
  const [x, y] = at(town);
  const [ax, ay] = at(army);
  const angle = Math.atan2(ay - y, ax - x) - ASIDE;
  return BANDS.slice(0, here + 2).map(({ below, adds }, band) => {
    const from = BANDS[band - 1]?.below ?? 0;
    const to = below < Number.MAX_SAFE_INTEGER ? below : from * 1.2;
    const far = pointsOf(at, town, (from + to) / 2);
    return (
      <span
        key={below}
        className="map-ring-name num"
        data-here={band === here || undefined}
        style={{ left: x + Math.cos(angle) * far, top: y + Math.sin(angle) * far }}
      >
        {signed(adds)}
      </span>
    );
  });
}
