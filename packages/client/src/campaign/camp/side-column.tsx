import {
  ACTS,
  BUILDINGS,
  ITEM_IDS,
  ITEMS,
  nearestPlace,
  PLACES,
  relicRow,
} from "@holmgang/campaign";
import type { ItemId, RelicId } from "@holmgang/campaign";
import { Button } from "../../look/button.tsx";
import { Glyph } from "../../look/glyph.tsx";
import type { GlyphName } from "../../look/glyph-names.ts";
import { Panel } from "../../look/panel.tsx";
import { SeatBar } from "../../look/seat-bar.tsx";
import { Shield } from "../../look/shield.tsx";
import { Gold } from "../parts/gold.tsx";
import { Medallion } from "../parts/medallion.tsx";
import { UntilBoss } from "../parts/until-boss.tsx";
import { ITEM_SIGNS, OWN_SIGNS, RELIC_SIGNS } from "../signs.ts";
import { campaignText as words } from "../text.ts";
import type { Playing } from "../playing.ts";
import "./side-column.css";

/** How the army stands: health and gold, the way to the boss, cards, relics, consumables, supply. */
export function SideColumn({ playing }: { readonly playing: Playing }) {
  const { view } = playing;
  return (
    <aside className="camp-side">
      <Panel engraved>
        <Standing view={view} />
      </Panel>
      <Panel head={words.until} aside={words.untilCount(view.n, view.setup.settings.bossAfter)}>
        <UntilBoss view={view} />
        <Counts view={view} />
      </Panel>
      <Panel head={words.relics}>
        <Relics view={view} />
      </Panel>
      <Panel head={words.consumables}>
        <Consumables playing={playing} />
      </Panel>
      <Supply view={view} />
    </aside>
  );
}

type Of = Pick<Playing, "view">;

function Standing({ view }: Of) {
  const { act } = view;
  return (
    <>
      <div className="camp-side__who">
        <Shield seat={0} emblem={OWN_SIGNS.army} size={44} />
        <span>
          <b>{words.title}</b>
          <small>{words.near(PLACES[nearestPlace(act, view.at)].name)}</small>
        </span>
      </div>
      <div className="camp-side__health">
        <Glyph name={OWN_SIGNS.hp} size={24} />
        <b className="num" data-testid="run-hp">
          {view.hp}
        </b>
        <span className="num">/ {view.maxHp}</span>
        <Gold amount={view.gold} size={20} />
      </div>
      <SeatBar seat={0} value={view.hp} max={view.maxHp} label={`${view.hp} / ${view.maxHp}`} />
    </>
  );
}

export function Counts({ view }: Of) {
  const cells: readonly (readonly [GlyphName, number, string])[] = [
    [OWN_SIGNS.deck, view.deck.length, words.deck],
    [OWN_SIGNS.reserves, view.reserves.length, words.reserves],
    [OWN_SIGNS.fallen, view.fallen.length, words.fallen],
  ];
  return (
    <dl className="camp-side__counts num">
      {cells.map(([glyph, count, name]) => (
        <div key={name}>
          <Glyph name={glyph} size={20} />
          <dd>{count}</dd>
          <dt>{name}</dt>
        </div>
      ))}
    </dl>
  );
}

function Relics({ view }: Of) {
  if (view.relics.length === 0) return <p className="camp-side__none">{words.noRelics}</p>;
  return (
    <ul className="camp-side__rows">
      {view.relics.map(({ relic, active }, index) => (
        <li key={index} title={relicRow(relic).text}>
          <Medallion sign={RELIC_SIGNS[relic]} shape="scooped" size={26} dim={!active} />
          <span>
            <b>{relicRow(relic).name}</b>
            <small className="num">{active ? powerOf(relic) : words.inactive}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

const powerOf = (relic: RelicId): string => {
  const { power, amount } = relicRow(relic);
  return words.powers[power](amount);
};

function Consumables({ playing: { view, can, act } }: { readonly playing: Playing }) {
  const held = (item: ItemId): number =>
    view.pack[item] + view.equipped.filter((each) => each === item).length;
  const items = ITEM_IDS.filter((item) => held(item) > 0);
  if (items.length === 0) return <p className="camp-side__none">{words.noConsumables}</p>;
  return (
    <ul className="camp-side__rows">
      {items.map((item) => {
        const move = { kind: "use", item, equipped: view.pack[item] === 0 } as const;
        return (
          <li key={item}>
            <Medallion sign={ITEM_SIGNS[item]} shape="round" size={30} />
            <span>
              <b>{ITEMS[item].name}</b>
              <small className="num">
                {words.heals(ITEMS[item].heals)}
                {held(item) > 1 && ` × ${held(item)}`}
              </small>
            </span>
            <Button
              size="sm"
              missing={!can(move)}
              data-testid={`use-${item}`}
              onClick={() => act(move)}
            >
              {words.use}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Supply({ view }: Of) {
  const { act } = view;
  const due = view.town.buildings.filter(({ left }) => left !== null);
  return (
    <Panel head={words.supply(PLACES[ACTS[act].town].name)} aside={words.km(view.town.metres)}>
      <ul className="camp-side__rows">
        {due.map(({ building, left }) => (
          <li key={building}>
            <span>
              <b>{BUILDINGS[building].name}</b>
            </span>
            <span className="camp-side__due num">{words.comesIn(left ?? 0)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
