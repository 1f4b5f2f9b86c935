import { words } from "@holmgang/slots";
import type { Slots } from "@holmgang/slots";
import type { GameFace } from "../../game/face.ts";
import { ending } from "./ending.ts";
import { useParts } from "./parts.tsx";
import { slotsText } from "./text.ts";
import { TELLING } from "./told.ts";

/** How Skirmish Slots looks, sounds and reads. */
export const face: GameFace<Slots> = {
  id: "slots",
  glyph: "queen-crown",
  words,
  typed: slotsText.typed,
  ...TELLING,
  leaving: () => null,
  ending,
  useParts,
};
