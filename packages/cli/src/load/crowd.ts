import type { GameId } from "@holmgang/games";
import { seededRng } from "@holmgang/kernel";
import { openPlayer } from "./player.ts";
import type { Player } from "./player.ts";
import { stagger } from "./stagger.ts";
import { turnsOf } from "./turns.ts";

/** Two players for each match, all at one server. */
export interface Crowd {
  /** Lets everybody play; resolves when all have begun. */
  start(): Promise<void>;
  /** How long each acknowledgement has taken since this was last asked, in milliseconds. */
  takeTimes(): number[];
  complaints(): readonly string[];
  /** How often somebody was told that no new match begins, and how many have not begun any. */
  turnedAway(): { readonly refused: number; readonly neverBegun: number };
  leave(): void;
}

/** Guests that are let in at the same time: a server that is stormed answers nobody. */
const AT_ONCE = 16;
const PATIENCE_MS = 5_000;

interface CrowdPlan {
  readonly game: GameId;
  readonly matches: number;
  readonly thinkMs: number;
  readonly seed: number;
}

export async function openCrowd(
  address: string,
  { game, matches, thinkMs, seed }: CrowdPlan,
): Promise<Crowd> {
  const players: Player[] = [];
  const complaints: string[] = [];
  let times: number[] = [];
  let refused = 0;
  const idle = new Set<number>();
  const witnessOf = (index: number) => ({
    acknowledged: (ms: number) => void times.push(ms),
    complain: (words: string) => void complaints.push(words),
    begun: () => void idle.delete(index),
    refused: () => void refused++,
    ended: () => {},
  });
  while (players.length < 2 * matches) {
    const some = Math.min(AT_ONCE, 2 * matches - players.length);
    players.push(
      ...(await Promise.all(
        Array.from({ length: some }, (_, index) => {
          const number = players.length + index;
          const rng = seededRng(`${seed} ${number}`);
          idle.add(number);
          return openPlayer({
            addresses: [address],
            game,
            rng,
            turn: turnsOf(game, rng),
            thinkMs,
            patienceMs: PATIENCE_MS,
            witness: witnessOf(number),
          });
        }),
      )),
    );
  }
  return {
    start: () =>
      stagger(
        players.map((player) => player.start),
        thinkMs,
      ),
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    complaints: () => complaints,
    turnedAway: () => ({ refused, neverBegun: idle.size }),
    leave() {
      for (const player of players) player.leave();
    },
  };
}
