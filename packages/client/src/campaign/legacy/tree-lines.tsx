import { NODE_IDS } from "@holmgang/campaign";
import type { NodeId } from "@holmgang/campaign";
import { needsOf, PLAN } from "./tree-plan.ts";

/** The sheet the lines are drawn on, which is stretched to the tree: a column and a row are so many units. */
const COLUMN = 208;
const WIDTH = 180;
const ROW = 100;
const HEIGHT = 84;
const [WIDE, HIGH] = [4 * COLUMN + WIDTH, 5 * ROW + HEIGHT];

/** Where a node stands, in hundredths of the sheet. */
export const boxOf = (node: NodeId) => ({
  left: `${(PLAN[node].column * COLUMN * 100) / WIDE}%`,
  top: `${(PLAN[node].row * ROW * 100) / HIGH}%`,
  width: `${(WIDTH * 100) / WIDE}%`,
  height: `${(HEIGHT * 100) / HIGH}%`,
});

/** From what a node needs to the node: brass where both are held. */
export function TreeLines({ isHeld }: { isHeld(node: NodeId): boolean }) {
  const lines = NODE_IDS.flatMap((to) => needsOf(to).map((from) => ({ from, to })));
  return (
    <svg
      className="tree__lines"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines
        .map(({ from, to }) => ({ from, to, light: lightOf(isHeld(from), isHeld(to)) }))
        .toSorted((a, b) => ORDER.indexOf(a.light) - ORDER.indexOf(b.light))
        .map(({ from, to, light }) => (
          <path key={`${from} ${to}`} data-light={light} d={wayOf(from, to)} />
        ))}
    </svg>
  );
}

/** What is bright lies over what is not. */
const ORDER = ["dark", "open", "held"] as const;

const lightOf = (from: boolean, to: boolean): (typeof ORDER)[number] =>
  from && to ? "held" : from ? "open" : "dark";

/** Level, upright half a gap before the node, level. A line over a column goes upright before the last. */
function wayOf(from: NodeId, to: NodeId): string {
  const [a, b] = [PLAN[from], PLAN[to]];
  const middle = b.column * COLUMN - (COLUMN - WIDTH) / 2;
  return `M${a.column * COLUMN + WIDTH} ${a.row * ROW + HEIGHT / 2}H${middle}V${b.row * ROW + HEIGHT / 2}H${b.column * COLUMN}`;
}
