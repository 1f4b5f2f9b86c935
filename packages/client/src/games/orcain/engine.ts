import { ORCAIN_BOTS } from "@holmgang/bots/orcain";
import { host } from "@holmgang/kernel";
import { orcain, words } from "@holmgang/orcain";
import type { Playable } from "../../game/playable.ts";

export const engine: Playable = { host: host(orcain, words), bots: ORCAIN_BOTS };
