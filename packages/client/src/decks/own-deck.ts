/** A deck or a trio of the reader's, wherever it is kept. It may be unfinished. */
export interface OwnDeck {
  /** 32 hexadecimal digits, made by the browser that made the deck. */
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** A trio's is three: it holds its own lists. */
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A deck that stands on the shelf. */
export interface ShelvedDeck extends OwnDeck {
  readonly where: Where;
}

type Where = "browser" | "server";

export interface DeckChanges {
  readonly name?: string;
  readonly code?: string;
}

const MOST_NAME = 40;

/** A name as the server keeps it: no wider than 40 signs, inner spaces made one. Null for none. */
export function tidyName(raw: string): string | null {
  const name = raw.replaceAll(/\s+/g, " ").trim();
  return name === "" ? null : Array.from(name).slice(0, MOST_NAME).join("").trim();
}
