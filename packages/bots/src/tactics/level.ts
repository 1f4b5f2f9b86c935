/** How strong a player that looks ahead is: how far it looks, and how well it drafts. */
export interface Level {
  readonly name: string;
  readonly about: string;
  /** The most it looks at before a move: positions, or playouts. */
  readonly most: number;
  /** How often in ten it drafts by the solved table. */
  readonly inTen: number;
}
