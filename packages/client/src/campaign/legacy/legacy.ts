import type { NodeId } from "@holmgang/campaign";

/** Somebody's legacy, and how it is spent. */
export interface Legacy {
  readonly points: number;
  readonly owned: readonly NodeId[];
  /** False while the server has not said yet: nothing of it is known then. */
  readonly isKnown: boolean;
  /** Whether something is being bought. */
  readonly busy: boolean;
  /** Why nothing can be bought here; null for whoever may. */
  readonly why: string | null;
  buy(node: NodeId): void;
}
