import { setTimeout as sleep } from "node:timers/promises";
import { SEATS, seededRng } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import type { Crowd } from "../../packages/cli/src/load/crowd.ts";
import { turn } from "../../packages/cli/src/load/turns.ts";
import { stagger } from "../../packages/cli/src/load/stagger.ts";
import type { OpenPair, Pair } from "./pair.ts";

/** A crowd at a rival's server: the same turns by lot, the same pauses, the same watch as at ours. */
export async function crowdOf(
  openPair: OpenPair,
  address: string,
  { matches, thinkMs }: { matches: number; thinkMs: number },
): Promise<Crowd> {
  const pairs: Pair[] = [];
  for (let index = 0; index < matches; index++) pairs.push(await openPair(address));
  let times: number[] = [];
  const goingHome = new AbortController();

  async function takeTurn(pair: Pair, seat: Seat, rng: Rng): Promise<boolean> {
    for (const move of turn(rng)) {
      await sleep(rng.below(thinkMs));
      const start = performance.now();
      await pair.move(seat, move);
      times.push(performance.now() - start);
    }
    return pair.roundEnds(seat);
  }

  async function keepPlaying(pair: Pair, rng: Rng): Promise<void> {
    while (!goingHome.signal.aborted) {
      await pair.sit();
      let goesOn = true;
      while (goesOn) {
        const seen = await Promise.all(SEATS.map((seat) => takeTurn(pair, seat, rng)));
        goesOn = seen.every(Boolean);
      }
    }
  }

  return {
    start: () =>
      stagger(
        pairs.map((pair, index) => () => keepPlaying(pair, seededRng(`pair ${index}`))),
        thinkMs,
      ),
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    complaints: () => [],
    turnedAway: () => ({ refused: 0, neverBegun: 0 }),
    leave() {
      goingHome.abort();
      for (const pair of pairs) pair.leave();
    },
  };
}
