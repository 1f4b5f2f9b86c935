import type { Seat } from "@holmgang/kernel";
import type { Who } from "../text/en/grammar.ts";
import { text } from "../text/text.ts";
import type { Names } from "./face.ts";

/** "You", or who sits there. */
export const nameOf = ({ viewer, names }: Names, seat: Seat): string =>
  viewer === seat ? text.table.youWord : names[seat];

/** The same for a sentence that goes on: its verb hangs on who it is. */
export const whoIs = (names: Names, seat: Seat): Who => ({
  name: nameOf(names, seat),
  you: names.viewer === seat,
});
