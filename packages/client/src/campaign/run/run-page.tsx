import type { RunRecord, State } from "@holmgang/campaign";
import { useState } from "react";
import { Button } from "../../look/button.tsx";
import { Seal } from "../../look/seal.tsx";
import { Segmented } from "../../look/segmented.tsx";
import { Spinner } from "../../look/spinner.tsx";
import { navigate } from "../../web/route.ts";
import { share } from "../../web/share.ts";
import { HOME } from "../battle.ts";
import { OWN_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { Chapter } from "./chapters.ts";
import { RunBrought } from "./run-brought.tsx";
import { RunMap } from "./run-map.tsx";
import { RunStops } from "./run-stops.tsx";
import { RunVerdict } from "./run-verdict.tsx";
import { saveRun } from "./save-run.ts";
import { runText as words } from "./text.ts";
import { useReading } from "./use-reading.ts";
import "./run-page.css";

/** A run from its record: played again here, told act by act, and what that proves. */
export function RunPage({
  record,
  path,
}: {
  readonly record: RunRecord;
  /** Where everybody finds it; null for one that only this browser has. */
  readonly path: string | null;
}) {
  const [asked, setAsked] = useState(0);
  const { chapters, journal, verdict } = useReading(record, asked);
  if (!verdict)
    return (
      <div className="waiting">
        <Spinner label={words.replaying} />
        <p className="num">{words.reading(journal?.inputs.length ?? 0, record.inputs.length)}</p>
      </div>
    );
  return (
    <div className="run-page">
      {journal && <Head state={journal.state} chapters={chapters} />}
      <RunVerdict verdict={verdict} again={() => setAsked(asked + 1)} />
      {journal && <Acts chapters={chapters} />}
      <aside className="run-page__side">
        {journal && <RunBrought legacy={journal.state.legacy} />}
        {path !== null && (
          <Button icon="share" data-testid="share-run" onClick={() => void share(path)}>
            {words.share}
          </Button>
        )}
        <Button icon="download" data-testid="save-run" onClick={() => saveRun(record)}>
          {words.save}
        </Button>
        <Button icon="upload" onClick={() => navigate(`${HOME}/run`)}>
          {words.openOther}
        </Button>
        <Button kind="quiet" onClick={() => navigate(HOME)}>
          {words.toCampaign}
        </Button>
      </aside>
    </div>
  );
}

function Head({
  state,
  chapters,
}: {
  readonly state: State;
  readonly chapters: readonly Chapter[];
}) {
  const { ending, act } = state;
  const isWon = ending?.result === "won";
  const stops = chapters.flatMap((chapter) => chapter.stops);
  const cells = [
    [words.reached, words.actOf(act, state.setup.settings.acts), ""],
    [words.encounters, stops.length, words.fights(stops.filter(({ end }) => end === "won").length)],
    [words.health, state.hp, `/ ${state.maxHp}`],
    [words.army, state.deck.length + state.reserves.length, words.fallen(state.fallen.length)],
  ] as const;
  return (
    <header className="run-page__head">
      <Seal seat={ending && !isWon ? 1 : 0} emblem={OWN_SIGNS.army} laurels={isWon} size={76} />
      <div>
        <h1>{isWon ? words.won : ending ? words.lost(act) : words.goesOn(act)}</h1>
        {ending && <p>{campaignText.end.why[ending.result === "won" ? "won" : ending.reason]}</p>}
      </div>
      <dl className="run-page__numbers num">
        {cells.map(([name, value, note]) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>
              {value} <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** The acts, one at a time: its road on the map, and its encounters. */
function Acts({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const [act, setAct] = useState(String(chapters.at(-1)?.act ?? 1));
  const chapter = chapters.find((each) => String(each.act) === act) ?? chapters[0];
  if (!chapter) return null;
  return (
    <section className="run-page__acts">
      {chapters.length > 1 && (
        <Segmented
          label={words.acts}
          value={act}
          options={chapters.map(({ act: each, isWon }) => ({
            value: String(each),
            words: words.chapter(campaignText.theatre[each].name, isWon),
          }))}
          onChange={setAct}
        />
      )}
      <RunMap key={chapter.act} walked={chapter} spots={chapter.stops.map(({ spot }) => spot)} />
      <RunStops chapter={chapter} />
    </section>
  );
}
