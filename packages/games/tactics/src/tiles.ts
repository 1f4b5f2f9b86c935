/** The board is five by five. A tile is a number from 0 to 24: a1, b1 … e1, a2 … e5; seat one's row comes first. */
export type Tile = number;

export const SIZE = 5;
export const TILES: readonly Tile[] = Array.from({ length: SIZE * SIZE }, (_, tile) => tile);

const FILES = "abcde";

const fileOf = (tile: Tile): number => tile % SIZE;
const rankOf = (tile: Tile): number => Math.floor(tile / SIZE);

/** As it is written at the board's edge: `c3`. */
export const tileName = (tile: Tile): string => `${FILES[fileOf(tile)]}${rankOf(tile) + 1}`;

export const tileNamed = (name: string): Tile | null =>
  TILES.find((tile) => tileName(tile) === name) ?? null;

/** The tiles from here to the edge in each of four directions, the nearest first. */
export const RAYS: readonly (readonly (readonly Tile[])[])[] = TILES.map((tile) =>
  [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ].map(([dx, dy]) => ray(fileOf(tile), rankOf(tile), dx!, dy!)),
);

function ray(file: number, rank: number, dx: number, dy: number): readonly Tile[] {
  const [x, y] = [file + dx, rank + dy];
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? [] : [y * SIZE + x, ...ray(x, y, dx, dy)];
}

export const NEIGHBOURS: readonly (readonly Tile[])[] = RAYS.map((rays) =>
  rays.flatMap(([nearest]) => (nearest === undefined ? [] : [nearest])),
);

const DISTANCES = TILES.map((a) =>
  TILES.map((b) => Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b))),
);

/** Steps along rows and columns. */
export const distance = (a: Tile, b: Tile): number => DISTANCES[a]![b]!;

/** The straight line from a tile that another one lies on, from the nearest to the edge; null if there is none. */
export const lineTo = (from: Tile, to: Tile): readonly Tile[] | null =>
  RAYS[from]!.find((line) => line.includes(to)) ?? null;

/** The tiles within so many steps, the nearest first; not the tile itself. */
export const within = (tile: Tile, steps: number): readonly Tile[] => RINGS[tile]![steps] ?? [];

const RINGS = TILES.map((from) =>
  Array.from({ length: 2 * SIZE }, (_, steps) =>
    TILES.filter((to) => to !== from && distance(from, to) <= steps).toSorted(
      (a, b) => distance(from, a) - distance(from, b) || a - b,
    ),
  ),
);
