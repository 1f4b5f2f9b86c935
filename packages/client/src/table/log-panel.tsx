import { useEffect, useRef, useState } from "react";
import { copyText } from "../web/copy-text.ts";
import type { LogLine } from "../game/face.ts";
import { Delta } from "../look/delta.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { text } from "../text/text.ts";
import "../look/panel.css";
import "./log.css";

/** What happened, the latest first: it can be searched and copied, and points at the board. */
export function LogPanel({
  lines,
  pointed,
  point,
}: {
  readonly lines: readonly LogLine[];
  readonly pointed: string | null;
  readonly point: (thing: string | null) => void;
}) {
  const [filter, setFilter] = useState("");
  const [filtering, setFiltering] = useState(false);
  const wanted = lines.filter(({ words, head }) =>
    `${head} ${words}`.toLowerCase().includes(filter.trim().toLowerCase()),
  );
  const follow = useFollow(wanted.length);
  return (
    <section className="log panel" aria-label={text.table.log}>
      <header className="log__head">
        <span className="label">{text.table.log}</span>
        <IconButton
          icon="filter"
          size={16}
          label={text.table.filterLog}
          aria-pressed={filtering}
          onClick={() => {
            setFiltering(!filtering);
            setFilter("");
          }}
        />
        <IconButton
          icon="copy"
          size={16}
          label={text.table.copyLog}
          onClick={() => void copyText(asText(lines))}
        />
      </header>
      {filtering && (
        <input
          className="log__filter"
          type="search"
          aria-label={text.table.filterLog}
          placeholder={text.table.filterLog}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      {wanted.length === 0 ? (
        <p className="log__empty">{text.table.emptyLog}</p>
      ) : (
        // Nothing in it can be pressed: without this the keyboard could not scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div
          ref={follow}
          className="log__lines"
          role="group"
          aria-label={text.table.log}
          tabIndex={0}
        >
          {chapters(wanted).map(({ head, lines: under }) => (
            <div key={head}>
              <p className="label log__chapter">{head}</p>
              {under.map((line, index) => (
                <Line key={index} line={line} pointed={pointed} point={point} />
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** Keeps the newest line in view: the last of the first chapter. */
function useFollow(count: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = box.current?.firstElementChild?.lastElementChild;
    if (!box.current || !(newest instanceof HTMLElement)) return;
    const foot = newest.offsetTop + newest.offsetHeight - box.current.offsetTop;
    box.current.scrollTop = Math.max(0, foot - box.current.clientHeight);
  }, [count]);
  return box;
}

function Line({
  line: { mark, words, changes, thing },
  pointed,
  point,
}: {
  readonly line: LogLine;
  readonly pointed: string | null;
  readonly point: (thing: string | null) => void;
}) {
  return (
    <div
      className={mark ? "log__line log__line--marked" : "log__line"}
      data-pointed={(thing !== null && thing === pointed) || undefined}
      onPointerEnter={() => point(thing)}
      onPointerLeave={() => point(null)}
    >
      {mark && <span className="log__mark">{mark}</span>}
      <span>{words}</span>
      <span className="log__changes">
        {changes.map(({ seat, value }, index) => (
          <span key={index} data-seat={seat}>
            <Delta value={value} />
          </span>
        ))}
      </span>
    </div>
  );
}

interface Chapter {
  readonly head: string;
  readonly lines: readonly LogLine[];
}

/** The latest chapter first; within one, lines as they came. */
function chapters(lines: readonly LogLine[]): readonly Chapter[] {
  const groups = Map.groupBy(lines, ({ head }) => head);
  return [...groups].map(([head, under]) => ({ head, lines: under })).toReversed();
}

/** The whole log as plain text, for a letter or a report. */
export const asText = (lines: readonly LogLine[]): string =>
  lines
    .map(({ head, mark, words, changes }) =>
      [
        `${head}${mark ? ` ${mark}` : ""}: ${words}`,
        ...changes.map(({ value }) => (value > 0 ? `+${value}` : `${value}`)),
      ].join(" "),
    )
    .join("\n");
