import { RARITIES, TERRAINS } from "@holmgang/clans";
import type { TagGroup } from "../../game/deck-face.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Stud } from "../../look/rarity-frame.tsx";
import { TERRAIN_GLYPH } from "./card-look.ts";
import { deckText } from "./deck-text.ts";
import { clansText } from "./text.ts";

/** What cards are told apart by in either mode. */
export const DECK_GROUPS: readonly TagGroup[] = [
  {
    id: "rarity",
    words: deckText.rarities,
    marked: true,
    tags: RARITIES.map((id) => ({ id, words: deckText.rarity[id], sign: <Stud rarity={id} /> })),
  },
  {
    id: "terrain",
    words: deckText.terrains,
    tags: TERRAINS.map((id) => ({
      id,
      words: clansText.terrains[id],
      sign: <Glyph name={TERRAIN_GLYPH[id]} size={16} />,
    })),
  },
];
