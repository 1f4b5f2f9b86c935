/** The places of a board as they lie on the screen, row by row from the top: for seat two the game turns them. Null is no place. */
export type Places = readonly (readonly (string | null)[])[];

/** The place an arrow leads to: the next in line that can be pressed, or else simply the next, so that every place can be reached. */
export function neighbour(
  places: Places,
  from: string,
  key: string,
  isOpen: (place: string) => boolean,
): string | null {
  const ahead = lineAhead(places, from, key);
  return ahead.find(isOpen) ?? ahead[0] ?? null;
}

/** The place that comes first for whoever sits below: the nearest row from the left, then those behind it. */
export const nearest = (
  places: Places,
  isOpen: (place: string) => boolean = () => true,
): string | null =>
  places
    .toReversed()
    .flat()
    .filter(isPlace)
    .find((place) => isOpen(place)) ?? null;

function lineAhead(places: Places, from: string, key: string): readonly string[] {
  const row = places.find((each) => each.includes(from));
  if (!row) return [];
  const column = row.indexOf(from);
  const line = UPRIGHT.has(key) ? places.map((each) => each[column] ?? null) : row;
  const at = line.indexOf(from);
  if (key === "ArrowLeft" || key === "ArrowUp")
    return line.slice(0, at).toReversed().filter(isPlace);
  if (key === "ArrowRight" || key === "ArrowDown") return line.slice(at + 1).filter(isPlace);
  return [];
}

const UPRIGHT: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown"]);

const isPlace = (place: string | null): place is string => place !== null;
