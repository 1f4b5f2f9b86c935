import { learnRefusal, NODE_IDS, nodeRow } from "@holmgang/campaign";
import type { NodeId } from "@holmgang/campaign";
import type { GlyphName } from "../../look/glyph-names.ts";

/** How somebody stands to a node: has it, can learn it now, lacks points for it, or lacks what it needs. */
export type Standing = "held" | "reach" | "short" | "locked";

export function standingOf(owned: readonly NodeId[], points: number, node: NodeId): Standing {
  switch (learnRefusal(owned, points, node)?.code) {
    case undefined:
      return "reach";
    case "learnt":
      return "held";
    case "no-points":
      return "short";
    default:
      return "locked";
  }
}

/** What a node needs, and what it opens. */
export const needsOf = (node: NodeId): readonly NodeId[] =>
  NODE_IDS.filter((each) => nodeRow(node).needs.includes(each));
export const opensOf = (node: NodeId): readonly NodeId[] =>
  NODE_IDS.filter((each) => nodeRow(each).needs.includes(node));

/** Where a node stands, in columns and rows; its symbol; and the branch it is a part of. */
interface Place {
  readonly column: number;
  readonly row: number;
  readonly glyph: GlyphName;
  readonly branch: Branch;
}

export const BRANCHES = ["tactics", "presence", "funds", "crown"] as const;
type Branch = (typeof BRANCHES)[number];

const place = (column: number, row: number, glyph: GlyphName, branch: Branch): Place => ({
  column,
  row,
  glyph,
  branch,
});

/** Five columns and six rows; placed so that no line crosses another. */
export const PLAN: Readonly<Record<NodeId, Place>> = {
  "young-general": place(0, 2.5, "eagle-emblem", "tactics"),
  "inspiring-presence-1": place(1, 0.5, "public-speaker", "presence"),
  "tactical-genius-1": place(1, 2.5, "card-draw", "tactics"),
  "war-funds-1": place(1, 4.5, "two-coins", "funds"),
  "old-guard": place(2, 0, "black-knight-helm", "presence"),
  "inspiring-presence-2": place(2, 1, "rally-the-troops", "presence"),
  "tactical-genius-2": place(2, 2, "spyglass", "tactics"),
  "artillery-master": place(2, 3, "cannon", "tactics"),
  "war-funds-2": place(2, 4, "coins-pile", "funds"),
  "merchant-connections": place(2, 5, "trade", "funds"),
  "emperor-of-france": place(3, 1.5, "imperial-crown", "crown"),
  "grande-armee": place(4, 1.5, "minions", "crown"),
  "continental-system": place(3, 4.5, "compass", "funds"),
};
