import type { GameModule } from "../game/module.ts";
import { clans } from "./clans/index.ts";
import { clansField } from "./clans-field/index.ts";
import { orcain } from "./orcain/index.ts";
import { slots } from "./slots/index.ts";
import { tactics } from "./tactics/index.ts";

/** Every game, in the order they are offered. Here their types are erased: whoever works with all of them knows none. */
export const GAMES: readonly GameModule[] = [orcain, clans, clansField, slots, tactics];
