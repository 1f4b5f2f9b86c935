import { useMemo, useState } from "react";
import { text } from "../text/text.ts";
import { chosenDeck, rememberDeck } from "./chosen-deck.ts";
import type { ChosenDeck } from "./chosen-deck.ts";
import { isSuiteMatch } from "../game/deck-face.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { useShelf } from "./deck-shelf.ts";
import { onShelf } from "./on-shelf.ts";
import { ownOptions, starterOptions } from "./deck-options.ts";
import type { DeckOption } from "./deck-options.ts";

/** Which deck goes to a match, or which trio. A game without decks has no options, brings nothing and is never wrong. */
export interface DeckChosen {
  readonly face: DeckFace | null;
  /** Whether three are played. */
  readonly isSuite: boolean;
  readonly options: readonly DeckOption[];
  readonly chosen: DeckOption | null;
  choose(this: void, option: DeckOption): void;
  /** The starter a bot brings, by its id; null is any. */
  readonly botDeck: string | null;
  chooseBotDeck(this: void, id: string | null): void;
  /** What is sent; undefined brings nothing. */
  readonly entry: unknown;
  /** Asked when the match begins: any starter is another one each time. */
  botEntry(this: void): unknown;
  /** The chosen deck cannot be played by these settings. */
  readonly wrong: boolean;
}

export function useDeckChoice(
  face: DeckFace | null,
  settings: Readonly<Record<string, unknown>>,
): DeckChosen {
  const { decks } = useShelf({ isWanted: face !== null });
  const game = face?.game ?? "";
  const [pick, setPick] = useState<ChosenDeck | null>(null);
  const [botDeck, chooseBotDeck] = useState<string | null>(null);
  const remembered = useMemo(() => (face ? chosenDeck(face.game) : null), [face]);
  const wanted = pick ?? remembered;
  const own = face && decks ? onShelf(face, decks) : waitingFor(wanted);
  const starters = face ? starterOptions(face, settings) : [];
  const options = face ? [...ownOptions(face, settings, own), ...starters] : [];
  const chosen =
    options.find(({ kind, id }) => kind === wanted?.kind && id === wanted.id) ??
    starters[0] ??
    null;
  return {
    face,
    isSuite: isSuiteMatch(face, settings),
    options,
    chosen,
    choose({ kind, id, code }) {
      setPick({ kind, id, code });
      rememberDeck(game, { kind, id, code });
    },
    botDeck,
    chooseBotDeck,
    entry: face && chosen ? face.entry(chosen.brings, settings) : undefined,
    botEntry() {
      const fitting = starters.filter(({ wrong }) => wrong === null);
      const any = fitting[Math.floor(Math.random() * fitting.length)];
      const found = fitting.find(({ id }) => id === botDeck) ?? any;
      return face && found ? face.entry(found.brings, settings) : undefined;
    },
    wrong: chosen !== null && chosen.wrong !== null,
  };
}

/** Until the shelf is here, the deck that was chosen last stands for it. */
const waitingFor = (wanted: ChosenDeck | null): readonly (ChosenDeck & { name: string })[] =>
  wanted?.kind === "own" ? [{ ...wanted, name: text.site.loading }] : [];
