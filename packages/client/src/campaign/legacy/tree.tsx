import { NODE_IDS, nodeRow, ROOT } from "@holmgang/campaign";
import type { NodeId } from "@holmgang/campaign";
import { useState } from "react";
import type { ReactNode } from "react";
import { Glyph } from "../../look/glyph.tsx";
import { Link } from "../../web/link.tsx";
import { useNarrow } from "../../web/use-media.ts";
import { HOME } from "../battle.ts";
import { Ask } from "../parts/ask.tsx";
import type { Legacy } from "./legacy.ts";
import { legacyText } from "./text.ts";
import { TreeFoot } from "./tree-foot.tsx";
import { boxOf, TreeLines } from "./tree-lines.tsx";
import { TreeNode } from "./tree-node.tsx";
import { BRANCHES, PLAN, standingOf } from "./tree-plan.ts";
import "./tree.css";

const words = legacyText.tree;

/** The tree of what can be learnt between runs: thirteen nodes, what each does, needs and costs. */
export function Tree({ legacy }: { readonly legacy: Legacy }) {
  const { points, owned, buy } = legacy;
  const narrow = useNarrow();
  const standing = (node: NodeId) => standingOf(owned, points, node);
  const [picked, setPicked] = useState<NodeId>(
    () =>
      NODE_IDS.find((node) => standing(node) === "reach") ??
      NODE_IDS.find((node) => standing(node) === "short") ??
      ROOT,
  );
  const [asks, setAsks] = useState(false);
  const { name, text, cost } = nodeRow(picked);
  const canBuy = standing(picked) === "reach" && legacy.why === null && !legacy.busy;
  const draw = (node: NodeId) => (
    <TreeNode
      key={node}
      node={node}
      standing={standing(node)}
      isPicked={node === picked}
      // The first press looks, the second asks.
      pick={() => (node === picked && canBuy ? setAsks(true) : setPicked(node))}
      style={narrow ? {} : boxOf(node)}
    />
  );
  return (
    <>
      <div className="tree-page">
        <header className="tree-head">
          <h1>{words.title}</h1>
          <p>{words.words}</p>
          <p className="tree-head__points num">
            <Glyph name="laurels" size={24} />
            <b data-testid="legacy-points">{points}</b> {words.legacy}
          </p>
          <Spent owned={owned} />
        </header>
        <aside className="tree-aside">
          {legacy.why !== null && <p data-testid="tree-why">{legacy.why}</p>}
          <Link href={HOME}>{words.back}</Link>
        </aside>
        {narrow ? (
          <Branches draw={draw} />
        ) : (
          <div className="tree">
            <TreeLines isHeld={(node) => standing(node) === "held"} />
            {NODE_IDS.map(draw)}
          </div>
        )}
        <TreeFoot
          legacy={legacy}
          node={picked}
          standing={standing(picked)}
          ask={() => setAsks(true)}
        />
      </div>
      <Ask
        words={{
          title: words.ask(name),
          words: words.askWords(text, cost, points - cost),
          yes: words.yes(cost),
        }}
        open={asks && canBuy}
        close={() => setAsks(false)}
        yes={() => buy(picked)}
      />
    </>
  );
}

/** How much of the tree somebody has. */
function Spent({ owned }: Pick<Legacy, "owned">) {
  const held = NODE_IDS.filter((node) => nodeRow(node).cost === 0 || owned.includes(node));
  const sum = (nodes: readonly NodeId[]): number =>
    nodes.reduce((total, node) => total + nodeRow(node).cost, 0);
  return (
    <p className="num">
      {words.held(held.length, NODE_IDS.length)} · {words.spent(sum(held), sum(NODE_IDS))}
    </p>
  );
}

/** Where five columns have no room: the branches as lists that can be folded. */
const Branches = ({ draw }: { readonly draw: (node: NodeId) => ReactNode }) => (
  <div className="tree-branches">
    {BRANCHES.map((branch) => (
      <details key={branch} open>
        <summary>{words.branches[branch]}</summary>
        {NODE_IDS.filter((node) => PLAN[node].branch === branch).map(draw)}
      </details>
    ))}
  </div>
);
