import { ACTS, PLACES, placesOf } from "@holmgang/campaign";
import type { PlaceId, Spot as RunSpot, View } from "@holmgang/campaign";
import { markBox, placeNames } from "../map/name-places.ts";
import type { Box, NamePlace } from "../map/name-places.ts";
import { spread } from "../map/spread.ts";
import type { Spot } from "../map/theatre.ts";
import { WAGON, wagonsOn } from "../map/wagons-on.ts";
import type { Coming } from "../map/wagons-on.ts";
import { campaignText as words } from "../text.ts";

type Point = readonly [x: number, y: number];
type At = (spot: Spot) => Point;

/** Thousandths of degrees, as the rules have them, in degrees. */
export const onGlobe = ({ lat, lon }: Pick<RunSpot, "lat" | "lon">): Spot => [
  lon / 1000,
  lat / 1000,
];

/** How wide marks are, in points. */
export const SIZES = {
  ring: 10,
  stop: 20,
  city: 34,
  foe: 44,
  town: 44,
  army: 46,
} as const;

/** A place with its name on the map. */
interface Place {
  readonly id: PlaceId;
  readonly at: Point;
  readonly mark: number;
  readonly named: NamePlace;
  readonly strong: boolean;
  readonly note: string | undefined;
  /** Whether nothing else stands there. */
  readonly bare: boolean;
}

/** Where everything of a moment stands on the sheet: nothing on anything else. */
interface MapPlan {
  readonly army: Point;
  readonly town: Point;
  readonly end: Point;
  readonly cities: readonly Point[];
  readonly choices: readonly Point[];
  readonly wagons: readonly Coming[];
  readonly places: readonly Place[];
}

export function planMap(view: View, at: At, sight: Box | null = null): MapPlan {
  const { act } = view;
  const spotOf = (id: PlaceId): Point => at(onGlobe(PLACES[id]));
  const army = at(onGlobe(view.at));
  const town = spotOf(ACTS[act].town);
  const end = spotOf(ACTS[act].end);
  const cities = view.conquered.map(spotOf);
  const hasBoss = view.choices.some(({ kind }) => kind === "boss");
  const fixed = [army, town, ...cities, ...(hasBoss ? [] : [end])];
  const choices = spread(
    fixed.filter(
      (point, index) => fixed.findIndex((each) => each.join() === point.join()) === index,
    ),
    view.choices.map(({ spot }) => at(onGlobe(spot))),
    SIZES.foe,
  );
  const wagons = wagonsOn(
    view,
    view.route.map((spot) => at(onGlobe(spot))),
  );
  const marks = [
    ...wagons.flatMap((wagon) => [markBox(wagon.at, WAGON), dueBox(wagon)]),
    markBox(army, SIZES.army),
    markBox(town, SIZES.town),
    markBox(end, SIZES.foe),
    ...cities.map((city) => markBox(city, SIZES.city)),
    ...choices.map((choice) => markBox(choice, SIZES.foe)),
  ];
  return {
    army,
    town,
    end,
    cities,
    choices,
    wagons,
    places: named(view, spotOf, { marks, sight }),
  };
}

/** The slip to the right of a wagon. */
function dueBox({ at: [x, y], left }: Coming): Box {
  const wide = 7 * words.comesIn(left.join(", ")).length + 12;
  return [x, y - 10, x + WAGON / 2 + wide, y + 10];
}

/** What names keep clear of, and where they are seen. */
interface Room {
  readonly marks: readonly Box[];
  readonly sight: Box | null;
}

function named(view: View, spotOf: (id: PlaceId) => Point, room: Room): readonly Place[] {
  const { act } = view;
  const { town, end } = ACTS[act];
  const goals = view.choices.map(({ spot }) => spot.place);
  const rank = (id: PlaceId): number =>
    [id === view.at.place, id === town || id === end, goals.includes(id), true].indexOf(true);
  const ids = placesOf(act).toSorted((a, b) => rank(a) - rank(b));
  const drafts = ids.map((id) => {
    const isMarked = rank(id) < 2 || view.conquered.includes(id);
    const note =
      id === town ? words.homeTown : view.conquered.includes(id) ? words.conquered : undefined;
    const mark = isMarked ? SIZES.army : goals.includes(id) ? SIZES.foe : SIZES.ring;
    const strong = rank(id) < 3;
    return { id, at: spotOf(id), mark, strong, note, bare: mark === SIZES.ring };
  });
  const namePlaces = placeNames(
    drafts.map(({ id, ...draft }) => ({ name: PLACES[id].name, ...draft })),
    room.marks,
    room.sight,
  );
  return drafts.map((draft, index) => ({ ...draft, named: namePlaces[index] ?? null }));
}
