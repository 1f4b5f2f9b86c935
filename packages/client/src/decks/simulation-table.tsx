import type { SimulationReport, Won } from "../engine/simulate.ts";
import { decksText } from "../text/decks.ts";
import type { DeckFace } from "../game/deck-face.ts";

const words = decksText.simulation;

/** How often a deck won, against each and in all; the bar is the interval. */
export function SimulationTable({
  face,
  report,
}: {
  readonly face: DeckFace;
  readonly report: SimulationReport;
}) {
  return (
    <table className="simulation">
      <thead>
        <tr>
          <th scope="col">{words.against}</th>
          <th scope="col">{words.won}</th>
          <th scope="col" colSpan={2}>
            {words.interval}
          </th>
        </tr>
      </thead>
      <tbody>
        {report.against.map(({ id, ...won }) => (
          <Row key={id} name={face.starters.find((each) => each.id === id)?.name ?? id} {...won} />
        ))}
      </tbody>
      <tfoot>
        <Row name={words.all} {...report.all} />
      </tfoot>
    </table>
  );
}

function Row({ name, matches, won }: Won & { readonly name: string }) {
  return (
    <tr>
      <th scope="row">
        {name} <span>{words.counted(matches)}</span>
      </th>
      <td className="num simulation__won">{words.share(won.value)}</td>
      <td className="num" data-testid="interval">
        {words.range(won.low, won.high)}
      </td>
      <td className="simulation__range" aria-hidden="true">
        <i style={{ "--low": won.low, "--high": won.high, "--value": won.value }} />
      </td>
    </tr>
  );
}
