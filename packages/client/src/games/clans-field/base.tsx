import type { Seat } from "@holmgang/kernel";
import { Glyph } from "../../look/glyph.tsx";
import type { Aim } from "./aim.ts";
import { BASE } from "./places.ts";
import { fieldText } from "./text.ts";
import "../clans/ramp.css";
import "./base.css";

/** A base on the rope: its HP as number, whole and bar, what the forecast takes of it, and the way to hit it. */
export function Base({
  seat,
  hp,
  of,
  left,
  words,
  label,
  shaken,
  aim,
}: {
  readonly seat: Seat;
  readonly hp: number;
  readonly of: number;
  /** The most and the least that the forecast leaves. */
  readonly left: readonly [low: number, high: number] | null;
  readonly words: string;
  readonly label: string;
  readonly shaken: boolean;
  /** Of whoever may hit it; null for one's own. */
  readonly aim: Aim | null;
}) {
  const percent = (value: number): string => `${(100 * value) / Math.max(of, hp)}%`;
  const low = Math.max(0, left?.[0] ?? hp);
  return (
    <div className="ramp base" data-seat={seat} data-shaken={shaken || undefined}>
      <Glyph name="castle" size={24} />
      <b className="ramp__hp num" data-testid={`hp-${seat}`} aria-label={label} role="img">
        {hp}
        <small>/{of}</small>
      </b>
      <span className="ramp__bar" aria-hidden="true">
        <i style={{ width: percent(hp) }} />
        {low < hp && <u style={{ left: percent(low), width: percent(hp - low) }} />}
      </span>
      {left && low < hp ? (
        <span className="ramp__note num" data-tone="forecast">
          <Glyph name="broken-wall" size={15} />
          {fieldText.forecast.from(hp, low === left[1] ? `${low}` : `${low}–${left[1]}`)}
        </span>
      ) : (
        <span className="ramp__note" data-tone="quiet">
          {words}
        </span>
      )}
      {aim?.steps.has(BASE) && <Strike aim={aim} />}
    </div>
  );
}

const Strike = ({ aim }: { readonly aim: Aim }) => (
  <button
    type="button"
    className="base__strike"
    data-drop={BASE}
    data-testid="strike-base"
    data-focus={aim.over === BASE || aim.chosen.at(-1) === BASE || undefined}
    aria-label={fieldText.hitBase}
    onClick={() => aim.turn(BASE)}
    onPointerEnter={() => aim.look(BASE)}
    onPointerLeave={() => aim.look(null)}
    onFocus={() => aim.look(BASE)}
    onBlur={() => aim.look(null)}
  />
);
