import { relicRow } from "@holmgang/campaign";
import type { RelicId } from "@holmgang/campaign";
import { useState } from "react";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import { useKeys } from "../pieces/keys.ts";
import { Link } from "../web/link.tsx";
import { HOME } from "./battle.ts";
import { Medallion } from "./parts/medallion.tsx";
import { isOlder } from "./run-store.ts";
import { startText } from "./start-text.ts";
import { StartPicture } from "./start-picture.tsx";
import { sayNo } from "./say-no.ts";
import { OWN_SIGNS, RELIC_SIGNS } from "./signs.ts";
import { campaignText } from "./text.ts";
import { useBeginning } from "./use-beginning.ts";
import "./start-screen.css";

const words = startText;

/** Before a run: what it is, what one begins with, and one button. */
export function StartScreen() {
  const [relic, setRelic] = useState<RelicId>("war-chest");
  const { isOnline, relics, begin: beginWith } = useBeginning();
  const begin = (): void => void beginWith(relic).then((refusal) => refusal && sayNo(refusal));
  useKeys({ Enter: begin });
  return (
    <SiteFrame title={campaignText.title} at="play" game="clans-field">
      <div className="run-start">
        <StartPicture />
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
          {relics.map((each) => (
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
        <p>{isOnline ? words.online : words.here}</p>
        <nav className="run-start__more" aria-label={campaignText.title}>
          <Link href={`${HOME}/tree`}>{words.tree}</Link>
          <Link href={`${HOME}/best`}>{words.best}</Link>
          <Link href={`${HOME}/run`}>{words.open}</Link>
        </nav>
      </div>
    </SiteFrame>
  );
}
