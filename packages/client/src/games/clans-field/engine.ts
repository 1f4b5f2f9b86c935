import { CLANS_FIELD_BOTS } from "@holmgang/bots/clans-field";
import { host } from "@holmgang/kernel";
import { clansField, words } from "@holmgang/clans/field";
import type { Playable } from "../../game/playable.ts";

export const engine: Playable = { host: host(clansField, words), bots: CLANS_FIELD_BOTS };
