import { seatName } from "@holmgang/kernel";
import type { Seat, Viewer } from "@holmgang/kernel";
import { cardRow } from "../../src/cards/cards.ts";
import type { Copy } from "./shape.ts";
import type { Told } from "./events.ts";

/** `your Fusilier (4)`, `the rival’s Archer (7)`, `the rival’s hidden unit (7)`, each by the viewer's number for it. */
export function whose(unit: Told, viewer: Viewer): string {
  const { seat, is, decoy } = unit;
  // A number that is not for the viewer is left out of what it hears; who hears everything counts as its owner does.
  const number = unit.own ?? unit.seen ?? unit.open;
  const name = is ? cardRow(is.card).name : "hidden unit";
  const feigns = decoy && (viewer === seat || viewer === "spectator") ? ", a decoy" : "";
  return `${of(seat, viewer)} ${name} (${number}${feigns})`;
}

export const Whose = (unit: Told, viewer: Viewer): string => capital(whose(unit, viewer));

/** `your`, `the rival’s`, `the first seat’s`. */
export function of(seat: Seat, viewer: Viewer): string {
  if (viewer === seat) return "your";
  return viewer === "spectator" ? `the ${seatName(seat, viewer).toLowerCase()}’s` : "the rival’s";
}

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** `Fusilier (12)`, as a move names it; of a decoy its owner reads that it is one. */
export const copyWords = ({ card, copy, decoy }: Copy): string =>
  `${cardRow(card).name} (${copy})${decoy ? " decoy" : ""}`;

/** By name, or how many. */
export function cardsWords(cards: readonly (Copy | null)[]): string {
  const known = cards.flatMap((copy) => copy ?? []);
  return known.length === cards.length && known.length > 0
    ? known.map(copyWords).join(", ")
    : `${cards.length} ${cards.length === 1 ? "card" : "cards"}`;
}
