import type { Clans } from "@holmgang/clans";
import type { PlayableGame } from "../../game/module.ts";

export const clans: PlayableGame<Clans> = {
  row: {
    id: "clans",
    name: "Clans & Wanderers",
    short: "Clans",
    pitch: ["Three lanes, five ticks,", "one plan a round."],
    glyph: "mounted-knight",
    field: "moss",
    rhythm: "both at once",
    minutes: 3,
    still: [
      [["desert", "spears"], null, ["lake", "trident"]],
      [
        ["woods", "barbute"],
        ["lake", "cavalry"],
        ["woods", "minions"],
      ],
    ],
    gentle: { bot: "conscript", name: "Gudrun", avatar: "mage" },
  },
  rules: async () => (await import("@holmgang/clans")).clans,
  decks: async () => (await import("./decks.tsx")).decks,
  economy: async () => (await import("./economy.tsx")).economy,
  engine: async () => (await import("./engine.ts")).engine,
  face: async () => (await import("./face.ts")).face,
  rulebook: async () => (await import("./rulebook.ts")).rulebook,
  setUp: async () => (await import("./set-up.ts")).setUp,
  lesson: async () => (await import("./lesson.ts")).lesson,
};
