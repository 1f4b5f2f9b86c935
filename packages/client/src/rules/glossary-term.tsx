import { Suspense, use } from "react";
import { Keyword } from "../look/keyword.tsx";
import { text } from "../text/text.ts";
import { openRulebook } from "./rulebooks.ts";

interface TermProps {
  readonly game: string;
  /** Its id in the game's glossary. */
  readonly term: string;
  readonly settings?: unknown;
}

/** A word of a game that explains itself; as long as the glossary is on its way, just the word. */
export function GlossaryTerm(props: TermProps) {
  return (
    <Suspense fallback={props.term}>
      <Explained {...props} />
    </Suspense>
  );
}

function Explained({ game, term, settings }: TermProps) {
  const meaning = use(openRulebook(game))
    ?.glossary(settings)
    .find(({ id }) => id === term);
  if (!meaning) return term;
  return <Keyword term={meaning.term} meaning={meaning.text} note={text.rules.see(meaning.rule)} />;
}
