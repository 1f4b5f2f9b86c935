import type { Tactics } from "@holmgang/tactics";
import type { PlayableGame } from "../../game/module.ts";

export const tactics: PlayableGame<Tactics> = {
  row: {
    id: "tactics",
    name: "Tactics 5×5",
    short: "Tactics",
    pitch: ["A hidden draft, six units,", "a board that bleeds."],
    glyph: "chess-knight",
    field: "steel",
    rhythm: "in turns",
    minutes: 5,
    still: [
      [["plum", "fencer"], null, null, ["night", "hooded-assassin"], null],
      [null, ["steel", "shield-bash"], ["lake", "pointy-hat"], null, ["rust", "high-shot"]],
    ],
    gentle: { bot: "recruit", name: "Gudrun", avatar: "mage" },
  },
  rules: async () => (await import("@holmgang/tactics")).tactics,
  engine: async () => (await import("./engine.ts")).engine,
  face: async () => (await import("./face.ts")).face,
  rulebook: async () => (await import("./rulebook.ts")).rulebook,
  lesson: async () => (await import("./lesson.ts")).lesson,
  setUp: async () => (await import("./set-up.ts")).setUp,
};
