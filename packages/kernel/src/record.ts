import { canonical } from "./canonical.ts";
import type { Fairness } from "./fairness.ts";
import type { Outcome } from "./game.ts";
import type { Input } from "./input.ts";
import type { Position } from "./match.ts";
import { sha256Hex } from "./sha256.ts";
import type { BySeat } from "./seat.ts";

/** The shape of record files, raised when the file changes and not the rules. */
export const FORMAT = 1;

/** What a match is before its first input. */
export interface Header {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly config: { readonly settings: unknown; readonly entries: Readonly<BySeat<unknown>> };
  /** Null where there is nobody to prove anything to: a match against oneself, offline. */
  readonly fairness: Fairness | null;
  readonly seed: string;
}

/** One input of the log. */
export type Entry = Input & {
  /** Whole milliseconds since the match opened. Rules never read it. */
  readonly at: number;
  /** The beginning of the chain after this input: it finds the first one that was changed. */
  readonly link: string;
};

/** A match as a file: all else is derived from it. */
export interface MatchRecord extends Header {
  readonly inputs: readonly Entry[];
  readonly outcome: Outcome | null;
  /** The chain at the end. */
  readonly hash: string;
}

/** The fields of a record, in the order they are written. */
export const RECORD_FIELDS = [
  "format",
  "game",
  "rules",
  "config",
  "fairness",
  "seed",
  "outcome",
  "hash",
  "inputs",
] as const satisfies readonly (keyof MatchRecord)[];

/** The chain begins with the header … */
export const chainHeader = (header: Header): string => sha256Hex(canonical(headerOf(header)));

/** … and takes in every input with the position it led to, so that a draft overwritten later is still found. */
export const chainInput = (
  chain: string,
  at: number,
  input: Input,
  position: Position<unknown>,
): string => sha256Hex(chainText(chain, at, input, position));

/** What a link of the chain is the digest of. */
export const chainText = (
  chain: string,
  at: number,
  input: Input,
  position: Position<unknown>,
): string => `${chain}\n${canonical({ at, input })}\n${canonical(position)}`;

export const linkOf = (chain: string): string => chain.slice(0, 16);

function headerOf({ format, game, rules, config, fairness, seed }: Header): Header {
  return { format, game, rules, config, fairness, seed };
}

/** The input of an entry alone. */
export function inputOf(entry: Entry): Input {
  const { at: _at, link: _link, ...input } = entry;
  return input;
}
