import { existsSync } from "node:fs";
import { readJson } from "@holmgang/kernel";
import { content } from "./file.ts";

/** A deck in a file, as a game's entry may have it: a code, a list of cards, or a deck with its hero. */
interface DeckLine {
  readonly number: number;
  readonly deck: unknown;
}

/** One deck a line; empty lines and those that begin with `;` are passed over. A file that is JSON as a whole is one deck. */
export function deckLines(path: string): readonly DeckLine[] {
  const text = content(path);
  const whole = fromJson(text);
  if (whole !== undefined) return [{ number: 1, deck: deckIn(whole) }];
  return text.split("\n").flatMap((raw, index) => {
    const line = raw.trim();
    if (line === "" || line.startsWith(";")) return [];
    return [{ number: index + 1, deck: deckIn(fromJson(line) ?? line) }];
  });
}

/** The first deck of a file, or what is no file's name: a code. */
export const namedDeck = (name: string): unknown =>
  existsSync(name) ? deckLines(name)[0]?.deck : name;

/** An entry is its deck. */
const deckIn = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "deck" in value ? value.deck : value;

/** Undefined for what is no JSON, or nothing a deck could be. */
function fromJson(text: string): unknown {
  return /^\s*["[{]/.test(text) ? readJson(text) : undefined;
}
