import { isSuiteCode } from "@holmgang/decks";
import { chosenDeck } from "../decks/chosen-deck.ts";
import type { DeckFace } from "../game/deck-face.ts";

type Settings = Readonly<Record<string, unknown>>;
type Suited = Pick<DeckFace, "game" | "suite">;

/** What a set-up begins with: whoever chose a trio last plays with three decks again. */
export const firstSettings = (face: Suited | null): Settings =>
  face && isSuiteCode(chosenDeck(face.game)?.code ?? "") ? withSuite(face, {}) : {};

/** The same settings, played with three decks. */
export const withSuite = ({ suite }: Suited, settings: Settings): Settings => ({
  ...settings,
  ...suite?.settings,
});

/** The same settings, played with one. */
export const withoutSuite = ({ suite }: Suited, settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).filter(([key]) => !Object.hasOwn(suite?.settings ?? {}, key)),
  );
