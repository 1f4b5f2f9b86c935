import { Glyph } from "../../look/glyph.tsx";
import { signed } from "../../look/signed.ts";
import type { Fate } from "./fates.ts";
import type { Moment } from "./moment.ts";
import type { Drawn } from "./standing.ts";
import { clansText } from "./text.ts";
import { UnitToken } from "./unit-token.tsx";
import "./unit.css";

/** A card where it stands, with what happens to it now, or what the forecast says of it. */
export function Unit({
  drawn,
  tick,
  moment,
  fate,
  pointed,
}: {
  readonly drawn: Drawn;
  /** The tick that is played on its tile. */
  readonly tick: number | null;
  readonly moment: Moment;
  readonly fate: Fate | null;
  readonly pointed: boolean;
}) {
  const { id, seat, card, hp, staged, x, y, tile, side, place, of } = drawn;
  const hurt = moment.hurt.get(id);
  const healed = moment.healed.get(id);
  return (
    <span
      className="stand"
      data-testid="unit"
      data-seat={seat}
      data-side={side}
      data-place={place}
      data-of={of}
      data-tiny={tile.w < 10 || tile.h < 12 || undefined}
      data-small={tile.h < 24 || undefined}
      data-acting={moment.acting.has(id) || undefined}
      data-hurt={hurt !== undefined || undefined}
      data-falling={moment.falling.has(id) || undefined}
      data-coming={moment.coming.has(id) || undefined}
      data-dead={hp === 0 || undefined}
      data-pointed={pointed || undefined}
      style={{ "--x": x, "--y": y, "--tw": tile.w, "--th": tile.h }}
    >
      <UnitToken {...{ seat, card, hp, tick }} staged={staged !== null} />
      {hurt !== undefined && <b className="stand__burst num">{signed(-hurt)}</b>}
      {healed !== undefined && <b className="stand__heal num">{signed(healed)}</b>}
      {moment.falling.has(id) && (
        <span className="stand__skull">
          <Glyph name="death-skull" />
        </span>
      )}
      {fate && <FateTag fate={fate} />}
    </span>
  );
}

/** A skull and when, or HP now and then. */
const FateTag = ({ fate: { tick, from, to } }: { readonly fate: Fate }) => (
  <span className="fate num" data-tone={tick !== null || to < from ? "loss" : "gain"}>
    {tick === null ? (
      `${from} → ${to}`
    ) : (
      <>
        <Glyph name="death-skull" size={14} />
        <span className="fate__word">{clansText.forecast.tick(tick)}</span>
        <span className="fate__tick">{tick || ""}</span>
      </>
    )}
  </span>
);
