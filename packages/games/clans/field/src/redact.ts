import type { Viewer } from "@holmgang/kernel";
import { baseRow, rowOf, TILES } from "./board/tiles.ts";
import { own, redacting } from "../../src/redacting.ts";
import type { Redactions } from "../../src/redacting.ts";
import type { Event, Events, Knows, Told } from "./events.ts";

/** Whom a viewer does not see it hears nothing of. */
const ofUnit = ({ unit }: { readonly unit: Told }, viewer: Viewer): { unit: Told } | null => {
  const seen = known(unit, viewer);
  return seen && { unit: seen };
};

/** What can only be told by somebody who knows what the unit is. */
const ofKnown = ({ unit }: { readonly unit: Told }, viewer: Viewer): { unit: Told } | null => {
  const heard = ofUnit({ unit }, viewer);
  return heard?.unit.is ? heard : null;
};

/** What everybody notices, or only the rival of the one it is about. */
const ofSight = (
  { unit, secret }: { readonly unit: Told; readonly secret: boolean },
  viewer: Viewer,
): { unit: Told } | null =>
  secret && (viewer === unit.seat || viewer === "spectator") ? null : ofUnit({ unit }, viewer);

const ofTile = ({ known: who }: { readonly known: Knows | null }, viewer: Viewer): object | null =>
  (viewer === "spectator" ? who?.open : who?.seats[viewer]) ? { known: null } : null;

const ROWS: Redactions<Events> = {
  terrain_rolled: ({ terrain }, viewer) => ({
    terrain: terrain.map((each, index) => (isForeign(index, viewer) ? null : each)),
  }),
  tile_known: ({ seat, secret }, viewer) => (secret && viewer !== seat ? null : {}),
  cards_drawn: ({ seat, cards, lost }, viewer) =>
    seat === viewer ? {} : { cards: cards.map(() => null), lost: lost.map(() => null) },
  hand_chosen: ({ seat }, viewer) => (seat === viewer ? {} : { returned: null }),
  hand_dealt: ({ seat, cards }, viewer) =>
    seat === viewer ? {} : { cards: cards.map(() => null) },
  card_played: ({ seat }, viewer) => (seat === viewer ? {} : { copy: null }),
  card_gained: ({ seat }, viewer) => (seat === viewer ? {} : { copy: null }),
  unit_placed: ({ unit }, viewer) => (viewer === unit.seat ? ofUnit({ unit }, viewer) : null),
  trap_laid: own,
  sighted: ofSight,
  unmasked: ofSight,
  lost_sight: ({ unit, secret, still }, viewer) => {
    const heard = ofSight({ unit, secret }, viewer);
    const isRival = viewer !== unit.seat && viewer !== "spectator";
    return heard && { ...heard, still: isRival ? still : null };
  },
  moved: ofUnit,
  attacks: ({ unit, target }, viewer) => both(unit, target, viewer),
  raids: ofUnit,
  hurt: ofUnit,
  healed: ofKnown,
  changed: ofKnown,
  fell: ofUnit,
  spy_struck: ({ unit, target }, viewer) => {
    const seen = known(unit, viewer);
    return seen && { unit: seen, target: target && known(target, viewer) };
  },
  frightened: ({ unit, by }, viewer) => {
    const seen = known(unit, viewer);
    const from = known(by, viewer);
    return seen?.is && from ? { unit: seen, by: from } : null;
  },
  relic_found: ofUnit,
  tile_burns: ofTile,
  fire_out: ofTile,
  tile_turned: ofTile,
  ultimate: own,
};

function both(unit: Told, target: Told, viewer: Viewer): Partial<Events["attacks"]> | null {
  const one = known(unit, viewer);
  const other = known(target, viewer);
  return one && other && { unit: one, target: other };
}

/** A unit as a viewer knows it; null if it does not see it. */
function known(unit: Told, viewer: Viewer): Told | null {
  if (viewer === unit.seat) return { ...unit, seen: null, sight: null };
  const sight = viewer === "spectator" ? unit.sight?.open : unit.sight?.rival;
  if (!sight) return null;
  return {
    ...unit,
    own: null,
    seen: viewer === "spectator" ? null : unit.seen,
    copy: null,
    decoy: null,
    is: sight === 2 ? unit.is : null,
    sight: null,
  };
}

const isForeign = (index: number, viewer: Viewer): boolean => {
  const row = rowOf(TILES[index]!); // as many tiles as there are
  return (row === baseRow(0) && viewer !== 0) || (row === baseRow(1) && viewer !== 1);
};

/** The event as this viewer may know it: nothing of who is not in sight, no foreign cards, no ground it never saw. */
export const redact = redacting<Events, Event>(ROWS);
