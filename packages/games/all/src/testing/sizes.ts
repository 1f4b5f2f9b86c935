/** `k/n` while `npm run stress` runs the tests in their large sizes: which of how many parts of them. */
const stress = /^(\d+)\/(\d+)$/.exec(process.env["STRESS"] ?? "");
const [part, parts] = [Number(stress?.[1] ?? 0), Number(stress?.[2] ?? 1)];

/** Large sizes are shared by the parts of a run. */
const size = (usual: number, large: number): number =>
  stress ? Math.max(usual, Math.ceil(large / parts)) : usual;

/** How much the tests try that could always try more. All of them read it here. */
export const SIZES = {
  /** Seeds begin with it: every part of a large run sees something else. */
  part,
  /** Time of a processor that the laws of all games share. */
  laws: { sumMs: size(60_000, 3_600_000), seed: `part ${part}` },
  /** Of all pairs of Orcain's hands the equilibrium is computed for one in so many; the parts of a large run share all of them. */
  hands: { oneIn: stress ? parts : 8 },
  /** Positions in which every bot is held to its contract. */
  contract: { positions: size(30, 300) },
  /** Both seats of so many pairs play at once, until a game has seen so many inputs. */
  secrecy: { pairs: size(8, 20), inputs: size(1_500, 30_000) },
  /** Messages that strangers send, and after how many the heap is looked at for the first time. */
  fuzz: { early: size(20_000, 50_000), all: size(60_000, 400_000) },
  /** Runs of random steps against the model. */
  model: { runs: size(30, 300) },
  /** Kills of a process at work, for each of its kinds. */
  crash: { kills: size(3, 100) },
} as const;
