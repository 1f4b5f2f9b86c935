import "./gem.css";

const SHAPES = {
  damage: { box: "0 0 40 44", path: "M20 1.500 38 16.500 32 41.500H8L2 16.500z" },
  hp: {
    box: "0 0 44 42",
    path: "M22 40.500 4.500 22.500C-.5 15 3 2 12.500 2 17.500 2 20.500 5 22 8.500 23.500 5 26.500 2 31.500 2 41 2 44.500 15 39.500 22.500z",
  },
} as const;

/** What a card deals, in a red pentagon, or its HP in a green heart; a wounded heart is dark from the top. */
export function Gem({
  kind,
  value,
  full = value,
}: {
  readonly kind: keyof typeof SHAPES;
  readonly value: number;
  /** What is printed, where it may be less now. */
  readonly full?: number;
}) {
  const { box, path } = SHAPES[kind];
  const change = value < full ? "down" : value > full ? "up" : undefined;
  return (
    <b className={`gem gem--${kind} num`} data-changed={change} data-wide={value > 9 || undefined}>
      <svg viewBox={box} aria-hidden="true">
        <path className="gem__body" d={path} />
        {value < full && <path className="gem__lost" d={path} />}
        <path className="gem__rim" d={path} />
      </svg>
      <span>{value}</span>
    </b>
  );
}
