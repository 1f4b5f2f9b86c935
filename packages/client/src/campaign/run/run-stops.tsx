import { PLACES } from "@holmgang/campaign";
import { Medallion } from "../parts/medallion.tsx";
import { campaignText } from "../text.ts";
import type { Chapter, RunStop } from "./chapters.ts";
import { kindOf, signOf } from "./stop-sign.ts";
import { runText } from "./text.ts";

/** The encounters of an act, each with how it ended; what it led to unfolds. */
export const RunStops = ({ chapter }: { readonly chapter: Chapter }) => (
  <ol className="run-stops" aria-label={runText.stops(campaignText.theatre[chapter.act].name)}>
    {chapter.stops.map((stop, at) => (
      <li key={at}>
        <details>
          <summary>
            <Medallion sign={signOf(stop)} shape="round" size={34} />
            <span className="run-stops__words">
              <b>
                <span className="num">{at + 1}. </span>
                {stop.title ?? kindOf(stop)}
              </b>
              <small>
                {stop.title !== null && kindOf(stop)}
                {stop.near !== null && `, ${campaignText.near(PLACES[stop.near].name)}`}
              </small>
            </span>
            {stop.end !== "peace" && (
              <span className="run-stops__end" data-end={stop.end}>
                {runText.ends[stop.end]}
              </span>
            )}
          </summary>
          <Told stop={stop} />
        </details>
      </li>
    ))}
  </ol>
);

const Told = ({ stop: { dispatch, told, afterwards } }: { readonly stop: RunStop }) => (
  <div className="run-stops__told">
    {dispatch !== null && <blockquote>{dispatch}</blockquote>}
    <ul>
      {told.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
    {afterwards.length > 0 && (
      <>
        <span className="label">{runText.afterwards}</span>
        <ul>
          {afterwards.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      </>
    )}
  </div>
);
