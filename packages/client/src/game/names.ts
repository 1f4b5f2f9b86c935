import type { Seat } from "@holmgang/kernel";
import { text } from "../text/text.ts";
import type { Names } from "./face.ts";

/** "You", or who sits there. */
export const nameOf = ({ viewer, names }: Names, seat: Seat): string =>
  viewer === seat ? text.table.youWord : names[seat];
