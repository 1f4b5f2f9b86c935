import type { Game, Pace, Setting, Shape } from "@holmgang/kernel";
import type { DeckFace } from "../decks/deck-face.ts";
import { loadDeckFace } from "../decks/deck-faces.ts";
import { loadDecks } from "../decks/deck-shelf.ts";
import type { GlyphName } from "../look/glyph-names.ts";
import type { FieldName } from "../look/painted-field.tsx";

/** A game as the shop window shows it. Its rules are loaded only when somebody sits down. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly pitch: readonly [string, string];
  readonly glyph: GlyphName;
  readonly field: FieldName;
  /** How long a match takes; null for a game that is not here yet. */
  readonly time: string | null;
  readonly rhythm: string;
}

/** What a set-up screen asks, from the game's own tables. */
export interface GameSetUp {
  readonly settings: readonly Setting[];
  readonly paces: readonly Pace[];
  readonly stake: number;
  /** What decks of it are made of; null for a game without. */
  readonly decks: DeckFace | null;
}

type Terms = Omit<GameSetUp, "decks">;

/** The set-up of each game that is here; loaded with its page. */
const SET_UPS: Readonly<Record<string, () => Promise<Terms>>> = {
  orcain: async () => setUpOf((await import("@holmgang/orcain")).orcain),
  slots: async () => setUpOf((await import("@holmgang/slots")).slots),
};

export const hasSetUp = (game: string): boolean => Object.hasOwn(SET_UPS, game);

/** Null for a game that is not here. */
export async function loadSetUp(game: string): Promise<GameSetUp | null> {
  const [terms, decks] = await Promise.all([SET_UPS[game]?.(), loadDeckFace(game)]);
  // What is chosen from must not move under the pointer when the shelf comes later.
  if (decks) await loadDecks();
  return terms ? { ...terms, decks } : null;
}

function setUpOf<T extends Shape>(game: Game<T>): Terms {
  const usual = game.parseSettings({});
  if (!usual.ok) throw new Error(usual.refusal.words);
  const { paces, stake } = game.terms(usual.value);
  return { settings: game.settings, paces, stake };
}
