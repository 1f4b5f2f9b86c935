import { words } from "@holmgang/clans/field";
import type { Field } from "@holmgang/clans/field";
import type { GameFace } from "../../game/face.ts";
import { ending } from "./ending.ts";
import { useParts } from "./parts.tsx";
import { fieldText } from "./text.ts";
import { TELLING } from "./told.ts";

/** How the field looks, sounds and reads. */
export const face: GameFace<Field> = {
  id: "clans-field",
  glyph: "crossed-swords",
  words,
  typed: fieldText.typed,
  stepwise: {
    leap: (to) => (to === null ? fieldText.leap.goOn : fieldText.leap.turn),
    isLandmark: ({ kind }) => kind === "turn_start",
  },
  ...TELLING,
  leaving: () => null,
  ending,
  useParts,
};
