import { ownedOf } from "@holmgang/decks";
import type { Ware } from "@holmgang/decks";
import type { ReactNode } from "react";
import { useState } from "react";
import type { DeckFace } from "../game/deck-face.ts";
import type { EconomyFace } from "../game/economy-face.ts";
import type { Collection } from "../gold/collection.ts";
import { Button, ButtonLink } from "../look/button.tsx";
import { useAccount } from "../me/use-account.ts";
import { useKeys } from "../pieces/keys.ts";
import { goldText } from "../text/gold.ts";
import { follow } from "../web/link.tsx";
import { usePhone } from "../web/use-media.ts";
import { BuyDialog } from "./buy-dialog.tsx";
import { wantedBy } from "./goods.ts";
import type { NamedDeck } from "./goods.ts";
import { Copies } from "./price-plate.tsx";

const words = goldText.shop;

/** What lies before the reader: the card at large, what it would mean to buy it, and the button. */
export function Counter({
  face,
  economy,
  collection: { bought, gold },
  decks,
  picked,
  prompt,
  purse,
}: {
  readonly face: DeckFace;
  readonly economy: EconomyFace;
  readonly collection: Collection;
  readonly decks: readonly NamedDeck[];
  readonly picked: string | null;
  readonly prompt: ReactNode;
  readonly purse: ReactNode;
}) {
  const [buying, setBuying] = useState(false);
  const phone = usePhone();
  const ware = economy.economy.wares.find(({ id }) => id === picked) ?? null;
  const owned = ware ? ownedOf(ware, bought) : 0;
  const isNamed = useAccount()?.kind === "named";
  const stop = ware && stopOf(ware, owned, gold);
  const buy = ware && !stop && isNamed ? () => setBuying(true) : undefined;
  useKeys({ b: buy });
  return (
    <aside className="counter">
      {!phone && purse}
      {ware && !phone && (
        <>
          {face.cards.some(({ id }) => id === ware.id) && (
            <div className="counter__card">{face.card(ware.id, "L", "rest")}</div>
          )}
          <dl className="counter__facts">
            <Fact head={words.owned}>
              <Copies owned={owned} most={ware.most} /> {words.of(owned, ware.most)}
            </Fact>
            {wantedBy(ware, bought, decks).map(({ name, count }) => (
              <Fact key={name} head={words.wants(name)}>
                {words.wanted(count)}
              </Fact>
            ))}
            {!stop && (
              <Fact head={words.after2}>
                <span className="num">{goldText.amount(gold - ware.price)}</span>
              </Fact>
            )}
          </dl>
        </>
      )}
      {!ware && prompt}
      <div className="counter__buttons">
        {!isNamed && <p className="counter__nameless">{words.nameless}</p>}
        {isNamed ? (
          <Button
            kind="primary"
            size="lg"
            keyHint={phone ? undefined : "B"}
            data-testid="buy"
            missing={!buy}
            onClick={buy}
          >
            {ware ? (stop ?? labelOf(ware, phone)) : words.pick}
          </Button>
        ) : (
          <ButtonLink
            kind="primary"
            size="lg"
            href="/you"
            data-testid="choose-name"
            onClick={(event) => follow(event, "/you")}
          >
            {words.name}
          </ButtonLink>
        )}
        <ButtonLink
          href={`/decks/${face.game}`}
          onClick={(event) => follow(event, `/decks/${face.game}`)}
        >
          {words.decks}
        </ButtonLink>
      </div>
      {buying && ware && (
        <BuyDialog
          game={economy.game}
          ware={ware}
          nth={(bought[ware.id] ?? 0) + 1}
          gold={gold}
          close={() => setBuying(false)}
        />
      )}
    </aside>
  );
}

/** Why it cannot be bought; null if it can. */
function stopOf({ most, price }: Ware, owned: number, gold: number): string | null {
  if (owned >= most) return words.enough;
  return gold < price ? words.shortLong(price - gold) : null;
}

const labelOf = ({ name, price }: Ware, phone: boolean): string =>
  phone ? words.buyThis(name, price) : words.buy(price);

const Fact = ({ head, children }: { readonly head: string; readonly children: ReactNode }) => (
  <div>
    <dt>{head}</dt>
    <dd>{children}</dd>
  </div>
);
