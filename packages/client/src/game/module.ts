import type { Game, Shape } from "@holmgang/kernel";
import type { GlyphName } from "../look/glyph-names.ts";
import type { FieldName } from "../look/painted-field.tsx";
import type { Acquaintance } from "./character.ts";
import type { DeckFace } from "./deck-face.ts";
import type { EconomyFace } from "./economy-face.ts";
import type { GameFace } from "./face.ts";
import type { Reviewer } from "./judgement.ts";
import type { Lesson } from "./lesson.ts";
import type { Playable } from "./playable.ts";
import type { Rulebook } from "./rulebook.ts";
import type { SetUp } from "./set-up.ts";

/** A game as the shop window shows it: all of it that everybody loads, so it is kept small. */
export interface GameRow {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly pitch: readonly [string, string];
  readonly glyph: GlyphName;
  readonly field: FieldName;
  /** "in turns", "both at once". */
  readonly rhythm: string;
}

/** A game that is announced and not here yet: only its row. */
export interface ComingGame {
  readonly row: GameRow & { readonly minutes: null };
}

/** A game that is here. Everything but the row is loaded when somebody wants it, each part by itself. */
export interface PlayableGame<T extends Shape = Shape> {
  readonly row: GameRow & {
    /** How long a match takes. */
    readonly minutes: number;
    /** The field in the middle of a match, line by line, as it is drawn until it can be played: a ground and a charge, or nothing. */
    readonly still: readonly (readonly (readonly [FieldName, GlyphName] | null)[])[];
    /** Who a newcomer meets first. */
    readonly gentle: Acquaintance;
  };
  /** By a door of their own where the face does without them: they would come with it by the package's. */
  rules(): Promise<Game<T>>;
  engine(): Promise<Playable>;
  /** Absent for a game that has none of its own yet: it is told in its own words. */
  face?(): Promise<GameFace<T>>;
  rulebook(): Promise<Rulebook>;
  setUp(): Promise<SetUp>;
  /** Absent where a game has none. */
  lesson?(): Promise<Lesson<T>>;
  decks?(): Promise<DeckFace>;
  economy?(): Promise<EconomyFace>;
  /** Looks back on a match exactly. */
  review?(): Promise<Reviewer>;
}

/** A game's one module, the types of its game erased. */
export type GameModule = PlayableGame | ComingGame;
