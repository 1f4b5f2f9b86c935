import type { Move } from "@holmgang/campaign";
import { ITEM_IDS, ITEMS, relicRow } from "@holmgang/campaign";
import type { ReactNode } from "react";
import { Button } from "../../look/button.tsx";
import { Panel } from "../../look/panel.tsx";
import { Prompt } from "../../look/prompt.tsx";
import { useKeys } from "../../pieces/keys.ts";
import { navigate } from "../../web/route.ts";
import { HOME } from "../battle.ts";
import { CampaignFrame } from "../campaign-frame.tsx";
import { Medallion } from "../parts/medallion.tsx";
import { ITEM_SIGNS, RELIC_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { Playing } from "../playing.ts";
import { ReserveCards } from "./reserve-cards.tsx";
import { SoldierCard } from "./soldier-card.tsx";
import "./army-screen.css";

const words = campaignText.armyPage;

/** Who marches, who stays behind, who has fallen; relics in use or put away; consumables. */
export function ArmyScreen({ playing }: { readonly playing: Playing }) {
  const { view, can, act } = playing;
  const leave = (): void => navigate(HOME);
  useKeys({ Enter: leave, Escape: leave });
  const button = (move: Move, said: string): ReactNode => (
    <Button size="sm" missing={!can(move)} onClick={() => act(move)}>
      {said}
    </Button>
  );
  return (
    <CampaignFrame view={view} shows>
      <div className="army">
        <section className="army__cards">
          <h2>
            {words.title} <small>{words.words(view.deck.length)}</small>
          </h2>
          <div className="army__grid">
            {view.deck.map((soldier) => (
              <SoldierCard key={soldier.id} view={view} soldier={soldier} size="S">
                {button({ kind: "reserve", soldier: soldier.id }, words.toReserves)}
              </SoldierCard>
            ))}
          </div>
        </section>
        <aside className="army__side">
          <Panel head={campaignText.reserves} aside={view.reserves.length}>
            <ReserveCards playing={playing} />
          </Panel>
          <Panel head={campaignText.relics}>
            <ul className="camp-side__rows">
              {view.relics.map(({ relic, active }, at) => (
                <li key={at}>
                  <Medallion sign={RELIC_SIGNS[relic]} shape="scooped" size={30} dim={!active} />
                  <span>
                    <b>{relicRow(relic).name}</b>
                    <small>{relicRow(relic).text}</small>
                  </span>
                  {active
                    ? button({ kind: "deactivate", relic: at }, words.rest)
                    : button({ kind: "activate", relic: at }, words.activate)}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel head={campaignText.consumables}>
            <ul className="camp-side__rows">
              {ITEM_IDS.filter((item) => view.pack[item] > 0).map((item) => (
                <li key={item}>
                  <Medallion sign={ITEM_SIGNS[item]} shape="round" size={30} />
                  <span>
                    <b>
                      {ITEMS[item].name} × {view.pack[item]}
                    </b>
                    <small>{campaignText.heals(ITEMS[item].heals)}</small>
                  </span>
                  {button({ kind: "equip", item }, words.equip)}
                  {button({ kind: "use", item, equipped: false }, campaignText.use)}
                </li>
              ))}
              {view.equipped.map((item, at) => (
                <li key={`${item} ${at}`}>
                  <Medallion sign={ITEM_SIGNS[item]} shape="round" size={30} />
                  <span>
                    <b>{ITEMS[item].name}</b>
                    <small>{words.equipped}</small>
                  </span>
                  {button({ kind: "unequip", item }, words.unequip)}
                  {button({ kind: "use", item, equipped: true }, campaignText.use)}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel head={campaignText.fallen} aside={view.fallen.length}>
            <Fallen view={view} />
          </Panel>
          <div className="army__leave">
            <Button kind="quiet" onClick={() => act({ kind: "wait" })}>
              {campaignText.wait}
            </Button>
            <Button
              kind="quiet"
              missing={!can({ kind: "return" })}
              onClick={() => act({ kind: "return" })}
            >
              {campaignText.back}
            </Button>
            <Button kind="danger" data-testid="abandon" onClick={() => act({ kind: "abandon" })}>
              {campaignText.abandon}
            </Button>
          </div>
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

function Fallen({ view }: Pick<Playing, "view">) {
  if (view.fallen.length === 0) return <p className="camp-side__none">{words.nobody}</p>;
  return (
    <div className="army__few">
      {view.fallen.map((soldier) => (
        <SoldierCard key={soldier.id} view={view} soldier={soldier} dim />
      ))}
    </div>
  );
}
