import { same } from "@holmgang/kernel";
import type { Game, Pace, Setting, Shape } from "@holmgang/kernel";
import { loadDecks } from "../decks/deck-shelf.ts";
import type { DeckFace } from "../game/deck-face.ts";
import type { EconomyFace } from "../game/economy-face.ts";
import type { SetUp } from "../game/set-up.ts";
import { findGame } from "../games/find-game.ts";
import { text } from "../text/text.ts";

/** What a set-up screen asks, from the game's own tables. */
export interface GameSetUp extends SetUp {
  readonly settings: readonly Setting[];
  readonly paces: readonly Pace[];
  readonly stake: number;
  /** Whether a match with these settings is by the rules, at one of the paces. */
  isUsual(this: void, settings: Readonly<Record<string, unknown>>): boolean;
  /** What decks of it are made of; null for a game without. */
  readonly decks: DeckFace | null;
  /** Null for a game without gold. */
  readonly economy: EconomyFace | null;
}

/** Null for a game that is not here. */
export async function loadSetUp(id: string): Promise<GameSetUp | null> {
  const game = findGame(id);
  if (!game) return null;
  const [rules, setUp, decks, economy] = await Promise.all([
    game.rules(),
    game.setUp(),
    game.decks?.(),
    game.economy?.(),
  ]);
  // What is chosen from must not move under the pointer when the shelf comes later.
  if (decks) await loadDecks();
  const settingNames = { ...text.settingNames, ...setUp.settingNames };
  return {
    ...setUp,
    ...termsOf(rules),
    settingNames,
    decks: decks ?? null,
    economy: economy ?? null,
  };
}

type Terms = Pick<GameSetUp, "settings" | "paces" | "stake" | "isUsual">;

function termsOf<T extends Shape>(game: Game<T>): Terms {
  const usual = game.parseSettings({});
  if (!usual.ok) throw new Error(usual.refusal.words);
  const { paces, stake } = game.terms(usual.value);
  const whole = (settings: unknown): unknown => {
    const read = game.parseSettings(settings);
    return read.ok ? read.value : null;
  };
  const usuals = paces.map((pace) => whole(pace.settings));
  return {
    settings: game.settings,
    paces,
    stake,
    isUsual: (settings) => usuals.some((each) => same(each, whole(settings))),
  };
}
