import { nodeRow } from "@holmgang/campaign";
import type { NodeId } from "@holmgang/campaign";
import { Button } from "../../look/button.tsx";
import { Prompt } from "../../look/prompt.tsx";
import type { Legacy } from "./legacy.ts";
import { legacyText } from "./text.ts";
import { needsOf, opensOf } from "./tree-plan.ts";
import type { Standing } from "./tree-plan.ts";

const words = legacyText.tree;
const named = (nodes: readonly NodeId[]): string =>
  LIST.format(nodes.map((node) => nodeRow(node).name));
const LIST = new Intl.ListFormat("en-GB");

/** The node in view: what it costs and opens, what would remain, and the one button. */
export function TreeFoot({
  legacy: { points, busy, why },
  node,
  standing,
  ask,
}: {
  readonly legacy: Pick<Legacy, "points" | "busy" | "why">;
  readonly node: NodeId;
  readonly standing: Standing;
  ask(): void;
}) {
  const { cost } = nodeRow(node);
  const opens = opensOf(node);
  return (
    <footer className="tree-foot">
      <Prompt hint={opens.length > 0 ? words.opens(named(opens)) : undefined}>
        {says(node, standing, points)}
      </Prompt>
      {standing === "reach" && why === null && (
        <span className="tree-foot__left num">
          {points} → {points - cost}
        </span>
      )}
      {standing !== "held" && why === null && (
        <Button
          kind="primary"
          size="lg"
          missing={standing !== "reach" || busy}
          data-testid="learn"
          onClick={ask}
        >
          {busy ? words.learning : words.learn(cost)}
        </Button>
      )}
    </footer>
  );
}

function says(node: NodeId, standing: Standing, points: number): string {
  const { name, cost } = nodeRow(node);
  switch (standing) {
    case "held":
      return words.says.held(name);
    case "reach":
      return words.says.reach(name, cost, points - cost);
    case "short":
      return words.says.short(name, cost, cost - points);
    case "locked":
      return words.says.locked(name, named(needsOf(node)));
  }
}
