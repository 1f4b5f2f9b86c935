import type { Events } from "@holmgang/clans";
import type { Drawn } from "./standing.ts";
import "./arrows.css";

/** Who hits whom at this moment, and what goes on to whom. */
export const Arrows = ({
  hits,
  drawn,
}: {
  readonly hits: readonly Events["hit"][];
  readonly drawn: readonly Drawn[];
}) =>
  hits.map((hit, index) => {
    const to = drawn.find(({ id }) => id === hit.target.id);
    const from = drawn.find(({ id }) => id === sourceOf(hit, hits));
    if (!from || !to) return null;
    // Two who hit each other would draw one line: each keeps to its right.
    const aside = from.seat === 0 ? -1 : 1;
    return (
      <span
        key={index}
        className="arrow"
        data-how={hit.how}
        data-thin={hit.how === "overflow" || hit.how === "cleave" || undefined}
        style={{
          "--x1": from.x,
          "--y1": from.y,
          "--x2": to.x,
          "--y2": to.y,
          "--aside": `${6 * aside}px`,
        }}
      />
    );
  });

/** What goes on comes from whoever was struck first. */
const sourceOf = ({ how, by, target }: Events["hit"], hits: readonly Events["hit"][]): number =>
  how === "overflow" || how === "cleave"
    ? (hits.find((each) => each.by.id === by.id && each.target.id !== target.id)?.target.id ??
      by.id)
    : by.id;
