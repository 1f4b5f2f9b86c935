// One contender in a process of its own: warms up, then plays for the time given and prints its sample.
// Usage: child.ts CONTENDER WARM-MS RUN-MS
import { CONTENDERS, isNodeContender } from "./contenders.ts";
import { newTally } from "./tally.ts";
import type { PlayMatches, Sample } from "./tally.ts";

/** Long enough that reading the clock costs nothing, short enough for the slowest. */
const BATCH = 200;

const [, , name, warmMs, runMs] = process.argv;
if (!isNodeContender(name)) throw new Error(`there is no contender '${name}'`);
const play = await CONTENDERS[name]();
time(play, Number(warmMs));
console.log(JSON.stringify(time(play, Number(runMs))));

function time(playMatches: PlayMatches, milliseconds: number): Sample {
  const tally = newTally();
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < milliseconds) {
    playMatches(BATCH, tally);
    elapsed = performance.now() - start;
  }
  return { ...tally, seconds: elapsed / 1000 };
}
