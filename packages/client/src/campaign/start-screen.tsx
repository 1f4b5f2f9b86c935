import { parseSetup, relicRow } from "@holmgang/campaign";
import type { RelicId } from "@holmgang/campaign";
import { useState } from "react";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import { toast } from "../look/toasts.tsx";
import { useKeys } from "../pieces/keys.ts";
import { randomHex } from "../store/random-hex.ts";
import { Medallion } from "./parts/medallion.tsx";
import { beginRun, isOlder } from "./run-store.ts";
import { OWN_SIGNS, RELIC_SIGNS } from "./signs.ts";
import { campaignText } from "./text.ts";
import "./start-screen.css";

const words = campaignText.start;

/** What whoever has learnt nothing yet may begin with. */
const RELICS = ["war-chest"] as const satisfies readonly RelicId[];

/** Before a run: what it is, what one begins with, and one button. */
export function StartScreen() {
  const [relic, setRelic] = useState<RelicId>(RELICS[0]);
  const begin = (): void => {
    const setup = parseSetup({ seed: randomHex(16), relic });
    if (!setup.ok) toast({ tone: "warn", words: setup.refusal.words });
    else if (!beginRun(setup.value)) toast({ tone: "warn", words: campaignText.notKept });
  };
  useKeys({ Enter: begin });
  return (
    <SiteFrame title={campaignText.title} at="play" width="narrow" game="clans-field">
      <div className="run-start">
        <h1>{words.title}</h1>
        <p>{words.words}</p>
        {isOlder() && <p role="status">{words.older}</p>}
        <Panel engraved>
          <div className="run-start__who">
            <Shield seat={0} emblem={OWN_SIGNS.army} size={72} />
            <ul>
              <li>
                <b>{words.hero}</b>
              </li>
              <li>{words.deck}</li>
              <li>{words.hp}</li>
              <li>{words.gold}</li>
            </ul>
          </div>
        </Panel>
        <fieldset className="run-start__relics">
          <legend className="label">{words.relic}</legend>
          {RELICS.map((each) => (
            <label key={each} className="run-start__relic focus-host">
              <input
                type="radio"
                name="relic"
                checked={each === relic}
                onChange={() => setRelic(each)}
              />
              <Medallion sign={RELIC_SIGNS[each]} shape="scooped" size={44} />
              <span>
                <b>{relicRow(each).name}</b>
                <small>{relicRow(each).text}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Button kind="primary" size="lg" keyHint="Enter" data-testid="begin-run" onClick={begin}>
          {words.begin}
        </Button>
      </div>
    </SiteFrame>
  );
}
