import { PLAYABLE } from "../games/find-game.ts";
import { SearchField } from "../look/search-field.tsx";
import { SelectField } from "../look/select-field.tsx";
import { playerText } from "../text/player.ts";
import { text } from "../text/text.ts";
import { RESULTS } from "./past-matches.ts";
import type { PastFilters } from "./past-matches.ts";

const words = playerText.history;

/** Which matches are shown. */
export function HistoryFilters({
  filters,
  setFilters,
}: {
  readonly filters: PastFilters;
  setFilters(this: void, filters: PastFilters): void;
}) {
  return (
    <div className="history__filters">
      {PLAYABLE.length > 1 && (
        <SelectField
          label={words.game}
          value={filters.game}
          options={[
            { value: "", words: text.games.all },
            ...PLAYABLE.map(({ row: { id, name } }) => ({ value: id, words: name })),
          ]}
          onChange={(game) => setFilters({ ...filters, game })}
        />
      )}
      <SelectField
        label={words.result}
        value={filters.result}
        options={[
          { value: "", words: words.anyResult },
          ...RESULTS.map((value) => ({ value, words: words.results[value] })),
        ]}
        onChange={(result) => setFilters({ ...filters, result })}
      />
      <SelectField
        label={words.rated}
        value={filters.rated}
        options={[
          { value: "", words: words.anyRated },
          { value: "true", words: words.ratedOnly },
          { value: "false", words: words.friendlyOnly },
        ]}
        onChange={(rated) => setFilters({ ...filters, rated })}
      />
      <div className="history__rival">
        <span aria-hidden="true">{words.rival}</span>
        <SearchField
          label={words.rivalHint}
          value={filters.rival}
          onChange={(rival) => setFilters({ ...filters, rival })}
        />
      </div>
    </div>
  );
}
