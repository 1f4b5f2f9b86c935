// `npm run bench:tactics`: how fast Tactics is searched and played on one core, beside Slots and the time a copy takes.
import { generator, open, parseConfig, playout, seededRng } from "@holmgang/kernel";
import type { Game, Shape } from "@holmgang/kernel";
import { slots } from "@holmgang/slots";
import { tactics } from "@holmgang/tactics";
import type { State } from "@holmgang/tactics";
import { alphaBeta } from "../packages/bots/src/tactics/alpha-beta.ts";

const SECONDS = 5;

/** Runs a piece of work over and over for a while; how much of it was done in a second of processor time. */
function rate(work: () => number): number {
  for (const warm = Date.now(); Date.now() - warm < 1000;) work();
  const start = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < SECONDS * 1e6) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return (1e6 * done) / spent;
}

/** Positions from the middle of random matches, the same in every run. */
function positions(count: number): readonly State[] {
  return Array.from({ length: count }, (_, index) => {
    const rng = seededRng(`bench ${index}`);
    const { state } = open(tactics, config(tactics), `bench ${index}`).position;
    for (let move = 0; move < 8 + (index % 16) && !state.outcome; move++) {
      const { seat } = tactics.decisions(state)[0]!;
      const legal = tactics.legalMoves(state, seat);
      tactics.apply(state, seat, legal[rng.below(legal.length)]!, { rng });
    }
    return state;
  }).filter(({ phase, outcome }) => phase === "battle" && outcome === null);
}

function config<T extends Shape>(game: Game<T>) {
  const read = parseConfig(game, {});
  if (!read.ok) throw new Error(read.refusal.words);
  return read.value;
}

function matches<T extends Shape>(game: Game<T>): () => number {
  const rng = generator([1, 2, 3, 4]);
  const given = config(game);
  return () => {
    playout(game, game.setup(given, { rng }), rng, { rng });
    return 1;
  };
}

const middle = positions(64);
let next = 0;
const nodes = rate(() => {
  const state = middle[next++ % middle.length]!;
  const { seat } = tactics.decisions(state)[0]!;
  return alphaBeta(state, seat, tactics.legalMoves(state, seat), { nodes: 20_000 }).nodes;
});
const [ours, theirs] = [rate(matches(tactics)), rate(matches(slots))];
const line = (name: string, value: number): void =>
  console.log(`${name.padEnd(44)} ${Math.round(value).toLocaleString("en")}`);
line("positions searched a second (alpha-beta)", nodes);
line("random matches a second, Tactics", ours);
line("random matches a second, Slots", theirs);
console.log(
  `Tactics plays ${(ours / theirs).toFixed(2)} random matches in the time of one of Slots.`,
);
