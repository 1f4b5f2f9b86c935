import type { Seat } from "@holmgang/kernel";
import { heroRow } from "@holmgang/clans";
import { fieldHeroText } from "@holmgang/clans/field";
import { BankClock } from "../../look/bank-clock.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { useNarrow } from "../../web/use-media.ts";
import { HERO_GLYPH } from "../clans/card-look.ts";
import { HeroButton } from "../clans/hero-button.tsx";
import { shortHero } from "../clans/names.ts";
import { clansText } from "../clans/text.ts";
import type { Aim } from "./aim.ts";
import type { Shown } from "./shown.ts";
import { fieldText } from "./text.ts";
import { HERO } from "./ways.ts";
import "../clans/seat-numbers.css";
import "./seat-numbers.css";

/** A seat’s numbers: its hero, hand and deck, its time for all turns, and whether its hero has acted. */
export function SeatNumbers({
  shown,
  seat,
  bank,
  aim,
}: {
  readonly shown: Shown;
  readonly seat: Seat;
  /** In seconds. */
  readonly bank: number | null;
  /** Of whoever plays; null on the rival's plate. */
  readonly aim: Aim | null;
}) {
  const narrow = useNarrow();
  const { hero, heroUsedIn, handCount, deckCount, ready } = shown.seats[seat];
  const clock = bank === null ? null : <BankClock seconds={bank} />;
  if (narrow)
    return (
      <div className="seat-numbers">
        <span className="seat-numbers__short num">
          <span className="seat-numbers__who">{shortHero(hero)} · </span>
          {clansText.short(handCount, deckCount)}
        </span>
        <span className="seat-numbers__bank">{clock}</span>
      </div>
    );
  return (
    <div className="seat-numbers">
      <span className="seat-numbers__short num">{clansText.short(handCount, deckCount)}</span>
      <p className="seat-numbers__row">
        <span>
          <Glyph name={HERO_GLYPH[hero][0]} size={18} /> {shortHero(hero)}
        </span>
      </p>
      <Row name={clansText.hand} value={<b className="num">{handCount}</b>} />
      <Row name={clansText.deck} value={<b className="num">{deckCount}</b>} />
      {clock && <Row name={fieldText.bank} value={<b>{clock}</b>} />}
      {shown.halfTurn === 0 && (
        <Row
          name={fieldText.openingHand}
          value={<b>{ready ? fieldText.chosen : fieldText.choosing}</b>}
        />
      )}
      {shown.halfTurn === 0 && aim && (
        <Row
          name={fieldText.ability}
          value={<b>{clansText.useHero(heroRow(hero).power, heroRow(hero).amount)}</b>}
        />
      )}
      {shown.halfTurn > 0 && aim && (
        <HeroButton
          hero={hero}
          does={fieldHeroText(hero)}
          state={heroState(aim, heroUsedIn !== null)}
          isCalling={aim.chosen[0] === HERO}
          onCall={() => aim.turn(HERO)}
        />
      )}
      {shown.halfTurn > 0 && !aim && (
        <Row
          name={clansText.hero}
          value={<b>{heroUsedIn === null ? clansText.heroReady : clansText.heroUsed}</b>}
        />
      )}
    </div>
  );
}

const Row = ({ name, value }: { readonly name: string; readonly value: React.ReactNode }) => (
  <p className="seat-numbers__row seat-numbers__more">
    {name} {value}
  </p>
);

function heroState(aim: Aim, wasUsed: boolean): "able" | "waits" | "used" {
  if (wasUsed) return "used";
  return aim.open && aim.moves.some(({ kind }) => kind === "hero") ? "able" : "waits";
}
