import { useState } from "react";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { Seal } from "../look/seal.tsx";
import { useKeys } from "../pieces/keys.ts";
import { text } from "../text/text.ts";
import { navigate } from "../web/route.ts";
import { share } from "../web/share.ts";
import { HOME } from "./battle.ts";
import { CampaignFrame } from "./campaign-frame.tsx";
import { EndNumbers } from "./end-numbers.tsx";
import { Ask } from "./parts/ask.tsx";
import { HERE } from "./run/find-run.ts";
import { RunBeads } from "./run/run-beads.tsx";
import { RunBrought } from "./run/run-brought.tsx";
import { RunMap } from "./run/run-map.tsx";
import { useTold } from "./run/use-told.ts";
import { OWN_SIGNS } from "./signs.ts";
import { campaignText } from "./text.ts";
import type { Playing } from "./playing.ts";
import "./end-screen.css";

const words = campaignText.end;

/** How a run ended, and what it came to. */
export function EndScreen({ playing }: { readonly playing: Playing }) {
  const { id, view, where, ranked, putAway, save } = playing;
  const { ending } = view;
  const [asks, setAsks] = useState(false);
  const name = where === "server" ? id : HERE;
  const chapters = useTold(name);
  // What the server keeps is not lost by beginning anew.
  const again = where === "server" ? putAway : () => setAsks(true);
  useKeys({ Enter: again });
  if (!ending) return null;
  const isWon = ending.result === "won";
  return (
    <CampaignFrame view={view} shows>
      <div className="run-end">
        <Panel engraved>
          <header className="run-end__head">
            <Seal seat={isWon ? 0 : 1} emblem={OWN_SIGNS.army} laurels={isWon} size={64} />
            <h2>{isWon ? words.won : words.lost}</h2>
            <p>{isWon ? words.why.won : words.why[ending.reason]}</p>
          </header>
          <RunBeads chapters={chapters} acts={view.act} ending={ending} />
          <EndNumbers id={id} view={view} chapters={chapters} ranked={ranked} />
          <RunBrought legacy={view.milestones} />
          {!ranked && <small>{words.unranked[where]}</small>}
          <div className="run-end__acts">
            <Button kind="primary" size="lg" keyHint="Enter" data-testid="new-run" onClick={again}>
              {words.again}
            </Button>
            <Button data-testid="see-run" onClick={() => navigate(`${HOME}/run/${name}`)}>
              {words.see}
            </Button>
            <Button glyph="laurels" onClick={() => navigate(`${HOME}/tree`)}>
              {words.tree}
            </Button>
            {where === "server" && (
              <Button
                icon="share"
                data-testid="share-run"
                onClick={() => void share(`${HOME}/run/${id}`)}
              >
                {text.table.share}
              </Button>
            )}
            <Button icon="download" onClick={save}>
              {words.save}
            </Button>
            <Button kind="quiet" onClick={() => navigate("/")}>
              {text.table.home}
            </Button>
          </div>
        </Panel>
        <RunMap className="run-end__map" walked={view} spots={view.route.slice(1)} />
      </div>
      <Ask words={words.againAsk} open={asks} close={() => setAsks(false)} yes={putAway} />
    </CampaignFrame>
  );
}
