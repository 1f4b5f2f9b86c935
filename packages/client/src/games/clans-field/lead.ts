import { tileAhead } from "@holmgang/clans/field";
import { nearest } from "../../board/neighbour.ts";
import type { Aim } from "./aim.ts";
import { tileThing } from "./places.ts";

/** Where the keyboard is led: whoever can be struck, or else the way ahead, and only then what is near. */
export const leadOf =
  ({ unit, seat, steps }: Aim): typeof nearest =>
  (places, isOpen) => {
    const struck = places.flat().find((thing) => thing && steps.get(thing)?.kind === "attack");
    const tile = unit && tileAhead(seat, unit.tile);
    const ahead = tile !== null && steps.has(tileThing(tile)) ? tileThing(tile) : null;
    return struck ?? ahead ?? nearest(places, isOpen);
  };
