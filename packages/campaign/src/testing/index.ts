export { idleMove } from "./idle-player.ts";
export { anyMove, playBattle } from "./play-battle.ts";
export { playRun } from "./play-run.ts";
export type { PlayedRun } from "./play-run.ts";
export { anySetup, idleSetup, QUICK } from "./quick.ts";
export { randomMove } from "./random-player.ts";
