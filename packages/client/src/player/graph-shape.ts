/** Where a player stood after a match. */
export interface RatingPoint {
  readonly matchId: string;
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

interface GraphBox {
  readonly width: number;
  readonly height: number;
  /** Room at the left for the numbers. */
  readonly left: number;
  /** Room at the foot for the days. */
  readonly foot: number;
}

/** A graph of ratings as paths and places; matches stand side by side, however long they are apart. */
interface GraphShape {
  readonly line: string;
  /** How sure the rating is, round the line. */
  readonly band: string;
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  readonly places: readonly {
    readonly x: number;
    readonly y: number;
    readonly point: RatingPoint;
  }[];
  readonly least: number;
  readonly most: number;
}

export function graphShape(points: readonly RatingPoint[], box: GraphBox): GraphShape {
  const ratings = points.map(({ rating }) => rating);
  const step = stepFor(Math.max(...points.map(high)) - Math.min(...points.map(low)));
  const floor = Math.floor(Math.min(...points.map(low)) / step) * step;
  const ceiling = Math.max(floor + step, Math.ceil(Math.max(...points.map(high)) / step) * step);
  const top = 8;
  const y = (value: number): number =>
    round(top + ((ceiling - value) / (ceiling - floor)) * (box.height - box.foot - top));
  const x = (index: number): number =>
    round(
      box.left +
        (points.length === 1 ? 0.5 : index / (points.length - 1)) * (box.width - box.left - 8),
    );
  const upper = points.map((point, index) => `${x(index)} ${y(high(point))}`);
  const lower = points.map((point, index) => `${x(index)} ${y(low(point))}`);
  return {
    line: `M${points.map(({ rating }, index) => `${x(index)} ${y(rating)}`).join("L")}`,
    band: `M${[...upper, ...lower.toReversed()].join("L")}Z`,
    ticks: Array.from({ length: Math.round((ceiling - floor) / step) + 1 }, (_, index) => {
      const value = floor + index * step;
      return { value, y: y(value) };
    }),
    places: points.map((point, index) => ({ x: x(index), y: y(point.rating), point })),
    least: Math.round(Math.min(...ratings)),
    most: Math.round(Math.max(...ratings)),
  };
}

/** The band is cut where it would leave no room for the line: the first matches are a guess. */
const BAND = 120;
const high = ({ rating, deviation }: RatingPoint): number => rating + Math.min(BAND, deviation);
const low = ({ rating, deviation }: RatingPoint): number => rating - Math.min(BAND, deviation);

/** A round number that cuts the span into four parts or so. */
const stepFor = (span: number): number =>
  [10, 20, 50, 100, 200, 500].find((step) => span / step <= 5) ?? 1000;

const round = (value: number): number => Math.round(value * 10) / 10;
