import type { Fairness } from "./fairness.ts";
import { parseConfig } from "./config.ts";
import type { Config, Decision, Game, Outcome, Shape } from "./game.ts";
import type { Input } from "./input.ts";
import { append, openJournal, recordOf } from "./journal.ts";
import type { Journal, Page } from "./journal.ts";
import { advance, decisions, open, outcome } from "./match.ts";
import type { Opening, Position, Step } from "./match.ts";
import type { MatchRecord } from "./record.ts";
import { replay } from "./replay.ts";
import type { Result } from "./result.ts";
import { verify } from "./verify.ts";
import type { Verified } from "./verify.ts";
import type { Words } from "./words.ts";

/** The engine around one game, for programs that know no games: states, moves, events and views are opaque data. */
export interface Host {
  readonly game: Game<Shape>;
  readonly words: Words<Shape>;
  parseConfig(raw: unknown): Result<Config<Shape>>;
  open(config: Config<Shape>, seed: string): Opening<Shape>;
  advance(position: Position<unknown>, input: Input): Result<Step<Shape>>;
  decisions(position: Position<unknown>): readonly Decision[];
  outcome(position: Position<unknown>): Outcome | null;
  openJournal(config: Config<Shape>, seed: string, fairness?: Fairness | null): Page<Shape>;
  append(journal: Journal<Shape>, at: number, input: Input): Result<Page<Shape>>;
  recordOf(journal: Journal<Shape>): MatchRecord;
  replay(record: MatchRecord, until?: number): Result<readonly Page<Shape>[]>;
  verify(record: MatchRecord): Result<Verified>;
}

/**
 * A game with its types erased. Sound as long as a host gives a game only the configs, states and moves that came out
 * of the same game, and that is all these functions do.
 */
export function host<T extends Shape>(typed: Game<T>, typedWords: Words<T>): Host {
  const game: Game<Shape> = typed;
  const words: Words<Shape> = typedWords;
  return {
    game,
    words,
    parseConfig: (raw) => parseConfig(game, raw),
    open: (config, seed) => open(game, config, seed),
    advance: (position, input) => advance(game, position, input),
    decisions: (position) => decisions(game, position),
    outcome: (position) => outcome(game, position),
    openJournal: (config, seed, fairness) => openJournal(game, config, seed, fairness),
    append: (journal, at, input) => append(game, journal, at, input),
    recordOf: (journal) => recordOf(game, journal),
    replay: (record, until) => replay(game, record, until),
    verify: (record) => verify(game, record),
  };
}
