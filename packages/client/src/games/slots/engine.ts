import { SLOTS_BOTS } from "@holmgang/bots/slots";
import { host } from "@holmgang/kernel";
import { slots, words } from "@holmgang/slots";
import type { Playable } from "../../game/playable.ts";

export const engine: Playable = { host: host(slots, words), bots: SLOTS_BOTS };
