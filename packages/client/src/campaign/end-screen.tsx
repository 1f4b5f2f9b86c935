import { runRecordOf, writeRun } from "@holmgang/campaign";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { Seal } from "../look/seal.tsx";
import { useKeys } from "../pieces/keys.ts";
import { text } from "../text/text.ts";
import { navigate } from "../web/route.ts";
import { saveFile } from "../web/save-file.ts";
import { CampaignFrame } from "./campaign-frame.tsx";
import { forgetRun } from "./run-store.ts";
import { OWN_SIGNS } from "./signs.ts";
import { campaignText } from "./text.ts";
import type { Playing } from "./use-run.ts";
import "./end-screen.css";

const words = campaignText.end;

/** How a run ended, and what it came to. */
export function EndScreen({ playing: { view, journal } }: { readonly playing: Playing }) {
  const { ending } = view;
  useKeys({ Enter: forgetRun });
  if (!ending) return null;
  const isWon = ending.result === "won";
  const numbers = [
    [words.act, view.act],
    [words.encounters, view.n],
    [campaignText.deck, view.deck.length],
    [words.legacy, view.legacy],
  ] as const;
  return (
    <CampaignFrame view={view} shows>
      <div className="run-end">
        <Panel engraved>
          <Seal seat={isWon ? 0 : 1} emblem={OWN_SIGNS.army} laurels={isWon} />
          <h2>{isWon ? words.won : words.lost}</h2>
          <p>{isWon ? words.why.won : words.why[ending.reason]}</p>
          <dl className="run-end__numbers num">
            {numbers.map(([name, value]) => (
              <div key={name}>
                <dd>{value}</dd>
                <dt>{name}</dt>
              </div>
            ))}
          </dl>
          <small>{words.guest}</small>
          <div className="run-end__acts">
            <Button
              kind="primary"
              size="lg"
              keyHint="Enter"
              data-testid="new-run"
              onClick={forgetRun}
            >
              {words.again}
            </Button>
            <Button
              icon="download"
              onClick={() =>
                saveFile("campaign.jsonl", "application/x-ndjson", writeRun(runRecordOf(journal)))
              }
            >
              {words.save}
            </Button>
            <Button kind="quiet" onClick={() => navigate("/")}>
              {text.table.home}
            </Button>
          </div>
        </Panel>
      </div>
    </CampaignFrame>
  );
}
