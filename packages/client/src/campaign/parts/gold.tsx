import { Glyph } from "../../look/glyph.tsx";
import { OWN_SIGNS } from "../signs.ts";
import "./gold.css";

/** An amount of gold, and what stays of the purse where it would be paid. */
export const Gold = ({
  amount,
  size = 16,
  struck,
}: {
  readonly amount: number | string;
  readonly size?: number;
  /** What it would cost everybody else. */
  readonly struck?: number | undefined;
}) => (
  <span className="gold num" style={{ fontSize: size }}>
    <Glyph name={OWN_SIGNS.gold} size={size} />
    {amount}
    {struck !== undefined && <s>{struck}</s>}
  </span>
);
