import { isSeat, rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { LANE_NAMES, LANES } from "@holmgang/clans";
import type { Clans, Forecast } from "@holmgang/clans";
import { useBoard } from "../../board/use-board.ts";
import type { Sitting } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import { Icon } from "../../look/icon.tsx";
import { text } from "../../text/text.ts";
import { usePhone } from "../../web/use-media.ts";
import { Advances } from "./advances.tsx";
import type { Aim } from "./aim.ts";
import { Arrows } from "./arrows.tsx";
import { fateOf } from "./fates.ts";
import { boxOf } from "./layout.ts";
import type { Focus } from "./layout.ts";
import { eventsOf, momentOf } from "./moment.ts";
import { nearOf } from "./names.ts";
import { placesSeenBy, rowsSeenBy, unitThing } from "./places.ts";
import { Ramp } from "./ramp.tsx";
import { rampNote } from "./ramp-note.ts";
import type { Shown } from "./shown.ts";
import { drawnIn } from "./standing.ts";
import { clansText } from "./text.ts";
import { TileCell } from "./tile.tsx";
import { Unit } from "./unit.tsx";
import { Wins } from "./wins.tsx";
import "./field.css";
import "./live.css";

/** The two crystals, and between them three lanes of three tiles with all who stand there. */
export function Field({
  sitting,
  shown,
  aim,
  told,
}: {
  readonly sitting: Sitting<Clans>;
  readonly shown: Shown;
  readonly aim: Aim;
  /** What the round would bring. */
  readonly told: Forecast | null;
}) {
  const { scene, names, pointed } = sitting;
  const near = nearOf(names);
  const { grid, place } = useBoard(aim, placesSeenBy(near), aim.card !== null);
  const { fight } = shown;
  const phone = usePhone();
  const moment = momentOf(scene.playing);
  const focus: Focus | null = fight && { ...fight, zoom: phone ? "whole" : "large" };
  const drawn = drawnIn(shown, near, focus);
  const hot = told ? eventsOf(told.events, "fight_start") : [];
  const ramp = (seat: Seat) => (
    <Ramp
      {...{ seat, hp: shown.seats[seat].hp, max: shown.settings.crystalHp }}
      {...(told ? { left: told.crystals[seat] } : {})}
      note={rampNote(shown, seat, told, isSeat(names.viewer) && names.viewer === seat)}
      label={clansText.crystalOf(
        whoIs(names, seat),
        shown.seats[seat].hp,
        shown.settings.crystalHp,
      )}
      shaken={moment.crystal?.seat === seat}
    />
  );
  return (
    <div className="clans" data-fighting={fight !== null || undefined}>
      <LaneNames shown={shown} focus={phone ? null : focus} />
      {ramp(rival(near))}
      <div className="ground" aria-label={text.table.board} {...grid}>
        {rowsSeenBy(near).map((row) => (
          <div key={row} role="row">
            {LANES.map((lane) => (
              <TileCell
                key={lane}
                {...{ shown, lane, row, names, aim }}
                pressing={place}
                box={boxOf(lane, row, near, focus)}
                light={fight && (fight.lane === lane && fight.row === row ? "lit" : "dim")}
                hot={hot.some((each) => each.lane === lane && each.row === row)}
              />
            ))}
          </div>
        ))}
        <div className="ground__units" aria-hidden="true">
          {drawn.map((each) => (
            <Unit
              key={each.staged === null ? each.id : `staged ${each.staged}`}
              drawn={each}
              tick={fight?.lane === each.lane && fight.row === each.row ? fight.tick : null}
              moment={moment}
              fate={told && each.hp !== null ? fateOf(told, each.id, each.hp) : null}
              pointed={pointed === unitThing(each.id)}
            />
          ))}
          {told && <Advances {...{ told, shown, near }} />}
          <Arrows hits={moment.hits} drawn={drawn} />
          <Wins {...{ shown, names, near, focus }} />
        </div>
      </div>
      {ramp(near)}
    </div>
  );
}

/** Brass plates on the rope; the lane that is played is in the light, those before it are done. */
const LaneNames = ({
  shown: { fight, over, lanes },
  focus,
}: {
  readonly shown: Shown;
  readonly focus: Focus | null;
}) => (
  <div className="lane-names" aria-hidden="true">
    {lanes.map((_, lane) => (
      <span
        key={lane}
        data-now={fight?.lane === lane || undefined}
        data-later={(fight !== null && fight.lane !== lane) || undefined}
        style={{ "--x": boxCentre(lane, focus) }}
      >
        {LANE_NAMES[lane]}
        {fight?.lane !== lane && over[lane] && <Icon name="check" size={13} />}
      </span>
    ))}
  </div>
);

function boxCentre(lane: number, focus: Focus | null): number {
  const { x, w } = boxOf(LANES[lane] ?? 0, 1, 0, focus);
  return x + w / 2;
}
