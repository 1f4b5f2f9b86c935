import type { Seat } from "@holmgang/kernel";
import { Glyph } from "../../look/glyph.tsx";
import "./ramp.css";

/** A crystal: its HP, the bar, and what the forecast or the beat takes of it. */
export function Ramp({
  seat,
  hp,
  max,
  left = hp,
  note,
  label,
  shaken,
}: {
  readonly seat: Seat;
  readonly hp: number;
  readonly max: number;
  /** What the forecast leaves of it. */
  readonly left?: number;
  readonly note: { readonly words: string; readonly tone: "loss" | "quiet" | "forecast" } | null;
  readonly label: string;
  /** Whether it is hit at this moment. */
  readonly shaken: boolean;
}) {
  const percent = (value: number): string => `${(100 * value) / max}%`;
  return (
    <div className="ramp" data-seat={seat} data-shaken={shaken || undefined}>
      <Glyph name="floating-crystal" size={24} />
      <b className="ramp__hp num" data-testid={`hp-${seat}`} aria-label={label} role="img">
        {hp}
      </b>
      <span className="ramp__bar" aria-hidden="true">
        <i style={{ width: percent(hp) }} />
        {left < hp && <u style={{ left: percent(left), width: percent(hp - left) }} />}
      </span>
      {note && (
        <span className="ramp__note num" data-tone={note.tone}>
          {note.tone === "forecast" && <Glyph name="broken-wall" size={15} />}
          {note.words}
        </span>
      )}
    </div>
  );
}
