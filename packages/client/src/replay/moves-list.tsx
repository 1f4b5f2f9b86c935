import { useEffect, useRef } from "react";
import { copyText } from "../web/copy-text.ts";
import { Button } from "../look/button.tsx";
import { Delta } from "../look/delta.tsx";
import { asText } from "../table/log-panel.tsx";
import type { HeardLine } from "../table/use-lines.ts";
import { replayText } from "../text/replay.ts";
import "./moves-list.css";

/** The log as a way through the match: each line leads to its step. */
export function MovesList({
  lines,
  heard,
  go,
  point,
}: {
  readonly lines: readonly HeardLine[];
  /** How many events have been heard at the step that is shown. */
  readonly heard: number;
  go(event: number): void;
  point(thing: string | null): void;
}) {
  const now = lines.findLastIndex(({ event }) => event < heard);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[Math.max(0, now)];
    const frame = list.current?.closest(FRAME);
    if (line && frame) follow(frame, line);
  }, [now]);
  return (
    <div className="moves">
      <ol ref={list}>
        {lines.map((line, index) => (
          <li key={index}>
            {line.head !== lines[index - 1]?.head && <p className="label">{line.head}</p>}
            <button
              type="button"
              aria-current={index === now ? "step" : undefined}
              onClick={() => go(line.event)}
              onPointerEnter={() => point(line.thing)}
              onPointerLeave={() => point(null)}
            >
              <span className="moves__mark">{line.mark}</span>
              <span>{line.words}</span>
              <span>
                {line.changes.map(({ value }, change) => (
                  <Delta key={change} value={value} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Button kind="quiet" icon="copy" onClick={() => void copyText(asText(lines))}>
        {replayText.copy}
      </Button>
    </div>
  );
}

/** What the list scrolls in. */
const FRAME = ".replay__side";

/** Brings a line into what its frame shows. The page itself stays where it is, as `scrollIntoView` would not let it. */
function follow(frame: Element, line: Element): void {
  const [seen, wanted] = [frame.getBoundingClientRect(), line.getBoundingClientRect()];
  const isSeen = wanted.top >= seen.top && wanted.bottom <= seen.bottom;
  if (!isSeen) frame.scrollTop += wanted.top - seen.top - (seen.height - wanted.height) / 2;
}
