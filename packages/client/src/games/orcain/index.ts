import type { Orcain } from "@holmgang/orcain";
import type { PlayableGame } from "../../game/module.ts";

export const orcain: PlayableGame<Orcain> = {
  row: {
    id: "orcain",
    name: "Orcain",
    short: "Orcain",
    pitch: ["Lay three cards in secret,", "then watch them meet."],
    glyph: "crossed-swords",
    field: "rust",
    rhythm: "both at once",
    minutes: 3,
    still: [
      [null, ["plum", "shield-reflect"], ["rust", "crossed-swords"]],
      [null, ["rust", "crossed-swords"], ["steel", "round-shield"]],
    ],
    gentle: { bot: "eager", name: "Ulf", avatar: "ranger" },
  },
  rules: async () => (await import("@holmgang/orcain/rules")).orcain,
  engine: async () => (await import("./engine.ts")).engine,
  face: async () => (await import("./face.ts")).face,
  rulebook: async () => (await import("./rulebook.ts")).rulebook,
  setUp: async () => (await import("./set-up.ts")).setUp,
  lesson: async () => (await import("./lesson.ts")).lesson,
  review: async () => (await import("./review.ts")).review,
};
