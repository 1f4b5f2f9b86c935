import { Link } from "../app/link.tsx";
import { dayOf, momentOf } from "../text/moment.ts";
import { text } from "../text/text.ts";
import { graphShape } from "./graph-shape.ts";
import type { RatingPoint } from "./graph-shape.ts";
import "./rating-graph.css";

const BOX = { width: 760, height: 240, left: 52, foot: 26 };
const words = text.player.graph;

/** How a rating went, match by match, with how sure it was; the same as a table for those who read. */
export function RatingGraph({
  game,
  points,
}: {
  readonly game: string;
  readonly points: readonly RatingPoint[];
}) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="rating-graph">
      {points.length === 1 ? <p>{words.one}</p> : <Drawing {...{ game, points, first, last }} />}
      <figcaption>{words.band}</figcaption>
      <details>
        <summary>{words.asTable}</summary>
        <Table points={points} />
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
  const { line, band, ticks, places, least, most } = graphShape(points, BOX);
  const end = places.at(-1);
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={words.label(game, least, most, points.length)}
    >
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <path className="rating-graph__tick" d={`M${BOX.left} ${y}H${BOX.width}`} />
          <text x={BOX.left - 10} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path className="rating-graph__band" d={band} />
      <path className="rating-graph__line" d={line} />
      {end && <circle className="rating-graph__end" cx={end.x} cy={end.y} r="5" />}
      <text x={BOX.left} y={BOX.height - 4}>
        {dayOf(first.at)}
      </text>
      <text x={BOX.width} y={BOX.height - 4} textAnchor="end">
        {dayOf(last.at)}
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
