import type { Field } from "@holmgang/clans/field";
import type { PlayableGame } from "../../game/module.ts";

export const clansField: PlayableGame<Field> = {
  row: {
    id: "clans-field",
    name: "Clans & Wanderers: Field",
    short: "Field",
    pitch: ["Nine tiles, action points,", "and fog over the base."],
    glyph: "crossed-swords",
    field: "steel",
    rhythm: "in turns",
    minutes: 10,
    still: [
      [["lake", "trident"], null, ["woods", "minions"]],
      [null, ["woods", "barbute"], null],
    ],
    gentle: { bot: "volunteer", name: "Gudrun", avatar: "mage" },
  },
  rules: async () => (await import("@holmgang/clans/field")).clansField,
  decks: async () => (await import("./decks.tsx")).decks,
  economy: async () => (await import("./economy.ts")).economy,
  engine: async () => (await import("./engine.ts")).engine,
  face: async () => (await import("./face.ts")).face,
  rulebook: async () => (await import("./rulebook.ts")).rulebook,
  lesson: async () => (await import("./lesson.ts")).lesson,
  setUp: async () => (await import("./set-up.ts")).setUp,
};
