import type { Import } from "./imports.ts";

/** A package's folders and their arrows. */
export interface Rooms {
  /** The folder the rooms are in: `packages/server/src`. */
  readonly root: string;
  /**
   * Room → the rooms it may import. A room is a folder (`desk`, `look/icons`) or one file (`index.ts`); the longest name
   * that fits a file is its room. `games/*` is a room for every folder in `games`, none of which knows another.
   */
  readonly arrows: Readonly<Record<string, readonly string[]>>;
  /** Imports against the arrows that stand for now, `from.ts → to.ts` below the root. The list may only shrink. */
  readonly exceptions: readonly string[];
}

/** Everything that is not in order, in words: types count as much as values, tests and their helpers go where they like. */
export function complaintsAbout(rooms: Rooms, imports: readonly Import[]): string[] {
  const steps = stepsIn(rooms, imports);
  const wrong = steps.filter((step) => !isAllowed(rooms, step)).map(({ name }) => name);
  const taken = new Set(steps.flatMap(({ from, to }) => (from && to ? [`${from} → ${to}`] : [])));
  return [
    ...new Set([
      ...steps.flatMap(({ name, from, to }) =>
        from === null || to === null ? [`no room for one of ${name}`] : [],
      ),
      ...wrong.filter((name) => !rooms.exceptions.includes(name)).map((name) => `not so: ${name}`),
      ...rooms.exceptions
        .filter((name) => !wrong.includes(name))
        .map((name) => `no exception any more, strike it: ${name}`),
      ...arrowsOf(rooms)
        .filter((arrow) => !taken.has(arrow))
        .map((arrow) => `an arrow nobody takes: ${arrow}`),
      ...knotsIn(rooms).map((knot) => `a knot: ${knot.join(" → ")}`),
    ]),
  ];
}

/** One import below the root, with the names its two files' rooms have in the table. */
interface Step {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly isWithin: boolean;
}

function stepsIn({ root, arrows }: Rooms, imports: readonly Import[]): Step[] {
  const below = (file: string): string | null =>
    file.startsWith(`${root}/`) ? file.slice(root.length + 1) : null;
  return imports.flatMap(({ file, target }) => {
    const [from, to] = [below(file), below(target ?? "")];
    if (from === null || to === null || isOfTests(from)) return [];
    const [home, goal] = [roomOf(arrows, from), roomOf(arrows, to)];
    return [
      {
        name: `${from} → ${to}`,
        from: home?.row ?? null,
        to: goal?.row ?? null,
        isWithin: home?.room === goal?.room,
      },
    ];
  });
}

const isOfTests = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || `/${file}`.includes("/testing/");

const isAllowed = ({ arrows }: Rooms, { from, to, isWithin }: Step): boolean =>
  isWithin || (from !== null && to !== null && (arrows[from] ?? []).includes(to));

/** The row of the table that speaks of a file, and the very folder or file that is its room. */
function roomOf(arrows: Rooms["arrows"], file: string): { row: string; room: string } | null {
  const found = Object.keys(arrows).flatMap((row) => {
    const pattern = row.replaceAll(".", "\\.").replaceAll("*", "[^/]+");
    const room = new RegExp(`^${pattern}(?=/|$)`).exec(file)?.[0];
    return room === undefined ? [] : [{ row, room }];
  });
  return found.toSorted((a, b) => b.row.length - a.row.length)[0] ?? null;
}

const arrowsOf = ({ arrows }: Rooms): string[] =>
  Object.entries(arrows).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`));

/** Rooms that lead back to themselves by the table's own arrows. */
function knotsIn({ arrows }: Rooms): string[][] {
  const done = new Set<string>();
  const visit = (room: string, path: readonly string[]): string[][] => {
    if (path.includes(room)) return [[...path.slice(path.indexOf(room)), room]];
    if (done.has(room)) return [];
    const found = (arrows[room] ?? []).flatMap((next) => visit(next, [...path, room]));
    done.add(room);
    return found;
  };
  return Object.keys(arrows).flatMap((room) => visit(room, []));
}
