import type { ReactNode } from "react";
import { useState } from "react";
import type { DeckFace } from "../game/deck-face.ts";
import type { EconomyFace } from "../game/economy-face.ts";
import type { Collection } from "../gold/collection.ts";
import { EmptyState } from "../look/empty-state.tsx";
import { Prompt } from "../look/prompt.tsx";
import { SearchField } from "../look/search-field.tsx";
import { Segmented } from "../look/segmented.tsx";
import { goldText } from "../text/gold.ts";
import { usePhone } from "../web/use-media.ts";
import { Counter } from "./counter.tsx";
import { goodsOf, SHOWS } from "./goods.ts";
import type { NamedDeck, Show } from "./goods.ts";
import { Grounds } from "./grounds.tsx";
import { LastMatch } from "./last-match.tsx";
import { WareCard } from "./ware-card.tsx";
import "./shop.css";
import "./shop-narrow.css";

const words = goldText.shop;

/** The counter and what lies on it. */
export function Shop({
  face,
  economy,
  collection,
  decks,
  purse,
}: {
  readonly face: DeckFace;
  readonly economy: EconomyFace;
  readonly collection: Collection;
  readonly decks: readonly NamedDeck[];
  readonly purse: ReactNode;
}) {
  const phone = usePhone();
  const names = phone ? words.showsShort : words.shows;
  const { bought, gold } = collection;
  const shownFirst = (show: Show): boolean =>
    goodsOf(face, economy.economy, bought, { show, typed: "", decks }).length > 0;
  const [show, setShow] = useState<Show>(() => SHOWS.find(shownFirst) ?? "all");
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const goods = goodsOf(face, economy.economy, bought, { show, typed, decks });
  return (
    <div className="shop">
      <aside className="shop__side">
        <LastMatch face={economy} />
        <Grounds face={economy} collection={collection} picked={picked} pick={setPicked} />
      </aside>
      <section className="shop__goods" aria-label={words.cards}>
        <div className="shop__filters">
          {!phone && <h1>{words.title}</h1>}
          <Segmented
            label={words.show}
            value={show}
            options={SHOWS.map((value) => ({ value, words: names[value] }))}
            onChange={setShow}
          />
          {(!phone || show === "all") && (
            <SearchField label={words.search} value={typed} onChange={setTyped} />
          )}
        </div>
        {goods.length === 0 ? (
          <EmptyState glyph="two-coins" title={words.nothing}>
            {words.nothingWords[typed === "" ? show : "all"]}
          </EmptyState>
        ) : (
          <ul className="shop__grid">
            {goods.map((good) => (
              <WareCard
                key={good.ware.id}
                face={face}
                good={good}
                gold={gold}
                isPicked={good.ware.id === picked}
                pick={setPicked}
              />
            ))}
          </ul>
        )}
      </section>
      <Counter
        face={face}
        economy={economy}
        collection={collection}
        decks={decks}
        picked={picked}
        purse={purse}
        prompt={
          <Prompt lit={picked === null} hint={words.only}>
            {words.choose}
          </Prompt>
        }
      />
    </div>
  );
}
