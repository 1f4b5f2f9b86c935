import { replay } from "./en/replay.ts";

export const replayText: typeof replay = replay;
