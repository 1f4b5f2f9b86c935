import { deckCode, isSuiteCode, readDecks, suiteCode, suiteOf } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { deckOf, isSuiteMatch } from "../game/deck-face.ts";
import type { DeckFace, StarterDeck } from "../game/deck-face.ts";
import { decksText } from "../text/decks.ts";
import type { ChosenDeck } from "./chosen-deck.ts";
import type { OwnDeck } from "./own-deck.ts";
import { sizeWords } from "./size-words.ts";
import { faultWords } from "./fault-words.ts";

/** What can be brought to a match, or why not. */
export interface DeckOption extends ChosenDeck {
  readonly name: string;
  /** How many cards, and of what. */
  readonly note: string;
  /** What it is made of, for a curve. */
  readonly cards: readonly string[];
  /** The code that is sent: where three decks are played, three. */
  readonly brings: string;
  readonly wrong: string | null;
}

/** What of a game's decks is asked for. */
type Rules = Pick<DeckFace, "book" | "limits" | "starters" | "suite">;
type Settings = Readonly<Record<string, unknown>>;
type Own = Pick<OwnDeck, "id" | "name" | "code">;

const words = decksText.choice;

/** One's own: decks, or where three are played the trios, and then each deck three times over. */
export function ownOptions(
  face: Rules,
  settings: Settings,
  own: readonly Own[],
): readonly DeckOption[] {
  const option = (each: Own): DeckOption => ownOption(face, settings, each);
  const lone = own.filter(({ code }) => !isSuiteCode(code)).map(option);
  if (!isSuiteMatch(face, settings)) return lone;
  const trios = own.filter(({ code }) => isSuiteCode(code)).map(option);
  const thrice = lone.map((each) => ({
    ...each,
    note: words.thrice(each.note),
    brings: suiteOf([each.code, each.code, each.code]),
  }));
  return [...trios, ...thrice];
}

function ownOption(face: Rules, settings: Settings, { id, name, code }: Own): DeckOption {
  const read = readDecks(code, face.book);
  const decks = read.ok ? read.value : [];
  return {
    kind: "own",
    id,
    name,
    code,
    note: sizeWords(decks),
    cards: decks.flatMap(({ cards }) => cards),
    brings: code,
    wrong: faultWords(read, face, settings),
  };
}

/** What is there from the beginning; where three decks are played, with the other starters of its hero in turn. */
export const starterOptions = (face: Rules, settings: Settings): readonly DeckOption[] =>
  face.starters.map((starter) => {
    const played = isSuiteMatch(face, settings) ? suiteFrom(face.starters, starter) : [starter];
    const decks = played.map(deckOf);
    return {
      kind: "starter",
      id: starter.id,
      code: deckCode(deckOf(starter), face.book),
      name: starter.name,
      note: words.starterNote(starterNote(played, decks)),
      cards: decks.flatMap(({ cards }) => cards),
      brings: suiteCode(decks, face.book),
      wrong: faultWords({ ok: true, value: decks }, face, settings),
    };
  });

function suiteFrom(starters: readonly StarterDeck[], first: StarterDeck): readonly StarterDeck[] {
  const peers = starters.filter(({ hero }) => hero === first.hero);
  const at = peers.indexOf(first);
  return [0, 1, 2].map((step) => peers[(at + step) % peers.length]!); // at least the first itself
}

function starterNote(played: readonly StarterDeck[], decks: readonly Deck[]): string {
  const names = new Set(played.map(({ name }) => name));
  if (names.size > 1) return played.map(({ name }) => name).join(", ");
  const size = sizeWords(decks.slice(0, 1));
  return played.length > 1 ? words.thrice(size) : size;
}
