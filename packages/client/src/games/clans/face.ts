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
  stepwise: {
    leap(to) {
      if (to === null) return clansText.combat.goOn;
      return to.kind === "fight_start" ? clansText.combat.nextLane : clansText.combat.roundEnd;
    },
    isLandmark: ({ kind }) => kind === "fight_start" || kind === "round_end",
  },
  ...TELLING,
  leaving: () => null,
  ending,
  useParts,
};
