import type { ComingGame } from "../../game/module.ts";

export const tactics: ComingGame = {
  row: {
    id: "tactics",
    name: "Tactics 5×5",
    short: "Tactics",
    pitch: ["A hidden draft, six units,", "a board that bleeds."],
    glyph: "chess-knight",
    field: "steel",
    rhythm: "in turns",
    minutes: null,
  },
};
