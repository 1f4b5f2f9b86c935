import type { Refusal } from "@holmgang/kernel";
import { NODE_IDS, nodeRow, ROOT } from "./tables/tree.ts";
import type { NodeId } from "./tables/tree.ts";

/** Why a node of the tree cannot be bought with these points; null if it can. */
export function learnRefusal(
  owned: readonly NodeId[],
  points: number,
  node: NodeId,
): Refusal | null {
  const { name, cost, needs } = nodeRow(node);
  const has = (id: string): boolean => id === ROOT || owned.some((each) => each === id);
  if (has(node)) return { code: "learnt", words: `${name} is learnt already.` };
  const missing = NODE_IDS.filter((id) => needs.includes(id) && !has(id)).map(
    (id) => nodeRow(id).name,
  );
  if (missing.length > 0)
    return { code: "not-yet", words: `${name} needs ${missing.join(" and ")} first.` };
  return points < cost
    ? { code: "no-points", words: `${name} costs ${cost} points, and you have ${points}.` }
    : null;
}
