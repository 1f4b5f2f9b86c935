import { useState } from "react";
import { Trouble } from "../frame/trouble.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { Button } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { Panel } from "../look/panel.tsx";
import { usePages } from "../web/use-pages.ts";
import { playerText } from "../text/player.ts";
import { text } from "../text/text.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryRow } from "./history-row.tsx";
import { isFiltered, NO_FILTERS, pastPath } from "./past-matches.ts";
import type { PastPage } from "./past-matches.ts";
import { SaveHistory } from "./save-history.tsx";
import "./history-part.css";

const words = playerText.history;
const LINES = 20;

/** A player's finished matches, the newest first. */
export function HistoryPart({ name }: { readonly name: string }) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const { pages, refusal, more } = usePages<PastPage>((before) =>
    pastPath(name, filters, { before, limit: LINES }),
  );
  const matches = pages?.flatMap((page) => page.matches) ?? [];
  const filtered = isFiltered(filters);
  return (
    <Panel
      head={words.head}
      className="history"
      aside={matches.length > 0 && <SaveHistory name={name} filters={filters} />}
    >
      {(matches.length > 0 || filtered) && (
        <HistoryFilters filters={filters} setFilters={setFilters} />
      )}
      {refusal && <Trouble refusal={refusal} />}
      {!pages && !refusal && <Waiting />}
      {pages && matches.length === 0 && (
        <EmptyState
          glyph="hourglass"
          title={filtered ? words.noneFound : words.empty}
          action={filtered && <Button onClick={() => setFilters(NO_FILTERS)}>{words.clear}</Button>}
        >
          {filtered ? words.noneFoundWords : words.emptyWords}
        </EmptyState>
      )}
      <ol className="history__list">
        {matches.map((match) => (
          <HistoryRow key={match.id} match={match} />
        ))}
      </ol>
      {more && <Button onClick={more}>{text.site.more}</Button>}
    </Panel>
  );
}
