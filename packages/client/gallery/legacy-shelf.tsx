import { nodeRow } from "@holmgang/campaign";
import type { NodeId } from "@holmgang/campaign";
import { useState } from "react";
import "../src/campaign/glyphs.ts";
import { BestRuns } from "../src/campaign/legacy/best-runs.tsx";
import { Tree } from "../src/campaign/legacy/tree.tsx";
import { Rule } from "../src/look/rule.tsx";

const LEARNT: readonly NodeId[] = ["tactical-genius-1", "war-funds-1", "war-funds-2"];

/** What remains between runs: a tree that is half learnt, and the best runs. */
export function LegacyShelf() {
  const [owned, setOwned] = useState(LEARNT);
  const [points, setPoints] = useState(250);
  return (
    <section className="gallery__section">
      <Rule level={2}>A legacy</Rule>
      <Tree
        legacy={{
          points,
          owned,
          busy: false,
          why: null,
          buy(node) {
            setOwned([...owned, node]);
            setPoints(points - nodeRow(node).cost);
          },
        }}
      />
      <BestRuns
        rows={[
          { place: 1, name: "Hild", act: 3, encounters: 34, hp: 41, won: true, when: 0, id: "a" },
          { place: 2, name: "Orm", act: 2, encounters: 19, hp: 0, won: false, when: 0, id: "b" },
        ]}
      />
      <BestRuns rows={[]} />
    </section>
  );
}
