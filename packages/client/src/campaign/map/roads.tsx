import { smooth } from "./smooth.ts";
import "./roads.css";

type Point = readonly [x: number, y: number];

/** The road walked: brass in a dark casing. */
export function Road({ through }: { through: readonly Point[] }) {
  const way = smooth(through);
  return (
    <>
      <path className="map-road__casing" d={way} />
      <path className="map-road" d={way} />
      <path className="map-road__shine" d={way} />
    </>
  );
}

/** Where one could go: chalk, wider if it is picked. It bends, so that ways in one direction do not lie on each other. */
export function Way({
  from,
  to,
  bend,
  isPicked,
}: {
  from: Point;
  to: Point;
  bend: number;
  isPicked: boolean;
}) {
  const x = (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend;
  const y = (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend;
  const way = `M${from.join(" ")}Q${Math.round(x)} ${Math.round(y)} ${to.join(" ")}`;
  return (
    <g data-picked={isPicked || undefined}>
      <path className="map-way__casing" d={way} />
      <path className="map-way" d={way} />
    </g>
  );
}
