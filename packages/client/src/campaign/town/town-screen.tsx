import { ACTS, BANDS, BUILDINGS, PLACES } from "@holmgang/campaign";
import { Button } from "../../look/button.tsx";
import { Panel } from "../../look/panel.tsx";
import { Prompt } from "../../look/prompt.tsx";
import { signed } from "../../look/signed.ts";
import { useKeys } from "../../pieces/keys.ts";
import { navigate } from "../../web/route.ts";
import { ReserveCards } from "../army/reserve-cards.tsx";
import { HOME } from "../battle.ts";
import { CampaignFrame } from "../campaign-frame.tsx";
import { campaignText } from "../text.ts";
import type { Playing } from "../playing.ts";
import { BuiltRow, PlanRow } from "./building-rows.tsx";
import { TownMap } from "./town-map.tsx";
import "./town-screen.css";

const words = campaignText.townPage;

/** The home town: what each building takes from here, what it would cost to build more, and who waits in the Reserves. */
export function TownScreen({ playing }: { readonly playing: Playing }) {
  const { view, can, act } = playing;
  const name = PLACES[ACTS[view.act].town].name;
  const leave = (): void => navigate(HOME);
  useKeys({ Enter: leave, Escape: leave });
  const { hurryCost } = view.setup.settings;
  const { buildings, plans, metres } = view.town;
  const first = buildings[0];
  return (
    <CampaignFrame view={view} shows>
      <div className="run-town">
        <aside className="run-town__side">
          <TownMap view={view} />
          <Panel className="run-town__distance">
            <p className="run-town__far">
              <b className="num">{campaignText.km(metres)}</b> {words.from(name)}
            </p>
            {first && (
              <dl className="run-town__sum num">
                <dt>{bandWords(metres)}</dt>
                <dd>{signed(first.distance)}</dd>
                <dt>{words.perksLine}</dt>
                <dd>{signed(-first.perks)}</dd>
                <dt>{words.added}</dt>
                <dd>{signed(first.distance - first.perks)}</dd>
              </dl>
            )}
          </Panel>
          <Panel head={words.hurry}>
            <p className="camp-side__none">{words.hurryWords}</p>
            <Button
              missing={!can({ kind: "hurry" })}
              data-testid="hurry"
              onClick={() => act({ kind: "hurry" })}
            >
              {words.hurryFor(hurryCost)}
            </Button>
            {view.gold >= hurryCost && (
              <small className="run-town__stays num">{`${view.gold} → ${view.gold - hurryCost}`}</small>
            )}
          </Panel>
          <Panel head={words.road}>
            {view.town.convoys.length === 0 && <p className="camp-side__none">{words.nothing}</p>}
            <ul className="camp-side__rows">
              {view.town.convoys.map(({ building, left }, at) => (
                <li key={at}>
                  <span>
                    <b>{BUILDINGS[building].name}</b>
                  </span>
                  <span className="camp-side__due num">{campaignText.comesIn(left)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        </aside>
        <section className="run-town__rows">
          <h2>
            {name} <small>{words.built(buildings.length)}</small>
            <small className="run-town__counted">{words.counted}</small>
          </h2>
          {buildings.map((built) => (
            <BuiltRow key={built.building} built={built} playing={playing} />
          ))}
          {plans.map((plan) => (
            <PlanRow key={plan.building} plan={plan} playing={playing} />
          ))}
        </section>
        <aside className="run-town__side">
          <Panel head={campaignText.reserves} aside={view.reserves.length}>
            <ReserveCards playing={playing} />
          </Panel>
        </aside>
      </div>
      <footer className="campaign-foot">
        <Prompt>{words.prompt}</Prompt>
        <Button kind="primary" size="lg" keyHint="Enter" data-testid="to-map" onClick={leave}>
          {campaignText.toMap}
        </Button>
      </footer>
    </CampaignFrame>
  );
}

/** From where to where the distance counts as much as here. */
function bandWords(metres: number): string {
  const band = BANDS.findIndex(({ below }) => metres < below);
  const from = BANDS[band - 1]?.below ?? 0;
  const to = BANDS[band]?.below ?? from;
  return words.distanceLine(from / 1000, to < Number.MAX_SAFE_INTEGER ? to / 1000 : null);
}
