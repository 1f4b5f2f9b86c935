import type { Frame, Size } from "./frame.ts";
import { DEGREE, narrowing } from "./theatre.ts";
import type { Theatre } from "./theatre.ts";

const WIDE = 9;
/** Quarters of a degree, dark and light in turns. */
const STEP = 0.25;

/** The border of a map, measured in degrees. */
export function DegreeFrame({
  theatre,
  frame,
  size: { width, height },
}: {
  theatre: Theatre;
  frame: Frame;
  size: Size;
}) {
  const east = DEGREE * narrowing(theatre) * frame.zoom;
  const south = DEGREE * frame.zoom;
  const across = light(theatre.west + frame.x / east, width / east).map(
    ([from, to]) => [from * east, to * east] as const,
  );
  const down = light(-theatre.north + frame.y / south, height / south).map(
    ([from, to]) => [from * south, to * south] as const,
  );
  const [near, right, low] = [WIDE / 2 + 1.5, width - WIDE / 2 - 1.5, height - WIDE / 2 - 1.5];
  const ticks = [
    ...across.map(([from, to]) => `M${from} ${near}H${to}M${from} ${low}H${to}`),
    ...down.map(([from, to]) => `M${near} ${from}V${to}M${right} ${from}V${to}`),
  ];
  return (
    <svg className="degree-frame" width={width} height={height} aria-hidden="true">
      <rect className="degree-frame__dark" x="1.5" y="1.5" width={width - 3} height={height - 3} />
      <path className="degree-frame__ticks" d={ticks.join("")} />
      <rect
        className="degree-frame__edge"
        x={WIDE - 0.5}
        y={WIDE - 0.5}
        width={width - 2 * WIDE + 1}
        height={height - 2 * WIDE + 1}
      />
    </svg>
  );
}

/** Every second quarter of a degree between a place and so many degrees beyond, counted from that place. */
function light(from: number, span: number): readonly (readonly [number, number])[] {
  const first = Math.floor(from / (2 * STEP));
  const count = Math.ceil(span / (2 * STEP)) + 1;
  return Array.from({ length: count }, (_, at) => {
    const begins = (first + at) * 2 * STEP - from;
    return [Math.max(0, begins), Math.min(span, Math.max(0, begins + STEP))] as const;
  });
}
