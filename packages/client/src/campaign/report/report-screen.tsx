import { eventLine, PLACES } from "@holmgang/campaign";
import type { View } from "@holmgang/campaign";
import type { ReactNode } from "react";
import { Button } from "../../look/button.tsx";
import { Panel } from "../../look/panel.tsx";
import { Seal } from "../../look/seal.tsx";
import { Shield } from "../../look/shield.tsx";
import { signed } from "../../look/signed.ts";
import { useKeys } from "../../pieces/keys.ts";
import { SoldierCard } from "../army/soldier-card.tsx";
import { CampaignFrame } from "../campaign-frame.tsx";
import { Gold } from "../parts/gold.tsx";
import { UntilBoss } from "../parts/until-boss.tsx";
import { OWN_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { Playing } from "../playing.ts";
import { ledgerOf } from "./ledger.ts";
import type { Ledger } from "./ledger.ts";
import { Letter } from "./letter.tsx";
import { Notices } from "./notice-dialog.tsx";
import { OfferRows } from "./offer-rows.tsx";
import { UseItems } from "./use-items.tsx";
import "./report-screen.css";

const words = campaignText.report;

/** After an encounter: the dispatch as a letter, and beside it the ledger in the order of the rules. */
export function ReportScreen({ playing }: { readonly playing: Playing }) {
  const { view, act } = playing;
  const ledger = ledgerOf(view.report);
  const onward = (): void => act({ kind: "continue" });
  useKeys({ Enter: onward });
  const isLost = ledger.fought !== null && ledger.fought.end !== "won";
  return (
    <CampaignFrame view={view} shows>
      {/* It may be taller than a phone with nothing in it to press: the keyboard has to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="run-report" role="group" aria-label={words.title} tabIndex={0}>
        {ledger.dispatch && (
          <Letter dispatch={ledger.dispatch} title={ledger.arrived?.title} n={view.n} />
        )}
        <Panel engraved className="run-report__ledger">
          <header className="run-report__head">
            <Seal seat={isLost ? 1 : 0} emblem={OWN_SIGNS.army} laurels={!isLost} size={60} />
            <div>
              <h2>{ledger.fought ? words[ledger.fought.end] : words.peace}</h2>
              <p>
                {ledger.arrived &&
                  `${ledger.arrived.title}, ${campaignText.near(PLACES[ledger.arrived.near].name)}`}
              </p>
            </div>
            <UntilBoss view={view} />
          </header>
          <Lines view={view} ledger={ledger} playing={playing} />
        </Panel>
      </div>
      <footer className="campaign-foot">
        <span />
        <Button kind="primary" size="lg" keyHint="Enter" data-testid="onward" onClick={onward}>
          {view.ending ? words.end : view.actWon ? words.upgrades : words.onward}
        </Button>
      </footer>
      <Notices playing={playing} />
    </CampaignFrame>
  );
}

function Lines({
  view,
  ledger,
  playing,
}: {
  readonly view: View;
  readonly ledger: Ledger;
  readonly playing: Playing;
}) {
  const sum = ledger.gold.reduce((total, { amount }) => total + amount, 0);
  return (
    <dl className="run-report__lines">
      {ledger.gold.length > 0 && (
        <Line name={words.gold}>
          <Gold amount={view.gold} size={20} />
          <b className="run-report__change num" data-sign={Math.sign(sum)}>
            {signed(sum)}
          </b>
          <span className="run-report__parts">
            {ledger.gold.map((event, at) => (
              <small key={at}>{eventLine(event)}</small>
            ))}
          </span>
        </Line>
      )}
      {ledger.offers.length > 0 && (
        <Line name={words.offer}>
          <OfferRows offers={ledger.offers} />
        </Line>
      )}
      <Line name={words.health}>
        <b className="run-report__hp num">{view.hp}</b>
        <span className="num">/ {view.maxHp}</span>
        <span className="run-report__parts">
          {ledger.health.map((event, at) => (
            <small key={at}>{eventLine(event)}</small>
          ))}
        </span>
        <UseItems playing={playing} />
      </Line>
      {ledger.fallen.length > 0 && (
        <Line name={words.fallenLine}>
          <span className="run-report__cards">
            {ledger.fallen.map(({ card }, at) => (
              <SoldierCard key={at} view={view} soldier={{ card, decoy: false, grade: 0 }} dim />
            ))}
          </span>
          <small>{words.fallenHint}</small>
        </Line>
      )}
      {ledger.march.length > 0 && (
        <Line name={words.march}>
          <span>{ledger.march.map(eventLine).join(" ")}</span>
        </Line>
      )}
      {ledger.delivered.length > 0 && (
        <Line name={words.delivered}>
          <Shield seat={0} emblem={OWN_SIGNS.supply} size={38} />
          <span>{ledger.delivered.map(eventLine).join(" ")}</span>
        </Line>
      )}
      {ledger.legacy.length > 0 && (
        <Line name={campaignText.end.legacy}>
          <span className="num">
            {signed(ledger.legacy.reduce((total, { points }) => total + points, 0))}
          </span>
        </Line>
      )}
    </dl>
  );
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="run-report__line">
    <dt className="label">{name}</dt>
    <dd>{children}</dd>
  </div>
);
