/** Degrees of longitude and latitude. */
export type Spot = readonly [lon: number, lat: number];

/** Spots as they are written down: longitude and latitude, one after the other. */
export const line = (spots: string): readonly Spot[] =>
  spots.split(", ").map((spot) => {
    const [lon, lat] = spot.split(" ").map(Number);
    return [lon!, lat!]; // every spot has both
  });

/** A line over the land, and how broad it is. */
interface River {
  readonly broad: number;
  readonly line: readonly Spot[];
}

/** A chain of mountains, how high they are drawn, and how far they stand from the line. */
export interface Ridge {
  readonly high: number;
  readonly wide: number;
  readonly line: readonly Spot[];
}

/** A name over land or sea, in letters that stand apart. */
interface Region {
  readonly name: string;
  readonly at: Spot;
  readonly size: number;
  readonly sea?: boolean;
  readonly turn?: number;
}

/** The part of the world that an act is played in. */
export interface Theatre {
  readonly id: "italy" | "egypt" | "coalition";
  /** What is drawn, in degrees. */
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** The latitude at which widths are true. */
  readonly trueAt: number;
  /** How many units of the map its mountains take for a point. */
  readonly coarse: number;
  /** How far a coast may be off, in degrees. */
  readonly thin: number;
  readonly rivers: readonly River[];
  readonly lakes: readonly (readonly Spot[])[];
  readonly ridges: readonly Ridge[];
  readonly regions: readonly Region[];
  /** Fertile ground: where, how wide and how high, in degrees. */
  readonly plains: readonly (readonly [at: Spot, wide: number, high: number])[];
}

/** A degree of latitude in units of a map; on paper that is as many points as it is zoomed. */
export const DEGREE = 1000;

/** How much narrower a degree of longitude is. */
export const narrowing = ({ trueAt }: Theatre): number => Math.cos((trueAt * Math.PI) / 180);

/** Where a spot lies on a theatre's map, in its units from the upper left. */
export const onMap =
  (theatre: Theatre) =>
  ([lon, lat]: Spot): readonly [x: number, y: number] => [
    (lon - theatre.west) * DEGREE * narrowing(theatre),
    (theatre.north - lat) * DEGREE,
  ];

/** How large a theatre's map is, in its units. */
export const sizeOf = (theatre: Theatre): readonly [width: number, height: number] =>
  onMap(theatre)([theatre.east, theatre.south]);
