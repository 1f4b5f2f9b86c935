import { use, useState } from "react";
import { StillField } from "../game/still-field.tsx";
import { needGame } from "../games/find-game.ts";
import { EmptyState } from "../look/empty-state.tsx";
import { Tabs } from "../look/tabs.tsx";
import { text } from "../text/text.ts";
import { GlossaryView } from "./glossary-view.tsx";
import { openRulebook } from "./rulebooks.ts";
import { RulesReader } from "./rules-reader.tsx";
import "./rules-view.css";

type Leaf = "rules" | "glossary";

const words = text.rules;

/** A game's rules and its words, to read and to search: at the table, or as a page. */
export function RulesView({
  game,
  settings,
  contents = false,
}: {
  readonly game: string;
  /** Of the match being played: the glossary names its numbers. */
  readonly settings?: unknown;
  /** With a list of the sections beside it, where there is room. */
  readonly contents?: boolean;
}) {
  const book = use(openRulebook(game));
  const [leaf, setLeaf] = useState<Leaf>("rules");
  const [goal, setGoal] = useState<string | null>(() => location.hash.slice(1) || null);
  if (!book)
    return (
      <EmptyState glyph="lantern-flame" title={words.unknown}>
        {words.unknownWords}
      </EmptyState>
    );
  const showRule = (rule: string): void => {
    setLeaf("rules");
    setGoal(rule);
  };
  return (
    <div className={`rules${contents ? " rules--page" : ""}`}>
      <Tabs
        label={words.tabs}
        value={leaf}
        onChange={setLeaf}
        tabs={[
          {
            id: "rules",
            words: words.rulesTab,
            panel: (
              <RulesReader {...{ contents, goal, setGoal }} rules={book.rules}>
                <StillField row={needGame(game).row} />
              </RulesReader>
            ),
          },
          {
            id: "glossary",
            words: words.glossaryTab,
            panel: <GlossaryView meanings={book.glossary(settings)} showRule={showRule} />,
          },
        ]}
      />
    </div>
  );
}
