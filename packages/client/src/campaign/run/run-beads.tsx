import type { Ending } from "@holmgang/campaign";
import type { CSSProperties } from "react";
import { Glyph } from "../../look/glyph.tsx";
import { campaignText } from "../text.ts";
import { fateOf } from "./fate-of.ts";
import type { Chapter } from "./chapters.ts";
import { kindOf, signOf } from "./stop-sign.ts";
import { runText as words } from "./text.ts";
import "./run-beads.css";

/** A run as a string of beads: its encounters by kind, each act on a line of its own, the one that ended it cut. */
export const RunBeads = ({
  chapters,
  acts,
  ending,
}: {
  readonly chapters: readonly Chapter[];
  /** Lines that are kept free until the run has been read. */
  readonly acts: number;
  readonly ending: Ending | null;
}) => (
  <div className="run-beads" style={linesFor(acts)}>
    {chapters.map((chapter) => (
      <section key={chapter.act}>
        <h3>
          {words.beads(campaignText.theatre[chapter.act].name, ended(chapter, chapters, ending))}
        </h3>
        <ol>
          {chapter.stops.map((stop, at) => {
            const isLast = chapter === chapters.at(-1) && stop === chapter.stops.at(-1);
            const fate = fateOf(stop, isLast ? ending : null);
            const said = words.bead(at + 1, stop.title ?? kindOf(stop), words.ends[stop.end]);
            return (
              <li key={at} data-fate={fate} title={said}>
                <Glyph name={signOf(stop).glyph} size={13} label={said} />
              </li>
            );
          })}
        </ol>
      </section>
    ))}
  </div>
);

const linesFor = (acts: number): CSSProperties => ({ "--acts": acts });

const ended = (chapter: Chapter, all: readonly Chapter[], ending: Ending | null) =>
  chapter.isWon ? "won" : chapter === all.at(-1) && ending ? ending.result : null;
