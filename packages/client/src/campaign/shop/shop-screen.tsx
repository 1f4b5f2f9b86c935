import { ITEMS, relicRow } from "@holmgang/campaign";
import type { Move, View } from "@holmgang/campaign";
import { cardRow } from "@holmgang/clans";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../look/button.tsx";
import { Panel } from "../../look/panel.tsx";
import { Prompt } from "../../look/prompt.tsx";
import { useKeys } from "../../pieces/keys.ts";
import { SoldierCard } from "../army/soldier-card.tsx";
import { CampaignFrame } from "../campaign-frame.tsx";
import { Counts } from "../camp/side-column.tsx";
import { Gold } from "../parts/gold.tsx";
import { Medallion } from "../parts/medallion.tsx";
import { ITEM_SIGNS, RELIC_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { Playing } from "../playing.ts";
import "./shop-screen.css";

const words = campaignText.shop;

type Ware = View["wares"][number];

/** Something that can be paid for here. */
interface Deal {
  readonly move: Move;
  readonly name: string;
  readonly price: number;
}

const nameOf = (ware: Ware): string =>
  ware.kind === "card"
    ? cardRow(ware.card).name
    : ware.kind === "item"
      ? ITEMS[ware.item].name
      : relicRow(ware.relic).name;

/** A shop on the road: cards, consumables, relics, and repairs. Picking shows what stays; paying is a second press. */
export function ShopScreen({ playing }: { readonly playing: Playing }) {
  const { view, act, can } = playing;
  const [picked, setPicked] = useState<Deal | null>(null);
  const deal = picked && can(picked.move) ? picked : null;
  const pay = (): void => {
    if (deal) act(deal.move);
    setPicked(null);
  };
  const leave = (): void => act({ kind: "leave" });
  useKeys({ Enter: deal ? pay : leave, Escape: deal ? () => setPicked(null) : leave });
  const tile = (ware: Ware, index: number): ReactNode => {
    const move = { kind: "buy", ware: index } as const;
    const offered = { move, name: nameOf(ware), price: ware.price };
    return (
      <Goods
        key={index}
        ware={ware}
        view={view}
        isPicked={deal?.move.kind === "buy" && deal.move.ware === index}
        pick={() => (can(move) ? setPicked(offered) : undefined)}
      />
    );
  };
  return (
    <CampaignFrame view={view} shows>
      <div className="run-shop">
        <section className="run-shop__goods">
          <h2>
            {view.current?.title} <small>{campaignText.kinds.shop}</small>
          </h2>
          <div className="run-shop__cards">
            {view.wares.map((ware, index) => ware.kind === "card" && tile(ware, index))}
          </div>
          <div className="run-shop__things">
            {view.wares.map((ware, index) => ware.kind !== "card" && tile(ware, index))}
          </div>
        </section>
        <aside className="run-shop__side">
          <Panel engraved head={words.purse}>
            <p className="run-shop__purse">
              <Gold amount={view.gold} size={26} />
              {deal && <span className="run-shop__left num">→ {view.gold - deal.price}</span>}
            </p>
          </Panel>
          <Panel head={words.repair} aside={view.fallen.length}>
            {view.fallen.length === 0 && <p className="camp-side__none">{words.nobody}</p>}
            <div className="army__few">
              {view.fallen.map((soldier) => {
                const move = { kind: "repair", soldier: soldier.id } as const;
                const name = cardRow(soldier.card).name;
                return (
                  <SoldierCard key={soldier.id} view={view} soldier={soldier} dim>
                    <Button
                      size="sm"
                      missing={!can(move)}
                      onClick={() => setPicked({ move, name, price: soldier.repair })}
                    >
                      <Gold amount={soldier.repair} size={14} />
                    </Button>
                  </SoldierCard>
                );
              })}
            </div>
            <p className="camp-side__none">{words.repairHint}</p>
          </Panel>
          <Panel>
            <Counts view={view} />
          </Panel>
        </aside>
      </div>
      <footer className="campaign-foot">
        <Prompt>
          {deal ? words.picked(deal.name, deal.price, view.gold - deal.price) : words.pick}
        </Prompt>
        <span className="run-shop__acts">
          <Button
            kind={deal ? "secondary" : "primary"}
            size="lg"
            keyHint={deal ? "Esc" : "Enter"}
            data-testid="leave-shop"
            onClick={leave}
          >
            {words.leave}
          </Button>
          {deal && (
            <Button kind="primary" size="lg" keyHint="Enter" data-testid="pay" onClick={pay}>
              {deal.move.kind === "repair" ? words.repairFor(deal.price) : words.buy(deal.price)}
            </Button>
          )}
        </span>
      </footer>
    </CampaignFrame>
  );
}

function Goods({
  ware,
  view,
  isPicked,
  pick,
}: {
  readonly ware: Ware;
  readonly view: View;
  readonly isPicked: boolean;
  pick(): void;
}) {
  const short = ware.price - view.gold;
  return (
    <button
      type="button"
      className={`goods goods--${ware.kind}`}
      aria-pressed={isPicked}
      aria-disabled={ware.sold || short > 0 || undefined}
      onClick={pick}
    >
      <Face ware={ware} view={view} />
      <span className="goods__price" data-short={(!ware.sold && short > 0) || undefined}>
        {ware.sold ? words.sold : <Gold amount={ware.price} />}
        {!ware.sold && short > 0 && <small>{words.short(short)}</small>}
      </span>
    </button>
  );
}

function Face({ ware, view }: { readonly ware: Ware; readonly view: View }) {
  if (ware.kind === "card")
    return (
      <SoldierCard
        view={view}
        soldier={{ card: ware.card, decoy: false, grade: 0 }}
        size="M"
        dim={ware.sold}
      />
    );
  const isItem = ware.kind === "item";
  const { name, says } = isItem
    ? {
        name: ITEMS[ware.item].name,
        says: `${campaignText.heals(ITEMS[ware.item].heals)}, ${words.byHand}`,
      }
    : { name: relicRow(ware.relic).name, says: `${words.relic}: ${relicRow(ware.relic).text}` };
  return (
    <>
      <Medallion
        sign={isItem ? ITEM_SIGNS[ware.item] : RELIC_SIGNS[ware.relic]}
        shape={isItem ? "round" : "scooped"}
        size={56}
        dim={ware.sold}
      />
      <span className="goods__words">
        <b>{name}</b>
        <small>{says}</small>
      </span>
    </>
  );
}
