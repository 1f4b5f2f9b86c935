import { DRAWINGS, type IconName } from "./icon-drawings.ts";
import "./icon.css";

const SOLID: ReadonlySet<IconName> = new Set(["play", "first", "last", "skip"]);
const DOTTED: ReadonlySet<IconName> = new Set(["dots", "pause"]);

/** A control's sign, in the colour of the text; decorative unless it has a label. */
export function Icon({
  name,
  size = 20,
  label,
}: {
  name: IconName;
  size?: number;
  label?: string | undefined;
}) {
  const look = SOLID.has(name) ? " icon--solid" : DOTTED.has(name) ? " icon--bold" : "";
  return (
    <svg
      className={`icon${look}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
