import { useId } from "react";
import type { GlyphName } from "./glyph-names.ts";
import { glyphHref } from "./glyph-sheets.ts";

/** How far the dark foot falls below a charge, on the glyph's grid of 512. */
const FOOT = 14;

/** The one symbol on a painted field: cream to brass, with a hard dark foot. */
export function Charge({ glyph, className = "charge" }: { glyph: GlyphName; className?: string }) {
  const brass = useId();
  const href = glyphHref(glyph);
  return (
    <svg className={className} viewBox="0 0 512 512" overflow="visible" aria-hidden="true">
      <linearGradient id={brass} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="512">
        <stop offset="0.05" stopColor="#FFF6DF" />
        <stop offset="0.55" stopColor="#F1DDB2" />
        <stop offset="0.97" stopColor="#C79F5C" />
      </linearGradient>
      <use href={href} y={FOOT} fill="#0C0602" fillOpacity="0.65" />
      <use href={href} fill={`url(#${brass}) #F1DDB2`} />
    </svg>
  );
}
