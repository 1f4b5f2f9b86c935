import { words } from "@holmgang/clans";
import type { Clans } from "@holmgang/clans";
import type { GameFace } from "../../game/face.ts";
import { ending } from "./ending.ts";
import { useParts } from "./parts.tsx";
import { clansText } from "./text.ts";
import { TELLING } from "./told.ts";

/** How Clans looks, sounds and reads. */
export const face: GameFace<Clans> = {
  id: "clans",
  glyph: "mounted-knight",
  words,
  typed: clansText.typed,
  stepwise: true,
  ...TELLING,
  leaving: () => null,
  ending,
  useParts,
};
