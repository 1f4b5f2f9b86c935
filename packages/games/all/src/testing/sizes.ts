/** Whether the tests run in their large sizes: `npm run stress`. */
export const isStress = Boolean(process.env["STRESS"]);

const size = (usual: number, large: number): number => (isStress ? large : usual);

/** How much the tests try that could always try more. All of them read it here. */
export const SIZES = {
  /** The laws: matches of a game, unless its law kit promises more. */
  laws: { matches: size(5_000, 20_000) },
  /** Both seats of so many pairs play at once, until a game has seen so many inputs. */
  secrecy: { pairs: size(8, 20), inputs: size(1_500, 30_000) },
  /** Messages that strangers send, and after how many the heap is looked at for the first time. */
  fuzz: { early: size(20_000, 50_000), all: size(60_000, 400_000) },
  /** Runs of random steps against the model. */
  model: { runs: size(30, 300) },
  /** Kills of a process at work, for each of its kinds. */
  crash: { kills: size(3, 100) },
} as const;
