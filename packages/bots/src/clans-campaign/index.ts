export { steward } from "./steward.ts";
export type { RunPlayer } from "./run-player.ts";
