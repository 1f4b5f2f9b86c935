import type { Seat } from "@holmgang/kernel";
import type { CardId, View } from "@holmgang/orcain";
import type { Drag } from "../../pieces/drag.ts";
import type { Names } from "../../game/face.ts";
import type { Moment } from "./moment.ts";
import type { Staging } from "./staging.ts";

/** All that is needed to draw the six places. */
export interface FieldProps {
  readonly view: View;
  readonly moment: Moment;
  readonly staging: Staging;
  readonly names: Names;
  /** The seat at the bottom. */
  readonly near: Seat;
  readonly drag: Drag | null;
  readonly handle: (thing: string) => object;
  /** What the reader points at in the log. */
  readonly pointed: string | null;
  point(thing: string | null): void;
  /** The near seat's cards, where they may be known before they are shown. */
  readonly known: readonly (CardId | null)[] | null;
  readonly knownFar: readonly (CardId | null)[] | null;
}
