import { PLACES } from "@holmgang/campaign";
import type { PlaceId } from "@holmgang/campaign";
import { usePhone } from "../web/use-media.ts";
import { onGlobe } from "./camp/map-plan.ts";
import { CampaignMap } from "./map/map.tsx";
import { MapTitle } from "./map/map-title.tsx";
import { Ours, PlaceName, PlaceRing, Theirs } from "./map/marks.tsx";
import { Road, Way } from "./map/roads.tsx";
import { THEATRES } from "./map/theatres.ts";
import { KIND_SIGNS, OWN_SIGNS } from "./signs.ts";
import { campaignText } from "./text.ts";
import "./start-picture.css";

const spot = (id: PlaceId) => onGlobe(PLACES[id]);
const TOWN = spot("nice");
const ARMY = spot("alessandria");
const GOAL = spot("milan");
const WALKED = [TOWN, spot("savona"), ARMY];
/** On a strip, and as on the map of a run. */
const SIZES = { phone: { town: 24, army: 28 }, wide: { town: 46, army: 58 } } as const;

/** What awaits: the army on its first road, seen as on the map of a run. Nothing in it can be pressed. */
export function StartPicture() {
  const phone = usePhone();
  const { town, army } = SIZES[phone ? "phone" : "wide"];
  const { name, when } = campaignText.theatre[1];
  return (
    <div className="start-picture" inert>
      <CampaignMap
        // A map measures the window it began with, and an inset one has another.
        key={phone ? "phone" : "wide"}
        className="start-picture__map"
        theatre={THEATRES.italy}
        focus={[TOWN, GOAL]}
        light={ARMY}
        label={name}
        inset={phone}
        roads={(at) => (
          <>
            <Way from={at(ARMY)} to={at(GOAL)} bend={0.2} isPicked />
            <Road through={WALKED.map(at)} />
          </>
        )}
        marks={(at) => (
          <>
            <Ours at={at(TOWN)} emblem={OWN_SIGNS.town} size={town} />
            {phone ? (
              <PlaceRing at={at(GOAL)} />
            ) : (
              <Theirs at={at(GOAL)} emblem={KIND_SIGNS.boss.glyph} light="picked" label="" />
            )}
            <Ours at={at(ARMY)} emblem={OWN_SIGNS.army} size={army} />
            <PlaceName at={at(TOWN)} mark={town} side="left" strong>
              {PLACES.nice.name}
            </PlaceName>
            <PlaceName at={at(GOAL)} mark={phone ? 10 : 46} side={phone ? "right" : "above"} strong>
              {PLACES.milan.name}
            </PlaceName>
          </>
        )}
      >
        <MapTitle name={name} when={when} />
      </CampaignMap>
    </div>
  );
}
