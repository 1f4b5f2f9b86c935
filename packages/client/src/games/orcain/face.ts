import { words } from "@holmgang/orcain";
import type { Orcain } from "@holmgang/orcain";
import type { GameFace } from "../../game/face.ts";
import { ending } from "./ending.ts";
import { useParts } from "./parts.tsx";
import { orcainText } from "./text.ts";
import { TELLING } from "./told.ts";

/** How Orcain looks, sounds and reads. */
export const face: GameFace<Orcain> = {
  id: "orcain",
  glyph: "crossed-swords",
  words,
  ...TELLING,
  leaving: ({ disconnectGraceMs }) => (disconnectGraceMs === 0 ? orcainText.leaving : null),
  ending,
  useParts,
};
