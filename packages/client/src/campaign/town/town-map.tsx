import { ACTS, PLACES } from "@holmgang/campaign";
import type { View } from "@holmgang/campaign";
import { THEATRE_OF } from "../camp/camp-map.tsx";
import { onGlobe } from "../camp/map-plan.ts";
import { CampaignMap } from "../map/map.tsx";
import { Ours, PlaceName, Wagon } from "../map/marks.tsx";
import { RingNames, Rings } from "../map/rings.tsx";
import { Road } from "../map/roads.tsx";
import { wagonsOn } from "../map/wagons-on.ts";
import { OWN_SIGNS } from "../signs.ts";
import { campaignText as words } from "../text.ts";
import "./town-map.css";

const SIZE = 34;

/** Town and army on the map, between them the distance bands and what is on the road. */
export function TownMap({ view }: { readonly view: View }) {
  const { act, town, route } = view;
  const place = PLACES[ACTS[act].town];
  const home = onGlobe(place);
  const army = onGlobe(view.at);
  const isHome = home.join() === army.join();
  return (
    <CampaignMap
      className="town-map"
      inset
      theatre={THEATRE_OF[act]}
      focus={[home, army]}
      light={home}
      label={words.townPage.map(place.name)}
      roads={(at) => (
        <>
          <Rings at={at} town={home} metres={town.metres} />
          <Road through={route.map((spot) => at(onGlobe(spot)))} />
        </>
      )}
      marks={(at) => (
        <>
          <RingNames at={at} town={home} army={army} metres={town.metres} />
          <PlaceName at={at(home)} side="below" mark={SIZE} strong>
            {place.name}
          </PlaceName>
          <Ours at={at(home)} emblem={OWN_SIGNS.town} size={SIZE} />
          {wagonsOn(
            view,
            route.map((spot) => at(onGlobe(spot))),
          ).map(({ at: spot, left, from }) => (
            <Wagon
              key={from.join()}
              at={spot}
              due={words.comesIn(left.join(", "))}
              label={words.coming(from.join(", "), left.join(", "))}
            />
          ))}
          {!isHome && <Ours at={at(army)} emblem={OWN_SIGNS.army} size={SIZE} />}
        </>
      )}
    />
  );
}
