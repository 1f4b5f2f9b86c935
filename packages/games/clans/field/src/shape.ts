import type { CardId } from "../../src/cards/cards.ts";
import type { Terrain } from "../../src/cards/language.ts";
import type { Tile } from "./board/tiles.ts";
import type { Event } from "./events.ts";
import type { Settings } from "./settings.ts";
import type { Entry, State } from "./state-shape.ts";
import type { View } from "./view-shape.ts";

export type * from "./state-shape.ts";
export type * from "./view-shape.ts";

/** The types of the field mode: read this first. A state is in state-shape.ts, what a viewer sees of it in view-shape.ts, what is announced in events.ts. */
export interface Field {
  settings: Settings;
  entry: Entry;
  state: State;
  move: Move;
  event: Event;
  view: View;
}

export type Move =
  /** Cards of the opening hand to give back, by copy. */
  | { readonly kind: "mulligan"; readonly copies: readonly number[] }
  | { readonly kind: "place"; readonly card: CardId; readonly copy: number; readonly tile: Tile }
  | { readonly kind: "walk"; readonly unit: number; readonly tile: Tile }
  | { readonly kind: "attack"; readonly unit: number; readonly target: number }
  /** Hits the base at the end of its column. */
  | { readonly kind: "raid"; readonly unit: number }
  | { readonly kind: Helping; readonly unit: number; readonly target: number }
  | { readonly kind: "switch"; readonly unit: number; readonly targets: readonly [number, number] }
  | { readonly kind: "ignite"; readonly unit: number; readonly tile: Tile }
  | {
      readonly kind: "convert";
      readonly unit: number;
      readonly tile: Tile;
      readonly terrain: Terrain;
    }
  | { readonly kind: "hero" }
  | { readonly kind: "end" };

/** What a unit does for a friend on its tile. */
export type Helping = "heal" | "enhance" | "reset" | "boost";
