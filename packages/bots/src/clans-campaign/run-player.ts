import type { Move, View } from "@holmgang/campaign";
import type { View as FieldView } from "@holmgang/clans/field";

/** A program that leads a run between its battles. It sees what a player sees, and nothing else. */
export interface RunPlayer {
  readonly name: string;
  readonly about: string;
  /** One of the legal moves; battles are fought by others. */
  choose(view: View, legal: readonly Move[]): Move;
  /** Asked at every turn of a battle: how to leave it; null to fight on. */
  leaves(view: View, field: FieldView): "concede" | "retreat" | null;
}
