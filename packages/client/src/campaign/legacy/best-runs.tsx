import { Button } from "../../look/button.tsx";
import { EmptyState } from "../../look/empty-state.tsx";
import { dayOf } from "../../text/moment.ts";
import { Link } from "../../web/link.tsx";
import { navigate } from "../../web/route.ts";
import { HOME } from "../battle.ts";
import { legacyText } from "./text.ts";
import "./best-runs.css";

const words = legacyText.best;

/** A run in the table of the best. */
interface BestRun {
  readonly place: number;
  readonly name: string;
  readonly hero?: string;
  readonly act: number;
  readonly encounters: number;
  readonly hp: number;
  readonly won: boolean;
  /** When it ended, in milliseconds. */
  readonly when: number;
  readonly id: string;
}

/** The runs that came farthest, the best first. */
export function BestRuns({ rows }: { readonly rows: readonly BestRun[] }) {
  if (rows.length === 0)
    return (
      <EmptyState
        glyph="laurels"
        title={words.empty}
        action={
          <Button glyph="crossed-swords" onClick={() => navigate(HOME)}>
            {words.begin}
          </Button>
        }
      >
        {words.emptyWords}
      </EmptyState>
    );
  return (
    <table className="best-runs panel num">
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          {[words.place, words.name, words.act, words.encounters, words.hp, words.when].map(
            (head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const Row = ({ row }: { readonly row: BestRun }) => (
  <tr>
    <td data-top={row.place <= 3 || undefined}>{row.place}</td>
    <th scope="row">
      <Link
        href={`${HOME}/run/${encodeURIComponent(row.id)}`}
        aria-label={words.look(row.name)}
        title={words.look(row.name)}
      >
        {row.name}
      </Link>
      {row.hero !== undefined && <small>{row.hero}</small>}
    </th>
    <td data-won={row.won || undefined}>{words.reached(row.act, row.won)}</td>
    <td>{row.encounters}</td>
    <td>{row.hp}</td>
    <td>{dayOf(row.when)}</td>
  </tr>
);
