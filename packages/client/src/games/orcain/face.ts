import { words } from "@holmgang/orcain";
import type { Orcain } from "@holmgang/orcain";
import type { GameFace } from "../../game/face.ts";
import { text } from "../../text/text.ts";
import { ending } from "./ending.ts";
import { useParts } from "./parts.tsx";
import { orcainText } from "./text.ts";
import { TELLING } from "./told.ts";

/** How Orcain looks, sounds and reads. */
export const face: GameFace<Orcain> = {
  id: "orcain",
  glyph: "crossed-swords",
  words,
  typed: orcainText.typed,
  ...TELLING,
  leaving: ({ disconnectGraceMs }) =>
    disconnectGraceMs === 0 ? text.table.leaving(words.name) : null,
  ending,
  useParts,
};
