import type { GameId } from "@holmgang/games";
import type { Shape } from "@holmgang/kernel";
import type { Bot } from "./bot.ts";
import { equilibrium } from "./orcain/equilibrium.ts";
import { exploit } from "./orcain/exploit.ts";
import { greedy } from "./orcain/greedy.ts";
import { orc } from "./orcain/orc.ts";
import { scatter } from "./orcain/scatter.ts";
import { random } from "./random.ts";

/** Who plays what, the weakest first. A new bot is one name in its game's row. */
export const ROSTER: Readonly<Record<GameId, readonly Bot<Shape>[]>> = {
  orcain: [scatter, orc, random, greedy, equilibrium, exploit],
};

export const findBot = (game: GameId, name: string): Bot<Shape> | undefined =>
  ROSTER[game].find((bot) => bot.name === name);
