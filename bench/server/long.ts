/** Rules with which a match of Orcain takes about seventy moves in this load: nine rounds, and nobody falls before. */
export const LONG = { maxHp: 30, startHp: 30, rounds: 9, roundCap: 12 };

/** Tells rivals' servers, which are processes of their own. */
const TOLD = "HOLMGANG_BENCH_LONG";

export const beLong = (): void => void (process.env[TOLD] = "1");
export const isLong = (): boolean => process.env[TOLD] === "1";
