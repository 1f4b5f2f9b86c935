import { words } from "@holmgang/tactics";
import type { Tactics } from "@holmgang/tactics";
import type { GameFace } from "../../game/face.ts";
import { ending } from "./ending.ts";
import { useParts } from "./parts.tsx";
import { tacticsText } from "./text.ts";
import { TELLING } from "./told.ts";

/** How Tactics looks, sounds and reads. */
export const face: GameFace<Tactics> = {
  id: "tactics",
  glyph: "chess-knight",
  words,
  typed: tacticsText.typed,
  ...TELLING,
  leaving: () => null,
  ending,
  useParts,
};
