import { ACTS, PLACES } from "@holmgang/campaign";
import type { View } from "@holmgang/campaign";
import { CampaignMap } from "../map/map.tsx";
import { MapTitle } from "../map/map-title.tsx";
import { MapTag, Ours, PlaceName, PlaceRing, Stop, Theirs, Wagon } from "../map/marks.tsx";
import { Road, Way } from "../map/roads.tsx";
import { tagSpot } from "../map/tag-spot.ts";
import { THEATRES } from "../map/theatres.ts";
import { KIND_SIGNS, OWN_SIGNS } from "../signs.ts";
import { campaignText as words } from "../text.ts";
import { onGlobe, planMap, SIZES } from "./map-plan.ts";
import { signKind } from "./order-card.tsx";
import { outlookOf } from "./outlook.ts";

/** Where each act is played. */
export const THEATRE_OF = { 1: THEATRES.italy, 2: THEATRES.egypt, 3: THEATRES.coalition } as const;

/** Ways bend, so that two in one direction can be told apart. */
const BENDS = [-0.16, 0.2, -0.28] as const;

type Point = readonly [x: number, y: number];

/** The act on its map: the road walked, the army, the town, what was won, and where one can go. */
export function CampMap({
  view,
  picked,
  pick,
  className,
}: {
  readonly view: View;
  readonly picked: number;
  pick(choice: number): void;
  readonly className: string;
}) {
  const { act } = view;
  const { name, when } = words.theatre[act];
  return (
    <CampaignMap
      className={className}
      theatre={THEATRE_OF[act]}
      focus={focusOf(view)}
      light={onGlobe(view.at)}
      label={words.map(name)}
      roads={(at) => {
        const { army, choices } = planMap(view, at);
        return (
          <>
            {choices.map((to, index) => (
              <Way
                key={index}
                from={army}
                to={to}
                bend={BENDS[index % 3]!}
                isPicked={index === picked}
              />
            ))}
            <Road through={view.route.map((spot) => at(onGlobe(spot)))} />
          </>
        );
      }}
      marks={(at, sight) => {
        const plan = planMap(view, at, sight);
        const goal = plan.choices[picked];
        return (
          <>
            {plan.places.map(({ id, named, bare, ...place }) => (
              <span key={id}>
                {/* Where there is no room for its name, it would only be in the way of others'. */}
                {bare && named && <PlaceRing at={place.at} />}
                {named && (
                  <PlaceName {...place} {...named}>
                    {PLACES[id].name}
                  </PlaceName>
                )}
              </span>
            ))}
            {view.route.slice(1, -1).map((spot, index) => (
              <Stop key={index} at={at(onGlobe(spot))} number={index + 1} />
            ))}
            <Ours at={plan.town} emblem={OWN_SIGNS.town} size={SIZES.town} />
            {plan.cities.map((city) => (
              <Ours key={city.join()} at={city} emblem={OWN_SIGNS.city} size={SIZES.city} />
            ))}
            <Boss view={view} at={plan.end} />
            {view.choices.map((choice, index) => (
              <Theirs
                key={choice.id}
                at={plan.choices[index]!}
                emblem={KIND_SIGNS[signKind(choice)].glyph}
                light={index === picked ? "picked" : "open"}
                label={`${choice.title}, ${outlookOf(view, choice).place}`}
                keyCap={String(index + 1)}
                onPick={() => pick(index)}
              />
            ))}
            {plan.wagons.map(({ at: spot, left, from }) => (
              <Wagon
                key={from.join()}
                at={spot}
                due={words.comesIn(left.join(", "))}
                label={words.coming(from.join(", "), left.join(", "))}
              />
            ))}
            <Ours at={plan.army} emblem={OWN_SIGNS.army} size={SIZES.army} />
            {goal && (
              <MapTag
                at={tagSpot(plan.army, goal, [plan.army, plan.town, plan.end, ...plan.choices])}
                dashed
              >
                {words.km(outlookOf(view, view.choices[picked]!).metres)}
              </MapTag>
            )}
          </>
        );
      }}
    >
      <MapTitle name={name} when={when} />
    </CampaignMap>
  );
}

/** The army and where it may go; the town as well while it is beside the army, so that its name is in sight too. */
function focusOf({ act, at, choices }: View) {
  const town = PLACES[ACTS[act].town];
  const isNear = Math.hypot(town.lat - at.lat, town.lon - at.lon) < NEAR;
  return [at, ...choices.map(({ spot }) => spot), ...(isNear ? [town] : [])].map(onGlobe);
}

/** In thousandths of degrees. */
const NEAR = 1000;

/** The end of the act, dark until its boss may be met. */
function Boss({ view, at }: { readonly view: View; readonly at: Point }) {
  const { act } = view;
  if (view.choices.some(({ kind }) => kind === "boss")) return null;
  const missing = Math.max(0, view.setup.settings.bossAfter - view.n);
  return (
    <Theirs
      at={at}
      emblem={KIND_SIGNS.boss.glyph}
      light="dark"
      label={`${PLACES[ACTS[act].end].name}, ${words.kinds.boss}: ${words.bossWaits(missing)}`}
    />
  );
}
