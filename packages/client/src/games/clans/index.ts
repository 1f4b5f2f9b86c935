import type { ComingGame } from "../../game/module.ts";

export const clans: ComingGame = {
  row: {
    id: "clans",
    name: "Clans & Wanderers",
    short: "Clans",
    pitch: ["Three lanes, five ticks,", "one plan a round."],
    glyph: "mounted-knight",
    field: "moss",
    rhythm: "both at once",
    minutes: null,
  },
};
