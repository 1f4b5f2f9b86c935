import { useEffect, useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { EmptyState } from "../look/empty-state.tsx";
import { SearchField } from "../look/search-field.tsx";
import { text } from "../text/text.ts";
import { countRules, findRules } from "./find-rules.ts";
import { markMatches } from "./mark-matches.ts";
import type { RulesBlock, RulesDocument } from "../game/rules-document.ts";

const words = text.rules;

/** The rules from top to bottom; a search leaves what it finds. */
export function RulesReader({
  rules,
  contents,
  goal,
  setGoal,
  children,
}: {
  readonly rules: RulesDocument;
  readonly contents: boolean;
  /** The rule or section to go to, once; null for none. */
  readonly goal: string | null;
  setGoal(this: void, goal: string | null): void;
  /** A picture of it, beside what it is about. */
  readonly children: ReactNode;
}) {
  const [typed, setTyped] = useState("");
  const reader = useRef<HTMLDivElement>(null);
  const found = findRules(rules, typed);
  useEffect(() => {
    if (goal === null) return;
    const target = reader.current?.querySelector<HTMLElement>(`[id="${CSS.escape(goal)}"]`);
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
    setGoal(null);
  }, [goal, setGoal]);
  const goTo = (id: string): void => {
    setTyped("");
    setGoal(id);
    if (contents) history.replaceState(null, "", `#${id}`);
  };
  /** Links within the document keep the reader here: at a table the address is the match's. */
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(link.getAttribute("href")!.slice(1)); // the selector asks for one
  };
  return (
    // The presses are those of the links inside, which have their own keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={reader} className="rules__reader" onClick={follow}>
      <div className="rules__search">
        <SearchField label={words.search} value={typed} onChange={setTyped} />
        <p className="rules__count" role="status">
          {typed.trim() !== "" && words.found(countRules(found))}
        </p>
      </div>
      {contents && (
        <nav className="rules__contents" aria-label={words.contents}>
          <p className="label">{words.contents}</p>
          <ol className="rules__list">
            {rules.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="rules__text">
        {typed.trim() === "" && (
          <div className="rules__about">
            <Html className="rules__intro" html={rules.intro} />
            {children}
          </div>
        )}
        {found.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {blocks.map((block, index) => (
              <Block key={block.rule ?? index} block={block} typed={typed} />
            ))}
          </section>
        ))}
        {found.length === 0 && (
          <EmptyState glyph="lantern-flame" title={words.noneTitle}>
            {words.none}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function Block({
  block: { rule, html },
  typed,
}: {
  readonly block: RulesBlock;
  readonly typed: string;
}) {
  const marked = markMatches(html, typed);
  if (rule === null) return <Html className="rules__block" html={marked} />;
  return (
    <div className="rules__block rules__block--numbered" id={rule} tabIndex={-1}>
      <a className="rules__number num" href={`#${rule}`} aria-label={words.linkTo(rule)}>
        {rule}
      </a>
      <Html className="rules__rule" html={marked} />
    </div>
  );
}

/** Our own documents, made into html when the client was built. */
function Html({ html, className }: { readonly html: string; readonly className: string }) {
  // oxlint-disable-next-line react/no-danger -- nobody else's words are in it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
