import { readDecks } from "@holmgang/decks";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { useShelf } from "../decks/deck-shelf.ts";
import { useDeckFace } from "../decks/use-deck-face.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Trouble } from "../frame/trouble.tsx";
import { Waiting } from "../frame/waiting.tsx";
import type { DeckFace } from "../game/deck-face.ts";
import type { EconomyFace } from "../game/economy-face.ts";
import { useCollection } from "../gold/collection.ts";
import type { Collection } from "../gold/collection.ts";
import { useEconomy } from "../gold/use-economy.ts";
import { EmptyState } from "../look/empty-state.tsx";
import { Glyph } from "../look/glyph.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { useAccount } from "../me/use-account.ts";
import { goldText } from "../text/gold.ts";
import { Link } from "../web/link.tsx";
import { navigate } from "../web/route.ts";
import type { NamedDeck } from "./goods.ts";
import { Shop } from "./shop.tsx";
import { useGoods } from "./use-goods.ts";

const words = goldText.shop;

/** Where gold is spent: cards of a game, and what its heroes stand on. */
export function ShopPage({ game }: { readonly game: string }) {
  const face = useDeckFace(game);
  const economy = useEconomy(game);
  const account = useAccount();
  const { collection, refusal } = useCollection(account && economy ? game : null);
  const gold = collection?.gold ?? account?.gold ?? 0;
  const purse = (
    <p className="shop__purse num" data-testid="purse" aria-label={goldText.gold(gold)}>
      <Glyph name="two-coins" size={26} />
      <b>{goldText.amount(gold)}</b>
    </p>
  );
  const bar = (
    <header className="shop__bar">
      <IconButton icon="prev" label={words.decks} onClick={() => navigate(`/decks/${game}`)} />
      <h1>{words.title}</h1>
      {purse}
    </header>
  );
  return (
    <SiteFrame title={words.title} at="decks" width="full" game={game} phoneBar={bar}>
      {face === null || economy === null ? (
        <EmptyState glyph="two-coins" title={words.nothing} />
      ) : !account ? (
        <EmptyState
          glyph="two-coins"
          title={words.only}
          action={<Link href={`/play/${game}`}>{goldText.why}</Link>}
        />
      ) : refusal && !collection ? (
        <Trouble refusal={{ ...refusal, words: offlineWords(refusal) }} />
      ) : face && economy && collection ? (
        <Open face={face} economy={economy} collection={collection} purse={purse} />
      ) : (
        <Waiting />
      )}
    </SiteFrame>
  );
}

const offlineWords = ({ code, words: said }: { code: string; words: string }): string =>
  code === "offline" ? words.offline : said;

/** Whoever has decks sees first what they want. */
function Open({
  face,
  economy,
  collection,
  purse,
}: {
  readonly face: DeckFace;
  readonly economy: EconomyFace;
  readonly collection: Collection;
  readonly purse: ReactNode;
}) {
  const { decks: shelf } = useShelf();
  const decks = useMemo(
    () =>
      (shelf ?? [])
        .filter(({ game }) => game === face.book.game)
        .flatMap(({ name, code }): readonly NamedDeck[] => {
          const read = readDecks(code, face.book);
          return read.ok ? [{ name, decks: read.value }] : [];
        }),
    [shelf, face],
  );
  const shown = useGoods(face, economy);
  return shelf && shown ? (
    <Shop face={shown} economy={economy} collection={collection} decks={decks} purse={purse} />
  ) : (
    <Waiting />
  );
}
