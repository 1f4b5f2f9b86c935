import { GAME_IDS } from "../index.ts";

/** `k/n` while `npm run stress` runs the tests in their large sizes: which of how many parts of them. */
const stress = /^(\d+)\/(\d+)$/.exec(process.env["STRESS"] ?? "");
const [part, parts] = [Number(stress?.[1] ?? 0), Number(stress?.[2] ?? 1)];

/** Large sizes are shared by the parts of a run. */
const size = (usual: number, large: number): number =>
  stress ? Math.max(usual, Math.ceil(large / parts)) : usual;

/** What each game gets of a sum that all of them share: one more game is no reason to wait longer. */
const share = (usual: number, large: number): number =>
  Math.ceil(size(usual, large) / GAME_IDS.length);

/**
 * How much the tests try that could always try more. All of them read it here. The large sizes together take two quiet
 * cores an hour and a half; parts of a run share them, down to the usual ones.
 */
export const SIZES = {
  /** Seeds begin with it: every part of a large run sees something else. */
  part,
  /** Time of a processor that the laws of all games share. */
  laws: { sumMs: size(60_000, 1_800_000), seed: `part ${part}` },
  /** Matches in which a game is held to the laws in any case, unless more was promised for it. */
  lawful: { least: size(1_000, 5_000), few: size(400, 3_000), fewest: size(250, 2_000) },
  /** Of all pairs of Orcain's hands the equilibrium is computed for one in so many; the parts of a large run share all of them. */
  hands: { oneIn: stress ? parts : 16 },
  /** Positions in which every bot is held to its contract. */
  contract: { positions: size(15, 300) },
  /** Both seats of so many pairs play at once, until a game has seen so many inputs and so many matches. */
  secrecy: { pairs: size(8, 20), inputs: share(3_600, 72_000), matches: size(8, 500) },
  /** Messages that strangers send, and after how many the heap is looked at for the first time; requests over http; broken ones as bytes. */
  fuzz: {
    early: size(20_000, 50_000),
    all: size(60_000, 650_000),
    requests: size(4_000, 250_000),
    bytes: size(800, 100_000),
  },
  /** Runs of random steps against the model, for each game: in fewer the bell may never ring. */
  model: { runs: size(15, 250) },
  /** Runs of the campaign by a player who does anything. */
  campaign: { runs: size(50, 1_000) },
  /** Kills of a process at work, for each of its kinds: for what a test kills itself; of one node and of two; and other faults, each of which takes long. */
  crash: {
    kills: size(3, 30),
    one: size(3, 168),
    two: size(3, 20),
    freezes: size(0, 7),
    databases: size(3, 7),
  },
} as const;
