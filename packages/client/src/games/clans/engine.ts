import { CLANS_BOTS } from "@holmgang/bots/clans";
import { host } from "@holmgang/kernel";
import { clans, words } from "@holmgang/clans";
import type { Playable } from "../../game/playable.ts";

export const engine: Playable = { host: host(clans, words), bots: CLANS_BOTS };
