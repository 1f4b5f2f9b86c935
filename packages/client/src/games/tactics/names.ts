import type { Seat } from "@holmgang/kernel";
import { figureName, seatOf } from "@holmgang/tactics";
import type { Who } from "@holmgang/tactics";
import type { Names } from "../../game/face.ts";
import { tacticsText } from "./text.ts";

/** "your Archer", "the Archer", and for whoever only looks "Ulf’s Archer". */
export function unitName({ id, is }: Who, { viewer, names }: Names): string {
  const { yours, theirs, named } = tacticsText.unit;
  const name = figureName(is);
  if (viewer === "spectator") return named(names[seatOf(id)], name);
  return (viewer === seatOf(id) ? yours : theirs)(name);
}

/** As a sentence begins. */
export const upper = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** Who sits below, as the board lies. */
export const nearOf = ({ viewer }: Pick<Names, "viewer">): Seat => (viewer === 1 ? 1 : 0);
