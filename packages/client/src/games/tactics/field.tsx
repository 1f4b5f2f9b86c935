import { inRange, tileName, unitAt } from "@holmgang/tactics";
import type { Tactics, Tile } from "@holmgang/tactics";
import { useBoard } from "../../board/use-board.ts";
import { text } from "../../text/text.ts";
import type { Names, Sitting } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import { Bolt } from "./bolt.tsx";
import type { Danger } from "./danger.ts";
import { Drawing } from "./drawing.tsx";
import { Ghosts } from "./ghosts.tsx";
import type { Looked } from "./look-ahead.ts";
import { motionOf } from "./motion.ts";
import { nearOf } from "./names.ts";
import { OrderStrip } from "./order-strip.tsx";
import { placesSeenBy, rowsSeenBy, unitThing } from "./places.ts";
import { Remains } from "./remains.tsx";
import type { Shown } from "./shown.ts";
import { stepsOf } from "./steps.ts";
import { fatesOf } from "./strokes.ts";
import type { Fate } from "./strokes.ts";
import { TileCell } from "./tile.tsx";
import { TELLING } from "./told.ts";
import { Token } from "./token.tsx";
import "./field.css";
import "./live.css";

const NO_FATES: ReadonlyMap<number, Fate> = new Map();

/** The battle: the round's order, twenty-five tiles, the units on them, and what the move that is looked at would do. */
export function Field({
  sitting,
  shown,
  names,
  aim,
  looked,
  danger,
}: {
  readonly sitting: Sitting<Tactics>;
  readonly shown: Shown;
  readonly names: Names;
  readonly aim: Aim;
  readonly looked: Looked | null;
  readonly danger: Danger | null;
}) {
  const { scene, pointed, point } = sitting;
  const near = nearOf(names);
  const now = scene.playing;
  const { grid, place } = useBoard(
    aim,
    placesSeenBy(near),
    aim.asked === "action" && aim.chosen.length > 0,
  );
  const busy = now ? TELLING.thingsIn(now.event) : [];
  const fates = looked ? fatesOf(looked.told, shown) : NO_FATES;
  const range: readonly Tile[] =
    aim.asked === "action" && aim.chosen[0] === "attack" && shown.active !== null
      ? inRange(shown, shown.active)
      : [];
  return (
    <div className="battle" data-asked={aim.asked ?? undefined}>
      <OrderStrip shown={shown} names={names} point={point} />
      <div className="board" aria-label={text.table.board} {...grid}>
        {rowsSeenBy(near).map((row) => (
          <div key={row[0]} role="row">
            {row.map((tile) => {
              const id = unitAt(shown, tile);
              const isPointed =
                pointed !== null &&
                (pointed === tileName(tile) || (id !== null && pointed === unitThing(id)));
              return (
                <TileCell
                  key={tile}
                  {...{ shown, tile, near, names, aim, danger, isPointed, point }}
                  pressing={place}
                  isInRange={id === null && range.includes(tile)}
                  flash={now && busy.includes(tileName(tile)) ? now.event.kind : null}
                />
              );
            })}
          </div>
        ))}
      </div>
      <div className="battle__units" aria-hidden="true">
        <Ghosts shown={shown} near={near} />
        {shown.units.map(
          (unit, id) =>
            unit &&
            !unit.fallen && (
              <Token
                key={id}
                {...{ shown, id, near }}
                isActive={id === shown.active}
                fate={fates.get(id) ?? null}
                motion={motionOf(now, shown, near, id)}
              />
            ),
        )}
        <Bolt {...{ now, shown, near }} />
        {looked && (
          <Drawing {...{ shown, near, looked, fates }} steps={stepsOf(looked.told, shown, names)} />
        )}
      </div>
      {aim.asked === "remains" && <Remains shown={shown} near={near} aim={aim} />}
    </div>
  );
}
