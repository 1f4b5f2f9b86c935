import { player } from "./en/player.ts";

export const playerText: typeof player = player;
