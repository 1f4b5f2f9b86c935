import { rival } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { clans, copy, heroRow } from "@holmgang/clans";
import type { Clans, Move, View } from "@holmgang/clans";
import { sample } from "../bot.ts";
import type { Bot, Budget, Choice } from "../bot.ts";
import { regretMix } from "../matrix/regret-matching.ts";
import { HERO } from "./answer.ts";
import { payoff } from "./greedy-plan.ts";
import type { Contest, Plan } from "./greedy-plan.ts";
import { candidates, waysOf } from "./portfolio.ts";
import { seatOf } from "./seat-of.ts";
import type { Judge } from "./worth.ts";

/** How far a bot looks around. */
interface Level {
  readonly name: string;
  readonly about: string;
  /** Hands of the rival that are guessed. */
  readonly guesses: number;
  /** Own plans that are compared. */
  readonly plans: number;
  readonly judge: Judge;
}

/** One guess of what is hidden, and what the rival may do with it. */
interface Guess {
  readonly contest: Contest;
  readonly ways: readonly Plan[];
}

/**
 * Guesses hands of the rival, thinks of plans for both, plays every pair of them out by the rules, and mixes its own as
 * the small matrix game of them asks for: what it plays cannot be read off.
 */
export const searching = ({ name, about, guesses, plans, judge }: Level): Bot<Clans> => ({
  name,
  about,
  choose(view, _legal, budget, rng) {
    const seat = seatOf(view);
    if (drawsNow(view, seat)) return HERO;
    const all = Array.from({ length: guessesFor(budget, guesses) }, () => guess(view, judge, rng));
    const greedy = all.map(({ ways }) => ways[0]!);
    const mine = candidates(all[0]!.contest, greedy, { most: plans, rng });
    const matrix = mine.map((plan) => row(all, plan));
    return helpsNow(view, all, mine[best(matrix)]!) ? HERO : mixed(mine, matrix, rng);
  },
});

/** A thin budget guesses less; it never guesses nothing. */
const guessesFor = ({ iterations }: Budget, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(iterations / 100)));

function guess(view: View, judge: Judge, rng: Rng): Guess {
  const seat = seatOf(view);
  const state = clans.determinize(view, seat, rng);
  return {
    contest: { state, seat, judge },
    ways: waysOf({ state, seat: rival(seat), judge }, rng),
  };
}

/** What a plan brings against each way of the rival, over all guesses. */
const row = (all: readonly Guess[], plan: Plan): number[] =>
  all[0]!.ways.map((_, way) => mean(all, ({ contest, ways }) => payoff(contest, plan, ways[way]!)));

const mean = (all: readonly Guess[], value: (each: Guess) => number): number =>
  all.reduce((sum, each) => sum + value(each), 0) / all.length;

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

/** What a hero must bring now to be better used now than later. */
const HELP = 8;

/** The hero is tried with the best plan; one that draws is no matter of the board. */
function helpsNow(view: View, all: readonly Guess[], plan: Plan): boolean {
  const { own, hero } = view.seats[seatOf(view)];
  if (!own || own.heroUsedIn !== null || heroRow(hero).power === "draw") return false;
  const gain = mean(all, ({ contest, ways }) => {
    const called = copy(contest.state);
    called.seats[contest.seat].hero.usedIn = view.round;
    const against = ways[0]!;
    return payoff({ ...contest, state: called }, plan, against) - payoff(contest, plan, against);
  });
  return gain >= HELP || (view.round === view.settings.roundLimit && gain > 0);
}
