import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { COLUMN_NAMES, isBaseOf } from "@holmgang/clans/field";
import type { Field as FieldMode, UnitView } from "@holmgang/clans/field";
import { useBoard } from "../../board/use-board.ts";
import type { Sitting } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import { text } from "../../text/text.ts";
import { nearOf } from "../clans/names.ts";
import type { Aim } from "./aim.ts";
import { Base } from "./base.tsx";
import { leadOf } from "./lead.ts";
import type { Looked } from "./look-ahead.ts";
import { marksOf } from "./marks.ts";
import { momentOf } from "./moment.ts";
import type { Moment } from "./moment.ts";
import { Piece } from "./piece.tsx";
import type { Drawn } from "./piece.tsx";
import { acrossOf, isSpy, placesSeenBy, tilesSeenBy, unitsOn, unitThing } from "./places.ts";
import type { Shown } from "./shown.ts";
import { Tags } from "./tags.tsx";
import { fieldText } from "./text.ts";
import { TileCell } from "./tile.tsx";
import "../clans/field.css";
import "./field.css";
import "./live.css";

interface FieldProps {
  readonly sitting: Sitting<FieldMode>;
  readonly shown: Shown;
  readonly aim: Aim;
  /** What is aimed at, and what comes of it. */
  readonly looked: Looked | null;
}

/** The two bases, and between them nine tiles with all who stand there. */
export function Field({ sitting, shown, aim, looked }: FieldProps) {
  const { scene, names, pointed } = sitting;
  const near = nearOf(names);
  const board = useBoard(aim, placesSeenBy(near, shown.units), aim.chosen.length > 0, leadOf(aim));
  const moment = momentOf(scene.playing);
  const drawn = drawnIn(shown, near);
  return (
    <div
      className="clans battlefield"
      data-holds={aim.card ? "card" : aim.unit ? "unit" : undefined}
      data-dragging={aim.drag !== null || undefined}
      data-opening={shown.halfTurn === 0 || undefined}
    >
      <LaneNames />
      <BaseOf seat={rival(near)} {...{ sitting, shown, aim, looked, moment }} />
      <div className="ground" aria-label={text.table.board} {...board.grid}>
        {tilesSeenBy(near).map((row, at) => (
          <div key={at} role="row">
            {row.map((tile) => (
              <TileCell
                key={tile}
                {...{ shown, tile, names, aim, board }}
                stirs={moment.tiles.has(tile)}
              />
            ))}
          </div>
        ))}
        <div className="ground__units" aria-hidden="true">
          {drawn
            .toSorted((a, b) => a.unit.id - b.unit.id)
            .map((each) => (
              <Piece
                key={each.unit.id}
                drawn={each}
                marks={marksOf(shown, each.unit)}
                look={{
                  ...lookOf(aim, each.unit),
                  veiled: isVeiled(shown, each.unit),
                  pointed: pointed === unitThing(each.unit.id),
                }}
                moment={moment}
              />
            ))}
          <Strikes moment={moment} drawn={drawn} />
          {sitting.mine && <Tags {...{ aim, drawn, looked }} />}
        </div>
      </div>
      <BaseOf seat={near} {...{ sitting, shown, aim, looked, moment }} />
    </div>
  );
}

const LaneNames = () => (
  <div className="lane-names" aria-hidden="true">
    {COLUMN_NAMES.map((name, at) => (
      <span key={name} style={{ "--x": (100 * (at + 0.5)) / 3 }}>
        {name}
      </span>
    ))}
  </div>
);

function BaseOf({
  seat,
  sitting: { names },
  shown,
  aim,
  looked,
  moment,
}: FieldProps & { readonly seat: Seat; readonly moment: Moment }) {
  const { hp } = shown.seats[seat];
  const who = whoIs(names, seat);
  const isRivals = seat !== nearOf(names);
  const { settings } = shown;
  const of = (seat === 0 ? settings.baseHpFirst : settings.baseHpSecond) || settings.baseHp;
  const taken = isRivals ? looked?.told.base : undefined;
  return (
    <Base
      {...{ seat, hp, of }}
      left={taken ? [hp - taken.most, hp - taken.least] : null}
      words={who.you ? fieldText.yourBase : fieldText.baseOf(who.name)}
      label={fieldText.base(who, hp, of)}
      shaken={moment.base === seat}
      aim={isRivals ? aim : null}
    />
  );
}

/** Where everybody is drawn: on its tile, in its place, its feet on the same line. */
const drawnIn = (shown: Shown, near: Seat): readonly Drawn[] =>
  tilesSeenBy(near).flatMap((row, line) =>
    row.flatMap((tile, column) =>
      unitsOn(shown.units, tile).map((unit, at, all) => ({
        unit,
        of: all.length,
        x: (100 * (column + acrossOf(at, all.length) / 100)) / 3,
        y: (100 * (line + 1)) / 3,
      })),
    ),
  );

function lookOf(aim: Aim, unit: UnitView) {
  const thing = unitThing(unit.id);
  const light =
    aim.unit?.id === unit.id
      ? ("picked" as const)
      : aim.held.length === 0 && aim.canLift(thing)
        ? ("able" as const)
        : undefined;
  if (!aim.unit || !(aim.steps.has(thing) || aim.chosen.slice(1).includes(thing))) return { light };
  if (unit.seat === aim.seat) return { light, target: "friend" as const };
  const isFocus = aim.over === thing || aim.chosen.at(-1) === thing;
  return { light, target: isFocus ? ("focus" as const) : ("marked" as const) };
}

/** Whom its enemy does not see: a spy, or somebody in fog. */
const isVeiled = ({ viewer, isOpen }: Shown, unit: UnitView): boolean =>
  (unit.seat === viewer || isOpen) &&
  unit.openSight === 0 &&
  (isSpy(unit) || !isBaseOf(unit.seat, unit.tile));

/** Who strikes at whom at this moment. */
const Strikes = ({
  moment,
  drawn,
}: {
  readonly moment: Moment;
  readonly drawn: readonly Drawn[];
}) =>
  moment.strikes.map(([by, whom]) => {
    const from = drawn.find(({ unit }) => unit.id === by);
    const to = drawn.find(({ unit }) => unit.id === whom);
    return (
      from &&
      to && (
        <span
          key={`${by} ${whom}`}
          className="arrow"
          style={{
            "--x1": from.x,
            "--y1": from.y,
            "--x2": to.x,
            "--y2": to.y,
            "--aside": "0px",
          }}
        />
      )
    );
  });
