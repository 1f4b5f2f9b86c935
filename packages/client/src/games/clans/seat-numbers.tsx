import type { Seat } from "@holmgang/kernel";
import { FAMILIES, heroText } from "@holmgang/clans";
import { Glyph } from "../../look/glyph.tsx";
import { Icon } from "../../look/icon.tsx";
import { useNarrow } from "../../web/use-media.ts";
import type { Aim } from "./aim.ts";
import { FAMILY_GLYPH, HERO_GLYPH } from "./card-look.ts";
import { HeroButton } from "./hero-button.tsx";
import { shortHero } from "./names.ts";
import type { Shown } from "./shown.ts";
import { clansText } from "./text.ts";
import { HERO } from "./ways.ts";
import "./seat-numbers.css";

/** A seat’s numbers: its hero, hand, deck and gold, its families, and whether it has submitted. */
export function SeatNumbers({
  shown,
  seat,
  earned,
  aim,
  isShow,
}: {
  readonly shown: Shown;
  readonly seat: Seat;
  /** Gold that has come in since the round was planned. */
  readonly earned: number;
  /** Whether the plans are being played. */
  readonly isShow: boolean;
  /** Of whoever plays; null on the rival's plate. */
  readonly aim: Aim | null;
}) {
  const narrow = useNarrow();
  const { hero, heroUsedIn, handCount, deckCount, gold, done } = shown.seats[seat];
  const isDone = done && !isShow;
  const coins = (
    <b className="seat-numbers__gold num">
      <Glyph name="two-coins" size={18} />
      {gold.toLocaleString("en")}
    </b>
  );
  if (narrow)
    return (
      <div className="seat-numbers">
        <span className="seat-numbers__short num">
          {shortHero(hero)} · {clansText.short(handCount, deckCount)}
        </span>
        {isDone ? <Submitted /> : coins}
      </div>
    );
  return (
    <div className="seat-numbers">
      <span className="seat-numbers__short num">{clansText.short(handCount, deckCount)}</span>
      <p className="seat-numbers__row">
        <span>
          <Glyph name={HERO_GLYPH[hero][0]} size={18} /> {shortHero(hero)}
        </span>
        {coins}
      </p>
      <p className="seat-numbers__row seat-numbers__more">
        {clansText.hand} <b className="num">{handCount}</b>
      </p>
      <p className="seat-numbers__row seat-numbers__more">
        {clansText.deck} <b className="num">{deckCount}</b>
      </p>
      {earned > 0 && (
        <p className="seat-numbers__row seat-numbers__more">
          {clansText.goldThisRound} <b className="num">+{earned}</b>
        </p>
      )}
      {isDone && (
        <p className="seat-numbers__row seat-numbers__more">
          {clansText.plan} <Submitted />
        </p>
      )}
      <Families {...{ shown, seat }} />
      {aim ? (
        <HeroButton
          hero={hero}
          does={heroText(hero)}
          state={heroState(aim, heroUsedIn !== null)}
          isCalling={aim.isCalling}
          onCall={() => aim.turn(HERO)}
        />
      ) : (
        <p className="seat-numbers__row seat-numbers__more">
          {clansText.hero} <b>{heroUsedIn === null ? clansText.heroReady : clansText.heroUsed}</b>
        </p>
      )}
    </div>
  );
}

/** Nobody hears more of a plan than that it is made. */
const Submitted = () => (
  <b className="seat-numbers__done" data-testid="submitted">
    <Icon name="check" size={16} />
    {clansText.submitted}
  </b>
);

/** How far a family is, once one of it was seen. */
const Families = ({ shown, seat }: { readonly shown: Shown; readonly seat: Seat }) =>
  FAMILIES.map((family) => {
    const { length } = shown.seats[seat].played[family];
    return length === 0 ? null : (
      <p key={family} className="seat-numbers__row seat-numbers__more">
        <span>
          <Glyph name={FAMILY_GLYPH[family]} size={16} /> {clansText.families[family]}
        </span>
        <b className="seat-numbers__pips" role="img" aria-label={clansText.family(family, length)}>
          {"●".repeat(length) + "○".repeat(3 - length)}
        </b>
      </p>
    );
  });

/** A hero in a plan is as good as used: while one plans, it is not offered again. */
function heroState(aim: Aim, wasUsed: boolean): "able" | "waits" | "used" {
  if (aim.open && aim.moves.some(({ kind }) => kind === "hero")) return "able";
  return wasUsed || aim.open ? "used" : "waits";
}
