import type { Seat } from "@holmgang/kernel";
import { distance } from "@holmgang/tactics";
import type { Tactics, Tile } from "@holmgang/tactics";
import type { Playing } from "../../match/scene.ts";
import { spotOf } from "./places.ts";
import type { Shown } from "./shown.ts";

/** What flies over the board while a shot or an aimed skill is shown. */
export function Bolt({
  now,
  shown,
  near,
}: {
  readonly now: Playing<Tactics> | null;
  readonly shown: Shown;
  readonly near: Seat;
}) {
  const flight = now && flightOf(now, shown);
  if (!now || !flight) return null;
  const [a, b] = [spotOf(flight.from, near), spotOf(flight.to, near)];
  return (
    <span
      className="bolt"
      data-kind={now.event.kind}
      style={{
        "--x": a.x,
        "--y": a.y,
        "--to-x": b.x,
        "--to-y": b.y,
        "--turn": `${Math.atan2(b.y - a.y, b.x - a.x)}rad`,
        "--show": `${now.lengthMs}ms`,
      }}
    />
  );
}

function flightOf({ event }: Playing<Tactics>, shown: Shown): { from: Tile; to: Tile } | null {
  const to = event.kind === "attacked" || event.kind === "skill_used" ? event.at : null;
  if (to === null || (event.kind !== "attacked" && event.kind !== "skill_used")) return null;
  const from = shown.units[event.unit.id]?.tile ?? to;
  return distance(from, to) > 1 ? { from, to } : null;
}
