import { Link } from "../web/link.tsx";
import { usePhone } from "../web/use-media.ts";
import { dayOf, momentOf, timeOf } from "../text/moment.ts";
import { playerText } from "../text/player.ts";
import { graphShape } from "./graph-shape.ts";
import type { RatingPoint } from "./graph-shape.ts";
import "./rating-graph.css";

const WIDE = { width: 540, height: 210, left: 44, foot: 24 };
const NARROW = { width: 300, height: 180, left: 40, foot: 24 };
const words = playerText.graph;

const useBox = () => (usePhone() ? NARROW : WIDE);

/** How a rating went, match by match, with how sure it was; the same as a table for those who read. */
export function RatingGraph({
  game,
  points,
}: {
  readonly game: string;
  /** Null while they are on their way: they have their place already. */
  readonly points: readonly RatingPoint[] | null;
}) {
  const { width, height } = useBox();
  const [first, last] = [points?.[0], points?.at(-1)];
  return (
    <figure className="rating-graph">
      {points && first && last && first !== last ? (
        <Drawing {...{ game, points, first, last }} />
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      )}
      <figcaption>{points?.length === 1 ? words.one : words.band}</figcaption>
      <details>
        <summary>{words.asTable}</summary>
        <Table points={points ?? []} />
      </details>
    </figure>
  );
}

function Drawing({
  game,
  points,
  first,
  last,
}: {
  readonly game: string;
  readonly points: readonly RatingPoint[];
  readonly first: RatingPoint;
  readonly last: RatingPoint;
}) {
  const box = useBox();
  const { line, band, ticks, places, least, most } = graphShape(points, box);
  const nameOf = dayOf(first.at) === dayOf(last.at) ? timeOf : dayOf;
  const end = places.at(-1);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={words.label(game, least, most, points.length)}
    >
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <path className="rating-graph__tick" d={`M${box.left} ${y}H${box.width}`} />
          <text x={box.left - 10} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path className="rating-graph__band" d={band} />
      <path className="rating-graph__line" d={line} />
      {end && <circle className="rating-graph__end" cx={end.x} cy={end.y} r="5" />}
      <text x={box.left} y={box.height - 4}>
        {nameOf(first.at)}
      </text>
      <text x={box.width} y={box.height - 4} textAnchor="end">
        {nameOf(last.at)}
      </text>
    </svg>
  );
}

/** As many as anybody reads; the graph has them all. */
const LINES = 50;

function Table({ points }: { readonly points: readonly RatingPoint[] }) {
  return (
    <table className="rating-graph__table num">
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.rating}</th>
          <th scope="col">{words.sure}</th>
        </tr>
      </thead>
      <tbody>
        {points
          .slice(-LINES)
          .toReversed()
          .map(({ matchId, at, rating, deviation }) => (
            <tr key={matchId}>
              <td>
                <Link href={`/replay/${encodeURIComponent(matchId)}`}>{momentOf(at)}</Link>
              </td>
              <td>{Math.round(rating)}</td>
              <td>{Math.round(deviation)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
