import type { Slots } from "@holmgang/slots";
import type { PlayableGame } from "../../game/module.ts";

export const slots: PlayableGame<Slots> = {
  row: {
    id: "slots",
    name: "Skirmish Slots",
    short: "Slots",
    pitch: ["Five lanes, best of three,", "and the nerve to pass."],
    glyph: "queen-crown",
    field: "plum",
    rhythm: "in turns",
    minutes: 10,
    still: [
      [["moss", "bowman"], null, ["gold", "monk-face"], ["moss", "bowman"], null],
      [null, ["rust", "ballista"], ["moss", "bowman"], null, ["rust", "ballista"]],
    ],
    gentle: { bot: "squire", name: "Gudrun", avatar: "mage" },
  },
  rules: async () => (await import("@holmgang/slots")).slots,
  engine: async () => (await import("./engine.ts")).engine,
  face: async () => (await import("./face.ts")).face,
  rulebook: async () => (await import("./rulebook.ts")).rulebook,
  setUp: async () => (await import("./set-up.ts")).setUp,
  lesson: async () => (await import("./lesson.ts")).lesson,
  decks: async () => (await import("./decks.tsx")).decks,
};
