import "./card-size.css";

/** Detail, hand, compact, phone. */
export type CardSize = "L" | "M" | "S" | "P";

/** The class that gives a card, or a place for one, its measures; a parent may set `--card-w` and `--card-h` instead. */
export const cardSize = (size: CardSize): string => `card-size card-size--${size.toLowerCase()}`;
