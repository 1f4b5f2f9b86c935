import type { Seat } from "@holmgang/kernel";
import { seatOf } from "@holmgang/tactics";
import type { Action, Tile } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import { DEEDS } from "./looks.ts";
import { spotOf } from "./places.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";

/** What slow units have declared: it has not happened yet, so it is dashed. */
export const Ghosts = ({ shown, near }: { readonly shown: Shown; readonly near: Seat }) =>
  shown.units.flatMap((unit, id) =>
    unit?.stored && !unit.fallen
      ? tilesOf(unit.stored, unit.tile).map(({ tile, deed }) => {
          const { x, y } = spotOf(tile, near);
          return (
            <span
              key={`${id} ${deed}`}
              className="ghost"
              data-seat={seatOf(id)}
              style={{ "--x": x, "--y": y }}
            >
              <Glyph name={DEEDS[deed].glyph} />
              <small>{tacticsText.order.next}</small>
            </span>
          );
        })
      : [],
  );

function tilesOf(
  action: Action,
  own: Tile,
): readonly { readonly tile: Tile; readonly deed: keyof typeof DEEDS }[] {
  switch (action.kind) {
    case "move":
      return [{ tile: action.to, deed: "move" }];
    case "both":
      return [
        { tile: action.to, deed: "move" },
        { tile: action.at, deed: "attack" },
      ];
    case "skill":
      return [{ tile: action.at ?? own, deed: "skill" }];
    case "attack":
    case "destroy":
      return [{ tile: action.at, deed: action.kind }];
  }
}
