import type { ReactNode } from "react";
import "./painted-field.css";

/** The painted grounds, by their tincture or terrain. */
export const FIELDS = [
  "rust",
  "steel",
  "moss",
  "plum",
  "gold",
  "night",
  "blood",
  "bone",
  "woods",
  "lake",
  "desert",
  "marsh",
  "none",
] as const;

export type FieldName = (typeof FIELDS)[number];

/** A painted ground with its pattern: what a card's charge and a game's tile stand on. */
export function PaintedField({
  field,
  className = "",
  children,
}: {
  field: FieldName;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`painted-field painted-field--${field} ${className}`.trim()}>{children}</div>
  );
}
