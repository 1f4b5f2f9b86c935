import { useState } from "react";
import "../src/campaign/glyphs.ts";
import { CampaignMap } from "../src/campaign/map/map.tsx";
import {
  MapTag,
  Ours,
  PlaceName,
  PlaceRing,
  Stop,
  Theirs,
  Wagon,
} from "../src/campaign/map/marks.tsx";
import { Road, Way } from "../src/campaign/map/roads.tsx";
import type { Spot } from "../src/campaign/map/theatre.ts";
import { KIND_SIGNS, OWN_SIGNS } from "../src/campaign/signs.ts";
import { THEATRES } from "../src/campaign/map/theatres.ts";
import { Rule } from "../src/look/rule.tsx";

const NICE: Spot = [7.264, 43.695];
const SAVONA: Spot = [8.481, 44.308];
const PAVIA: Spot = [9.155, 45.185];
const ALESSANDRIA: Spot = [8.615, 44.913];
const LODI: Spot = [9.503, 45.314];
const MILAN: Spot = [9.19, 45.464];
const MANTUA: Spot = [10.791, 45.156];
const QUIET: readonly (readonly [string, Spot])[] = [
  ["Turin", [7.687, 45.07]],
  ["Cuneo", [7.548, 44.389]],
  ["Mondovì", [7.818, 44.389]],
  ["Genoa", [8.946, 44.405]],
  ["Monza", [9.274, 45.584]],
];
const CHOICES = [
  { to: MANTUA, emblem: KIND_SIGNS.elite.glyph, bend: -0.16, label: "Mantua" },
  { to: [9.0, 45.5] as Spot, emblem: KIND_SIGNS.battle.glyph, bend: 0.2, label: "near Milan" },
] as const;

/** The map of a campaign, with all that may stand on it, and the other two theatres. */
export function MapShelf() {
  const [picked, setPicked] = useState(0);
  return (
    <section className="gallery__section">
      <Rule level={2}>A map</Rule>
      <CampaignMap
        className="gallery__map"
        theatre={THEATRES.italy}
        focus={[NICE, LODI, MANTUA]}
        light={LODI}
        label="Map of Italy"
        roads={(at) => (
          <>
            <Road through={[NICE, SAVONA, ALESSANDRIA, PAVIA, LODI].map(at)} />
            {CHOICES.map(({ to, bend }, index) => (
              <Way
                key={index}
                from={at(LODI)}
                to={at(to)}
                bend={bend}
                isPicked={index === picked}
              />
            ))}
          </>
        )}
        marks={(at) => (
          <>
            {QUIET.map(([name, spot]) => (
              <span key={name}>
                <PlaceRing at={at(spot)} />
                <PlaceName at={at(spot)}>{name}</PlaceName>
              </span>
            ))}
            <Stop at={at(SAVONA)} number={1} />
            <PlaceName at={at(SAVONA)}>Savona</PlaceName>
            <Ours at={at(ALESSANDRIA)} emblem={OWN_SIGNS.city} size={34} />
            <PlaceName at={at(ALESSANDRIA)} side="below" note="conquered">
              Alessandria
            </PlaceName>
            <Stop at={at(PAVIA)} number={3} />
            <Ours at={at(NICE)} emblem={OWN_SIGNS.town} size={44} />
            <PlaceName at={at(NICE)} side="left" strong note="home town">
              Nice
            </PlaceName>
            <Wagon at={at([8.1, 44])} due="in 2" label="A delivery, in 2" />
            <Theirs
              at={at(MILAN)}
              emblem={KIND_SIGNS.boss.glyph}
              light="dark"
              label="Milan, the boss"
            />
            {CHOICES.map(({ to, emblem, label }, index) => (
              <Theirs
                key={label}
                at={at(to)}
                emblem={emblem}
                light={index === picked ? "picked" : "open"}
                label={label}
                keyCap={String(index + 1)}
                onPick={() => setPicked(index)}
              />
            ))}
            <Ours at={at(LODI)} emblem={OWN_SIGNS.army} size={46} />
            <MapTag at={at([10.1, 45.1])} dashed>
              102 km
            </MapTag>
          </>
        )}
      />
      <CampaignMap
        className="gallery__map"
        theatre={THEATRES.egypt}
        focus={[
          [29.919, 31.2],
          [31.813, 31.417],
          [31.236, 30.044],
        ]}
        light={[31.236, 30.044]}
        label="Map of Egypt"
      />
      <CampaignMap
        className="gallery__map"
        theatre={THEATRES.coalition}
        focus={[
          [2.352, 48.857],
          [16.763, 49.139],
        ]}
        light={[10, 48.4]}
        label="Map from Paris to Austerlitz"
      />
    </section>
  );
}
