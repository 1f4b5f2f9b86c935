import type { Economy } from "@holmgang/decks";
import type { ReactNode } from "react";
import type { GlyphName } from "../look/glyph-names.ts";
import type { FieldName } from "../look/painted-field.tsx";
import type { DeckFace } from "./deck-face.ts";

/** What a game's gold looks like: for the end of a match, the shop and the purse. A game with gold has one. */
export interface EconomyFace {
  readonly game: string;
  readonly economy: Economy;
  /** What a match paid for, by its reason. */
  spoil(reason: string): { readonly words: string; readonly sign: ReactNode };
  /** The cards on the counter, where more are sold than one mode has; those of its decks, if it is absent. */
  goods?(): Promise<Goods>;
  /** What is for sale besides cards. */
  readonly grounds: readonly HeroGround[];
}

/** Cards as they are shown for sale. */
export type Goods = Pick<DeckFace, "cards" | "groups" | "card" | "tip">;

/** What a hero's base may be. */
interface HeroGround {
  readonly hero: string;
  readonly name: string;
  readonly tiles: readonly GroundTile[];
}

export interface GroundTile {
  readonly words: string;
  readonly glyph: GlyphName;
  readonly field: FieldName;
  /** What has to be owned for it; null for the hero's own. */
  readonly ware: string | null;
}
