import { TACTICS_BOTS } from "@holmgang/bots/tactics";
import { host } from "@holmgang/kernel";
import { tactics, words } from "@holmgang/tactics";
import type { Playable } from "../../game/playable.ts";

export const engine: Playable = { host: host(tactics, words), bots: TACTICS_BOTS };
