import { SEATS } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import { isBaseOf, isMiddle, TILES } from "@holmgang/clans/field";
import type { TileView, UnitView, View } from "@holmgang/clans/field";

/** The field as the table shows it in the middle of things: the last view, and what has happened since. */
export interface Shown extends View {
  /** Whether both sides are looked at with open cards: then nothing goes out of sight. */
  readonly isOpen: boolean;
}

type Opened = Readonly<BySeat<View>>;

export const shownOf = (view: View, open: Opened | null): Shown =>
  open ? opened(view, open) : { ...view, isOpen: false };

/** Both sides as each knows itself. Whom everybody knows keeps that number, because events speak of it. */
function opened(view: View, open: Opened): Shown {
  const units = SEATS.flatMap((seat) =>
    open[seat].units
      .filter((unit) => unit.seat === seat)
      .map((unit): UnitView => ({ ...unit, id: unit.open ?? -1 - unit.id })),
  );
  return { ...view, units, tiles: TILES.map((tile) => groundOf(open, tile)), isOpen: true };
}

function groundOf([first, second]: Opened, tile: (typeof TILES)[number]): TileView {
  const [one, other] = [first.tiles[tile]!, second.tiles[tile]!]; // a row for each tile
  const known = isMiddle(tile) || isBaseOf(0, tile) ? one : other;
  return { ...known, trap: one.trap ?? other.trap };
}

export const withSeat = (
  shown: Shown,
  seat: Seat,
  change: (was: View["seats"][Seat]) => Partial<View["seats"][Seat]>,
): Shown => {
  const [first, second] = shown.seats;
  const seats: View["seats"] =
    seat === 0
      ? [{ ...first, ...change(first) }, second]
      : [first, { ...second, ...change(second) }];
  return { ...shown, seats };
};

export const withTile = (shown: Shown, tile: number, change: Partial<TileView>): Shown => ({
  ...shown,
  tiles: shown.tiles.map((was, at) => (at === tile ? { ...was, ...change } : was)),
});
