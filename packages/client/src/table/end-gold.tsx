import { GoldLines } from "../gold/gold-lines.tsx";
import { useEconomy } from "../gold/use-economy.ts";
import { findGame } from "../games/find-game.ts";
import { ButtonLink } from "../look/button.tsx";
import { Delta } from "../look/delta.tsx";
import { Glyph } from "../look/glyph.tsx";
import type { MatchInfo, Worth } from "../match/feed.ts";
import { goldText } from "../text/gold.ts";
import { follow } from "../web/link.tsx";
import { usePhone } from "../web/use-media.ts";
import "./end-gold.css";

const words = goldText;

/** What the match was worth in gold and what for, or why it was worth nothing. On a phone the shop tells the lines. */
export function EndGold({
  info: { game, where },
  gold,
}: {
  readonly info: MatchInfo;
  readonly gold: Worth | null;
}) {
  const face = useEconomy(game);
  const phone = usePhone();
  if (!findGame(game)?.economy || !face) return null;
  if (where === "local") return <p className="end-gold__none">{words.local}</p>;
  if (!gold) return null;
  if (gold.unpaid) return <p className="end-gold__none">{words.unpaid[gold.unpaid]}</p>;
  const shop = `/shop/${game}`;
  return (
    <section className="end-gold" aria-label={words.head} data-testid="end-gold">
      {phone ? (
        <p className="end-gold__short num">
          <Glyph name="two-coins" size={26} />
          <b>{words.amount(gold.purse)}</b> {gold.kept > 0 && <Delta value={gold.kept} />}
        </p>
      ) : (
        <GoldLines face={face} worth={gold} />
      )}
      <ButtonLink
        size={phone ? "sm" : "md"}
        glyph={phone ? undefined : "two-coins"}
        href={shop}
        data-testid="to-shop"
        onClick={(event) => follow(event, shop)}
      >
        {words.toShop}
      </ButtonLink>
    </section>
  );
}
