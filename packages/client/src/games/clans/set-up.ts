import { STRENGTH } from "@holmgang/bots/clans/strength";
import type { SetUp } from "../../game/set-up.ts";

/** Clans before it is played: who to play, by which keys, and its settings in words. */
export const setUp: SetUp = {
  characters: [
    {
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Does anything that is allowed. Nobody knows why.",
      strength: STRENGTH.random,
    },
  ],
  exhibitors: ["random", "random"],
  keys: [],
  settingNames: {},
};
