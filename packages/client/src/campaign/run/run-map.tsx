import { ACTS, PLACES } from "@holmgang/campaign";
import type { PlaceId, Spot, View } from "@holmgang/campaign";
import { THEATRE_OF } from "../camp/camp-map.tsx";
import { onGlobe } from "../camp/map-plan.ts";
import { CampaignMap } from "../map/map.tsx";
import { Ours, PlaceName, Stop } from "../map/marks.tsx";
import { markBox, placeNames } from "../map/name-places.ts";
import type { Box } from "../map/name-places.ts";
import { Road } from "../map/roads.tsx";
import { spread } from "../map/spread.ts";
import type { Spot as Degrees } from "../map/theatre.ts";
import { OWN_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import { runText } from "./text.ts";

type Walked = Pick<View, "act" | "route" | "conquered">;
type At = (spot: Degrees) => readonly [x: number, y: number];

/** How far the numbers of stops stand apart, and how wide towns and cities are. */
const GAP = 34;
const SIZE = 40;

/** The road of an act as it was walked, with the spots of its encounters in their order. */
export function RunMap({
  walked,
  spots,
  className = "run-page__map",
}: {
  readonly walked: Walked;
  readonly spots: readonly Spot[];
  readonly className?: string;
}) {
  const { act, route } = walked;
  const [first] = route;
  if (!first) return null;
  return (
    <CampaignMap
      className={className}
      theatre={THEATRE_OF[act]}
      focus={route.map(onGlobe)}
      light={onGlobe(first)}
      label={runText.map(campaignText.theatre[act].name)}
      roads={(at) => <Road through={route.map((spot) => at(onGlobe(spot)))} />}
      marks={(at, sight) => <Marks walked={walked} spots={spots} at={at} sight={sight} />}
    />
  );
}

function Marks({
  walked: { act, conquered },
  spots,
  at,
  sight,
}: {
  readonly walked: Walked;
  readonly spots: readonly Spot[];
  at: At;
  readonly sight: Box;
}) {
  const { town, end } = ACTS[act];
  const placed = (id: PlaceId) => at(onGlobe(PLACES[id]));
  const places = numbered(spots);
  const fixed = [town, ...conquered].map(placed);
  const stops = spread(
    fixed,
    places.map(({ spot }) => at(onGlobe(spot))),
    GAP,
  );
  const ids: readonly PlaceId[] = [...new Set([town, end, ...conquered])];
  const names = ids.map((id) => ({
    id,
    name: PLACES[id].name,
    at: placed(id),
    mark: SIZE,
    strong: id === town || id === end,
  }));
  const marks = [
    ...fixed.map((each) => markBox(each, SIZE)),
    ...stops.map((each, index) => markBox(each, ...stopSize(places[index]!.numbers))),
  ];
  const namePlaces = placeNames(names, marks, sight);
  return (
    <>
      {names.map(({ id, name, ...named }, index) => {
        const place = namePlaces[index];
        return (
          place && (
            <PlaceName key={id} {...named} {...place}>
              {name}
            </PlaceName>
          )
        );
      })}
      {conquered.map((id) => (
        <Ours key={id} at={placed(id)} emblem={OWN_SIGNS.city} size={34} />
      ))}
      <Ours at={placed(town)} emblem={OWN_SIGNS.town} size={SIZE} />
      {stops.map((stop, index) => (
        <Stop key={index} at={stop} number={places[index]!.numbers} />
      ))}
    </>
  );
}

/** How wide and high the disc of a stop is with these numbers in it. */
const stopSize = (numbers: string): readonly [wide: number, high: number] => [
  Math.max(22, 5 * numbers.length + 14),
  22,
];

/** Every spot once, with the numbers of what happened there: `2`, `4–6`. */
function numbered(
  spots: readonly Spot[],
): readonly { readonly spot: Spot; readonly numbers: string }[] {
  const all = spots.map((spot, at) => ({ spot, number: at + 1 }));
  const together = Map.groupBy(all, ({ spot }) => `${spot.lat} ${spot.lon}`);
  return [...together.values()].map((group) => {
    const numbers = group.map(({ number }) => number);
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    const isRow = to - from === numbers.length - 1;
    const said = numbers.length > 2 && isRow ? `${from}–${to}` : numbers.join(", ");
    return { spot: group[0]!.spot, numbers: said }; // a group has members
  });
}
