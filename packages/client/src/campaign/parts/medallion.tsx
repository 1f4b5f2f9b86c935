import { Charge } from "../../look/charge.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import type { Sign } from "../signs.ts";
import "./medallion.css";

/** A relic in scooped brass, or a consumable in a round one. */
export const Medallion = ({
  sign: { glyph, field },
  shape,
  size = 34,
  dim = false,
}: {
  readonly sign: Sign;
  readonly shape: "scooped" | "round";
  readonly size?: number;
  readonly dim?: boolean;
}) => (
  <span
    className={`medallion medallion--${shape}`}
    data-dim={dim || undefined}
    style={{ width: size, height: size }}
    aria-hidden="true"
  >
    <PaintedField field={field} className="medallion__field">
      <Charge glyph={glyph} className="medallion__charge" />
    </PaintedField>
  </span>
);
