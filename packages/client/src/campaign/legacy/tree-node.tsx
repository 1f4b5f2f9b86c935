import { nodeRow } from "@holmgang/campaign";
import type { NodeId } from "@holmgang/campaign";
import type { CSSProperties } from "react";
import { Icon } from "../../look/icon.tsx";
import { Medallion } from "../parts/medallion.tsx";
import { needsOf, PLAN } from "./tree-plan.ts";
import type { Standing } from "./tree-plan.ts";
import { legacyText } from "./text.ts";

const words = legacyText.tree;

/** One node: what it is called, what it does, and what it costs or that it is held. */
export function TreeNode({
  node,
  standing,
  isPicked,
  pick,
  style,
}: {
  readonly node: NodeId;
  readonly standing: Standing;
  readonly isPicked: boolean;
  pick(): void;
  readonly style?: CSSProperties;
}) {
  const { name, text, cost } = nodeRow(node);
  const needs = needsOf(node).map((each) => nodeRow(each).name);
  return (
    <button
      type="button"
      className="tree-node"
      data-standing={standing}
      data-testid={`node-${node}`}
      aria-pressed={isPicked}
      style={style}
      onClick={pick}
    >
      <Medallion
        sign={{ glyph: PLAN[node].glyph, field: FIELDS[standing] }}
        shape="round"
        size={38}
        dim={standing === "locked"}
      />
      <span className="tree-node__words">
        <b>{name}</b>
        <small>{text}</small>
        {standing === "locked" && (
          <small className="tree-node__needs">{words.needs(needs.join(", "))}</small>
        )}
      </span>
      <span className="tree-node__price num">
        {standing === "held" && <Icon name="check" size={15} />}
        {standing === "locked" && <Icon name="lock" size={13} />}
        <span className={standing === "held" ? "visually-hidden" : undefined}>
          {standing === "held" ? words.standing.held : cost}
        </span>
        <span className="visually-hidden">
          {standing !== "held" && `${words.points(cost)}, ${words.standing[standing]}`}
        </span>
      </span>
    </button>
  );
}

const FIELDS = { held: "gold", reach: "rust", short: "bone", locked: "bone" } as const;
