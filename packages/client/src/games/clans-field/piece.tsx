import { printedDamage, weakened } from "@holmgang/clans/field";
import type { UnitFacts, UnitView } from "@holmgang/clans/field";
import { Glyph } from "../../look/glyph.tsx";
import { signed } from "../../look/signed.ts";
import { Gem } from "../clans/gem.tsx";
import { TokenBody } from "../clans/token-body.tsx";
import { pointsOf } from "./field-card.tsx";
import type { Mark, Marks } from "./marks.ts";
import type { Moment } from "./moment.ts";
import { Points } from "./points.tsx";
import "../clans/unit.css";
import "./piece.css";

export interface Drawn {
  readonly unit: UnitView;
  /** In hundredths of the ground. */
  readonly x: number;
  readonly y: number;
  /** How many stand on its tile. */
  readonly of: number;
}

/** A unit where it stands: what it deals and has left, its points, its signs, and what happens to it now. */
export function Piece({
  drawn: { unit, x, y, of },
  marks: { auras, signs },
  look,
  moment,
}: {
  readonly drawn: Drawn;
  readonly marks: Marks;
  /** How it stands to what is aimed. */
  readonly look: {
    readonly light?: "able" | "picked" | undefined;
    readonly target?: "marked" | "focus" | "friend" | undefined;
    readonly veiled?: boolean | undefined;
    readonly pointed?: boolean | undefined;
  };
  readonly moment: Moment;
}) {
  const { id, seat, is } = unit;
  return (
    <span
      className="stand piece"
      data-testid="unit"
      data-seat={seat}
      data-of={of}
      data-light={look.light}
      data-target={look.target}
      data-veiled={look.veiled || undefined}
      data-pointed={look.pointed || undefined}
      data-acting={moment.acting.has(id) || undefined}
      data-hurt={moment.hurt.has(id) || undefined}
      data-falling={moment.falling.has(id) || undefined}
      data-coming={moment.coming.has(id) || undefined}
      style={{ "--x": x, "--y": y }}
    >
      <TokenBody seat={seat} card={is?.card ?? null}>
        {is && <Numbers is={is} />}
        {signs.length > 0 && (
          <span className="piece__signs">
            {signs.slice(0, 3).map((sign) => (
              <Sign key={sign.glyph} mark={sign} />
            ))}
          </span>
        )}
        {auras.length > 0 && (
          <span className="piece__auras">
            {auras.map((aura) => (
              <Sign key={aura.glyph} mark={aura} />
            ))}
          </span>
        )}
      </TokenBody>
      {is && <Points left={is.ap} of={pointsOf(is.card)} seat={seat} />}
      <Happening moment={moment} id={id} />
    </span>
  );
}

/** What it deals at this health, and what is left of it. */
const Numbers = ({ is }: { readonly is: UnitFacts }) => (
  <>
    <Gem kind="damage" value={dealsNow(is)} full={printedDamage(is)} />
    <span className="piece__heart" style={{ "--left": Math.min(1, is.hp / is.maxHp) }}>
      <Gem kind="hp" value={is.hp} full={is.maxHp} />
    </span>
  </>
);

/** Without what others add. */
export const dealsNow = (is: UnitFacts): number =>
  weakened(printedDamage(is) + is.enhanced, is.hp, is.maxHp);

const Sign = ({ mark: { glyph, tone, value } }: { readonly mark: Mark }) => (
  <span className="piece__sign num" data-tone={tone}>
    <Glyph name={glyph} size={14} />
    {value}
  </span>
);

const Happening = ({ moment, id }: { readonly moment: Moment; readonly id: number }) => {
  const hurt = moment.hurt.get(id);
  const healed = moment.healed.get(id);
  return (
    <>
      {hurt !== undefined && <b className="stand__burst num">{signed(-hurt)}</b>}
      {healed !== undefined && <b className="stand__heal num">{signed(healed)}</b>}
      {moment.falling.has(id) && (
        <span className="stand__skull">
          <Glyph name="death-skull" />
        </span>
      )}
    </>
  );
};
