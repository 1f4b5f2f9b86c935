import type { MatchRecord, Result, Seat, Verified } from "@holmgang/kernel";
import type { Told } from "../match/feed.ts";
import type { Frame } from "./frames.ts";
import type { Review } from "../game/judgement.ts";
import type { SimulationPlan, SimulationReport } from "./simulate.ts";

/** A match against a bot in this browser, before its first input. */
export interface LocalPlan {
  readonly game: string;
  /** Null is as in the rules, without a clock. */
  readonly settings: unknown;
  /** What the person brings and what the bot brings; null is what the game gives to those who bring nothing. */
  readonly entry: unknown;
  readonly botEntry: unknown;
  /** The bot's name in its game's roster. */
  readonly bot: string;
  /** The person's seat. */
  readonly seat: Seat;
  readonly seed: string;
  /** Where it leads on to, if it is a part of something larger. */
  readonly back?: string | null;
  /** What the bot is called there. */
  readonly rival?: string | null;
}

/** Everything the engine can be asked: what it needs to know, and what it answers. A new skill is one row. */
interface Skills {
  open: { ask: { readonly plan: LocalPlan }; answer: null };
  resume: { ask: { readonly plan: LocalPlan; readonly record: MatchRecord }; answer: null };
  move: { ask: { readonly question: number; readonly move: unknown }; answer: null };
  resign: { ask: object; answer: null };
  /** A match between two bots, as a spectator hears it. */
  exhibit: {
    ask: {
      readonly game: string;
      readonly bots: readonly [string, string];
      readonly entries: readonly [unknown, unknown] | undefined;
      readonly settings?: Readonly<Record<string, unknown>> | undefined;
      readonly seed: string;
    };
    answer: readonly Told[];
  };
  /** A record input by input, as everybody was told of it. */
  frames: { ask: { readonly record: MatchRecord }; answer: readonly Frame[] };
  /** Plays a record again and compares everything: its chain, its outcome, its commitment. */
  verify: { ask: { readonly record: MatchRecord }; answer: Verified };
  /** Looks back on a match: what was good, what was luck. */
  review: { ask: { readonly record: MatchRecord }; answer: Review };
  /** Tries something out in many matches; how it stands is told meanwhile. */
  simulate: { ask: SimulationPlan; answer: SimulationReport };
}

export type Skill = keyof Skills;
export type AskOf<K extends Skill> = { readonly kind: K } & Skills[K]["ask"];
export type AnswerOf<K extends Skill> = Result<Skills[K]["answer"]>;
type Ask = { [K in Skill]: AskOf<K> }[Skill];

export type Asked = Ask & { readonly id: number };

/** What the engine says of its own accord, or in answer. */
export type Said =
  | { readonly kind: "answer"; readonly re: number; readonly answer: AnswerOf<Skill> }
  /** The record is what has to be kept to go on after a reload. */
  | { readonly kind: "told"; readonly told: Told; readonly record: MatchRecord }
  /** How a simulation stands that goes on. */
  | { readonly kind: "progress"; readonly report: SimulationReport }
  /** The engine broke; the match cannot go on here. */
  | { readonly kind: "broken"; readonly words: string };
