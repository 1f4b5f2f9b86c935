import type { BySeat, Seat } from "@holmgang/kernel";
import type {
  CardId,
  Events,
  Lane,
  LaneView,
  Placement,
  Row,
  SeatView,
  UnitView,
  View,
} from "@holmgang/clans";

/** The table in the middle of things: the last view, and what has happened since. */
export interface Shown extends Pick<View, "settings" | "round" | "age" | "viewer" | "nextUnit"> {
  readonly seats: Readonly<BySeat<ShownSeat>>;
  readonly lanes: View["lanes"];
  /** What the viewer has staged, and holds; empty for everybody else. */
  readonly staged: readonly Placement[];
  readonly hand: readonly CardId[];
  /** The lane that is played now. */
  readonly fight: Fighting | null;
  /** How each lane ended in this round. */
  readonly over: readonly (LaneEnd | null)[];
}

type ShownSeat = Pick<
  SeatView,
  | "hp"
  | "gold"
  | "hero"
  | "heroUsedIn"
  | "handCount"
  | "deckCount"
  | "done"
  | "played"
  | "ultimates"
>;

/** A fight as far as it was seen. */
export interface Fighting {
  readonly lane: Lane;
  readonly row: Row;
  /** 0 before the first. */
  readonly tick: number;
  readonly hits: readonly Events["hit"][];
  readonly fell: readonly { readonly id: number; readonly tick: number }[];
}

interface LaneEnd {
  readonly winner: Seat | null;
  readonly gold: number;
  /** What each crystal has lost by it. */
  readonly crystal: Readonly<BySeat<number>>;
}

export const NO_ENDS = [null, null, null] as const;

export function shownOf(view: View): Shown {
  const { settings, round, age, viewer, nextUnit, lanes, seats } = view;
  const own = viewer === "spectator" ? null : seats[viewer].own;
  return {
    settings,
    round,
    age,
    viewer,
    nextUnit,
    lanes,
    seats,
    staged: own?.staged ?? [],
    hand: own?.hand ?? [],
    fight: null,
    over: NO_ENDS,
  };
}

interface At {
  readonly lane: Lane;
  readonly row: Row;
  readonly seat: Seat;
}

/** A unit goes to another tile of its lane, or back to the middle, behind whoever is there. */
export function stepped(
  now: Shown,
  lane: Lane,
  id: number,
  way: readonly [Row, Row] | null,
): Shown {
  const found = whereIs(now, id);
  if (!found) return now;
  const { unit, seat, row } = found;
  const left = withStack(now, { lane, row: way?.[0] ?? row, seat }, (stack) =>
    stack.filter((each) => each.id !== id),
  );
  return withStack(left, { lane, row: way?.[1] ?? 1, seat }, (stack) => [
    ...stack,
    { ...unit, waits: false },
  ]);
}

/** A card in a lane, and where. */
function whereIs(now: Pick<Shown, "lanes">, id: number): (At & { readonly unit: UnitView }) | null {
  for (const lane of [0, 1, 2] as const)
    for (const row of [0, 1, 2] as const)
      for (const seat of [0, 1] as const) {
        const unit = now.lanes[lane].stacks[row][seat].find((each) => each.id === id);
        if (unit) return { lane, row, seat, unit };
      }
  return null;
}

export function withUnit(now: Shown, id: number, change: Partial<UnitView>): Shown {
  const found = whereIs(now, id);
  return found
    ? withStack(now, found, (stack) =>
        stack.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
      )
    : now;
}

export const withStack = (
  now: Shown,
  { lane, row, seat }: At,
  change: (stack: readonly UnitView[]) => readonly UnitView[],
): Shown =>
  withLane(now, lane, (here) => {
    const [first, second] = here.stacks[row];
    const pair =
      seat === 0 ? ([change(first), second] as const) : ([first, change(second)] as const);
    return { ...here, stacks: replaced(here.stacks, row, pair) };
  });

export const withLane = (now: Shown, lane: Lane, change: (here: LaneView) => LaneView): Shown => ({
  ...now,
  lanes: replaced(now.lanes, lane, change(now.lanes[lane])),
});

export function withSeat(now: Shown, seat: Seat, change: Partial<ShownSeat>): Shown {
  const [first, second] = now.seats;
  const seats: Readonly<BySeat<ShownSeat>> =
    seat === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }];
  return { ...now, seats };
}

type Three<T> = readonly [T, T, T];

export const replaced = <T>([a, b, c]: Three<T>, at: 0 | 1 | 2, value: T): Three<T> => [
  at === 0 ? value : a,
  at === 1 ? value : b,
  at === 2 ? value : c,
];
