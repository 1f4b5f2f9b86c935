import { useState } from "react";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { Seal } from "../look/seal.tsx";
import { useKeys } from "../pieces/keys.ts";
import { text } from "../text/text.ts";
import { navigate } from "../web/route.ts";
import { HOME } from "./battle.ts";
import { CampaignFrame } from "./campaign-frame.tsx";
import { Ask } from "./parts/ask.tsx";
import { HERE } from "./run/find-run.ts";
import { RunBrought } from "./run/run-brought.tsx";
import { RunMap } from "./run/run-map.tsx";
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
  // What the server keeps is not lost by beginning anew.
  const again = where === "server" ? putAway : () => setAsks(true);
  useKeys({ Enter: again });
  if (!ending) return null;
  const isWon = ending.result === "won";
  const numbers = [
    [words.act, view.act],
    [words.encounters, view.n],
    [campaignText.deck, view.deck.length],
    [campaignText.fallen, view.fallen.length],
  ] as const;
  return (
    <CampaignFrame view={view} shows>
      <div className="run-end">
        <Panel engraved>
          <Seal seat={isWon ? 0 : 1} emblem={OWN_SIGNS.army} laurels={isWon} size={72} />
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
          <RunBrought legacy={view.milestones} />
          {!ranked && <small>{words.unranked[where]}</small>}
          <div className="run-end__acts">
            <Button kind="primary" size="lg" keyHint="Enter" data-testid="new-run" onClick={again}>
              {words.again}
            </Button>
            <Button
              data-testid="see-run"
              onClick={() => navigate(`${HOME}/run/${where === "server" ? id : HERE}`)}
            >
              {words.see}
            </Button>
            <Button glyph="laurels" onClick={() => navigate(`${HOME}/tree`)}>
              {words.tree}
            </Button>
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
