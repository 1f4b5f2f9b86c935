import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";
import type { Fairness } from "./fairness.ts";
import type { Config, Game, Shape } from "./game.ts";
import type { Input } from "./input.ts";
import { advance, open, outcome } from "./match.ts";
import type { Position } from "./match.ts";
import { chainHeader, chainText, FORMAT, linkOf } from "./record.ts";
import type { Entry, Header, MatchRecord } from "./record.ts";
import { sha256Hex } from "./sha256.ts";

/** A match being written down: its log so far and where it stands. */
export interface Journal<T extends Shape> {
  readonly header: Header;
  readonly inputs: readonly Entry[];
  readonly chain: string;
  readonly position: Position<T["state"]>;
}

/** A journal, and what was emitted on the way to its last position. */
export interface Page<T extends Shape> {
  readonly journal: Journal<T>;
  readonly events: readonly T["event"][];
}

export function openJournal<T extends Shape>(
  game: Game<T>,
  config: Config<T>,
  seed: string,
  fairness: Fairness | null = null,
): Page<T> {
  const header: Header = {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    config,
    fairness,
    seed,
  };
  const { position, events } = open(game, config, seed);
  return { journal: { header, inputs: [], chain: chainHeader(header), position }, events };
}

/** SHA-256 of a text in UTF-8, as hex. */
type Digest = (text: string) => string;

/** Takes one input into the journal, or refuses it. */
export const append = appendWith(sha256Hex);

/** The same where there is a quicker SHA-256 than ours: to digest positions is most of what an input costs. */
export function appendWith(digest: Digest) {
  return <T extends Shape>(
    game: Game<T>,
    journal: Journal<T>,
    at: number,
    input: Input,
  ): Result<Page<T>> => {
    const last = journal.inputs.at(-1)?.at ?? 0;
    if (!Number.isSafeInteger(at) || at < last) {
      return refuse("bad-time", `An input at ${at} ms cannot follow one at ${last} ms.`);
    }
    const result = advance(game, journal.position, input);
    if (!result.ok) return result;
    const { position, events, input: taken } = result.value;
    const chain = digest(chainText(journal.chain, at, taken, position));
    const inputs = [...journal.inputs, { ...taken, at, link: linkOf(chain) }];
    return accept({ journal: { header: journal.header, inputs, chain, position }, events });
  };
}

export const recordOf = <T extends Shape>(game: Game<T>, journal: Journal<T>): MatchRecord => ({
  ...journal.header,
  inputs: journal.inputs,
  outcome: outcome(game, journal.position),
  hash: journal.chain,
});
