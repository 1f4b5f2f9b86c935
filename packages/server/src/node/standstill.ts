import type { Line } from "../lines/line.ts";

/** A node that stood still this long cannot tell who has gone meanwhile, or what came in when. */
const STANDSTILL_MS = 2_000;
/** It looks at its clock this often. */
const LOOK_MS = 500;

/** Notices that this node has stood still: frozen, starved, or busy with itself. That is a fault of ours and nobody else's. */
export interface Standstill {
  /**
   * Looks, and waits until what a standstill took has been made up for. Whatever came in or fell due meanwhile waits
   * for this before it counts.
   */
  over(): Promise<void>;
  /** How long ago the last one ended: `Infinity` if there was none. */
  ago(): number;
  /** Whoever is on this line is asked for a sign of life after every standstill. */
  watch(line: Line, askForLife: () => void): void;
  /** A sign of life. */
  heard(line: Line): void;
  /** Whether nothing was heard on this line since the node stood still: if it closes now, it closed meanwhile. */
  isUnheard(line: Line): boolean;
  unwatch(line: Line): void;
  stop(): void;
}

interface Watched {
  readonly askForLife: () => void;
  isUnheard: boolean;
}

/** `makeUp` is called with how long it was. */
export function openStandstill(
  makeUp: (ms: number) => Promise<void>,
  now: () => number = () => performance.now(),
): Standstill {
  const lines = new Map<Line, Watched>();
  let last = now();
  let ended = -Infinity;
  let madeUp = Promise.resolve();

  function look(): void {
    const ms = now() - last;
    last += ms;
    if (ms <= STANDSTILL_MS) return;
    ended = last;
    for (const line of lines.values()) {
      line.isUnheard = true;
      line.askForLife();
    }
    madeUp = madeUp.then(() => makeUp(Math.ceil(ms)));
  }

  const timer = setInterval(look, LOOK_MS).unref();
  return {
    over() {
      look();
      return madeUp;
    },
    ago() {
      look();
      return last - ended;
    },
    watch: (line, askForLife) => void lines.set(line, { askForLife, isUnheard: false }),
    heard(line) {
      const known = lines.get(line);
      if (known) known.isUnheard = false;
    },
    isUnheard: (line) => lines.get(line)?.isUnheard ?? false,
    unwatch: (line) => void lines.delete(line),
    stop: () => clearInterval(timer),
  };
}

/** For a node whose time is turned by hand. */
export const NEVER_STILL: Standstill = {
  over: () => Promise.resolve(),
  ago: () => Infinity,
  watch() {},
  heard() {},
  isUnheard: () => false,
  unwatch() {},
  stop() {},
};
