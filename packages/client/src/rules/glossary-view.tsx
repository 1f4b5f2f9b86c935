import { useState } from "react";
import { EmptyState } from "../look/empty-state.tsx";
import { SearchField } from "../look/search-field.tsx";
import { text } from "../text/text.ts";
import { matches } from "./find-rules.ts";
import type { Meaning } from "../game/meaning.ts";

const words = text.rules;

/** A game's words, each with the rule it comes from. */
export function GlossaryView({
  meanings,
  showRule,
}: {
  readonly meanings: readonly Meaning[];
  showRule(this: void, rule: string): void;
}) {
  const [typed, setTyped] = useState("");
  const found = meanings.filter((each) => matches(`${each.term} ${each.text}`, typed));
  return (
    <div className="glossary">
      <div className="rules__search">
        <SearchField label={words.searchWords} value={typed} onChange={setTyped} />
      </div>
      {found.length === 0 && <EmptyState glyph="lantern-flame" title={words.noWord} />}
      <dl className="glossary__words">
        {found.map(({ id, term, text: meaning, rule }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>
              {meaning}
              <button type="button" className="glossary__rule" onClick={() => showRule(rule)}>
                {words.see(rule)}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
