import type { GameId } from "@holmgang/games";
import type { Shape } from "@holmgang/kernel";
import type { Bot } from "./bot.ts";
import { ORCAIN_BOTS } from "./orcain/index.ts";
import { SLOTS_BOTS } from "./slots/index.ts";
import { TACTICS_BOTS } from "./tactics/index.ts";
import { CLANS_BOTS } from "./clans/index.ts";
import { CLANS_FIELD_BOTS } from "./clans-field/index.ts";

/** Who plays what, the weakest first. */
export const ROSTER: Readonly<Record<GameId, readonly Bot<Shape>[]>> = {
  orcain: ORCAIN_BOTS,
  slots: SLOTS_BOTS,
  tactics: TACTICS_BOTS,
  clans: CLANS_BOTS,
  "clans-field": CLANS_FIELD_BOTS,
};

export const findBot = (game: GameId, name: string): Bot<Shape> | undefined =>
  ROSTER[game].find((bot) => bot.name === name);
