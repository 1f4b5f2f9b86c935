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
    minutes: 3,
    still: [[null, null, null]],
    gentle: { bot: "random", name: "Loki", avatar: "rogue" },
  },
  rules: async () => (await import("@holmgang/tactics")).tactics,
  engine: async () => (await import("./engine.ts")).engine,
  rulebook: async () => (await import("./rulebook.ts")).rulebook,
  setUp: async () => (await import("./set-up.ts")).setUp,
};
