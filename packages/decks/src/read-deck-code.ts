import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { strangerIn } from "./base32.ts";
import type { DeckBook } from "./book.ts";
import { CODE_FORMAT, writeCode } from "./deck-code.ts";
import { sortDeck } from "./sort-deck.ts";
import type { Deck } from "./deck.ts";
import { fromNumbers } from "./numbered.ts";
import type { NumberedDeck } from "./numbered.ts";
import { unseal } from "./sealed.ts";
import { readVarints } from "./varints.ts";

/** The deck a code means. It may have been typed in any case, and with spaces and hyphens wherever they help. */
export function readDeckCode(code: string, book: DeckBook): Result<Deck> {
  const text = code.replaceAll(/[\s-]/g, "").replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
  if (text === "") return refuse("empty-code", "There is no deck code here.");
  const stranger = strangerIn(text);
  if (stranger !== null) return refuse("not-a-code", notACode(stranger));
  const bytes = unseal(text);
  if (!bytes) return refuse("mistyped-code", MISTYPED);
  const [first = 0, ...rest] = bytes;
  if (first >> 4 !== book.number) return refuse("foreign-code", foreign(first >> 4, book));
  const format = first & 15;
  if (format !== CODE_FORMAT) return refuse("unknown-format", unknownFormat(format));
  const numbers = readVarints(rest);
  const deck = numbers && fromNumbers(numbers);
  // Every deck has one code. Whatever else unfolds into the same deck was not made by us.
  if (!deck || writeCode(book.number, deck) !== text) return refuse("malformed-code", MALFORMED);
  if (deck.catalogue > book.catalogue) return refuse("newer-catalogue", NEWER);
  return named(deck, book);
}

/** Numbers are never given away, so also a code of an older catalogue means what it meant. */
function named({ cards, hero }: NumberedDeck, book: DeckBook): Result<Deck> {
  const ids = new Map(book.cards.map(({ id, number }) => [number, id]));
  const names: string[] = [];
  for (const card of cards) {
    const id = ids.get(card);
    if (id === undefined) return refuse("unknown-card", `${book.name} has no card ${card}.`);
    names.push(id);
  }
  if (hero === 0) return accept(sortDeck(book, null, names));
  const found = book.heroes.find(({ number }) => number === hero);
  if (!found) return refuse("unknown-hero", `${book.name} has no hero ${hero}.`);
  return accept(sortDeck(book, found.id, names));
}

const MISTYPED = "This deck code is mistyped or incomplete: its letters do not add up.";
const MALFORMED = "This is not a deck code that this game made.";
const NEWER = "This deck uses cards this version does not know yet.";

const notACode = (stranger: string): string =>
  `A deck code is letters and the digits 2 to 7; '${stranger}' is never in one.`;

const foreign = (number: number, { name }: DeckBook): string =>
  `This deck is another game's (number ${number}), not ${name}'s.`;

const unknownFormat = (format: number): string =>
  `This deck code is written in a way this version does not know yet (format ${format}).`;
