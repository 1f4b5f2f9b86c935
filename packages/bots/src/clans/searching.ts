import { rival } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { clans, copy, heroRow } from "@holmgang/clans";
import type { Clans, Move, Placement, State, View } from "@holmgang/clans";
import { sample } from "../bot.ts";
import type { Bot, Budget, Choice } from "../bot.ts";
import { regretMix } from "../matrix/regret-matching.ts";
import { HERO } from "./answer.ts";
import { payoff } from "./greedy-plan.ts";
import { candidates, waysOf } from "./portfolio.ts";
import { seatOf } from "./seat-of.ts";

type Plan = readonly Placement[];

/** How far a bot looks around. */
interface Level {
  readonly name: string;
  readonly about: string;
  /** Hands of the rival that are guessed. */
  readonly guesses: number;
  /** Own plans that are compared. */
  readonly plans: number;
}

/**
 * Guesses hands of the rival, thinks of plans for both, plays every pair of them out by the rules, and mixes its own as
 * the small matrix game of them asks for: what it plays cannot be read off.
 */
export const searching = ({ name, about, guesses, plans }: Level): Bot<Clans> => ({
  name,
  about,
  choose(view, _legal, budget, rng) {
    const seat = seatOf(view);
    if (drawsNow(view, seat)) return HERO;
    const states = Array.from({ length: guessesFor(budget, guesses) }, () =>
      clans.determinize(view, seat, rng),
    );
    const theirs = states.map((state) => waysOf(state, rival(seat), rng));
    const mine = candidates(
      states[0]!,
      seat,
      theirs.map(([greedy = []]) => greedy),
      { most: plans, rng },
    );
    const matrix = mine.map((plan) => row(states, seat, plan, theirs));
    if (helpsNow(view, states, seat, { plan: mine[best(matrix)]!, theirs })) return HERO;
    return mixed(mine, matrix, rng);
  },
});

/** A thin budget guesses less; it never guesses nothing. */
const guessesFor = ({ iterations }: Budget, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(iterations / 100)));

/** What a plan brings against each way of the rival, over all guessed hands. */
const row = (
  states: readonly State[],
  seat: Seat,
  plan: Plan,
  theirs: readonly (readonly Plan[])[],
): number[] =>
  theirs[0]!.map(
    (_, way) =>
      states.reduce(
        (sum, state, guess) => sum + payoff(state, seat, plan, theirs[guess]![way]!),
        0,
      ) / states.length,
  );

/** The row that is best against an even rival. */
function best(matrix: readonly (readonly number[])[]): number {
  const sums = matrix.map((values) => values.reduce((sum, value) => sum + value, 0));
  return sums.indexOf(Math.max(...sums));
}

function mixed(
  plans: readonly Plan[],
  matrix: readonly (readonly number[])[],
  rng: Rng,
): Choice<Move> {
  const mix = regretMix(matrix, ROUNDS);
  const moves = plans.map((plan): Move => ({ kind: "submit", plan }));
  const index = sample(mix, rng);
  return {
    move: moves[index]!,
    waits: false,
    value: Math.tanh(matrix[index]![0]! / SCALE),
    candidates: moves.map((move, i) => ({ move, chance: mix[i]! })),
  };
}

const ROUNDS = 400;
/** An advantage of so much crystal HP is worth about three quarters of a win. */
const SCALE = 60;

/** More cards are better sooner, as soon as the hand has room for them. */
function drawsNow({ seats, settings }: View, seat: Seat): boolean {
  const { own, hero } = seats[seat];
  if (!own || own.heroUsedIn !== null || heroRow(hero).power !== "draw") return false;
  return own.hand.length + heroRow(hero).amount <= settings.handLimit && own.deck.length > 0;
}

interface Prospect {
  readonly plan: Plan;
  readonly theirs: readonly (readonly Plan[])[];
}

/** What a hero must bring now to be better used now than later. */
const HELP = 8;

/** The hero is tried with the best plan; one that draws is no matter of the board. */
function helpsNow(
  { seats, round, settings }: View,
  states: readonly State[],
  seat: Seat,
  { plan, theirs }: Prospect,
): boolean {
  const { own, hero } = seats[seat];
  if (!own || own.heroUsedIn !== null || heroRow(hero).power === "draw") return false;
  const gain = states.reduce((sum, state, guess) => {
    const called = copy(state);
    called.seats[seat].hero.usedIn = round;
    const against = theirs[guess]![0]!;
    return sum + payoff(called, seat, plan, against) - payoff(state, seat, plan, against);
  }, 0);
  return gain / states.length >= HELP || (round === settings.roundLimit && gain > 0);
}
