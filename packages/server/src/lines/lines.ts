import type { Message } from "@holmgang/protocol";
import type { Line } from "./line.ts";

/** The lines open on this node. */
export interface Lines {
  add(line: Line): void;
  /** False if it was not there any more. */
  remove(line: Line): boolean;
  of(account: string): ReadonlySet<Line>;
  all(): Iterable<Line>;
  /** A line has heard of a match: from us, so it is given the updates, or by itself, so it asks for them. */
  learns(line: Line, match: string, how: Knowledge): void;
  knows(line: Line, match: string): Knowledge | null;
  /** Says something to every line of an account. */
  tell(account: string, message: Message): void;
}

type Knowledge = "from us" | "by itself";

/** Matches a line is remembered to know of: more than it can be in at once. */
const MOST_KNOWN = 64;

const NONE: ReadonlySet<Line> = new Set();

export function openLines(): Lines {
  const byAccount = new Map<string, Set<Line>>();
  const known = new WeakMap<Line, Map<string, Knowledge>>();
  return {
    add(line) {
      const lines = byAccount.get(line.account.id) ?? new Set();
      byAccount.set(line.account.id, lines.add(line));
    },
    remove(line) {
      const lines = byAccount.get(line.account.id);
      const isRemoved = lines?.delete(line) ?? false;
      if (lines?.size === 0) byAccount.delete(line.account.id);
      return isRemoved;
    },
    of: (account) => byAccount.get(account) ?? NONE,
    all: () => [...byAccount.values()].flatMap((lines) => [...lines]),
    learns(line, match, how) {
      const matches = known.get(line) ?? new Map<string, Knowledge>();
      known.set(line, matches.set(match, how));
      if (matches.size > MOST_KNOWN) matches.delete(matches.keys().next().value!);
    },
    knows: (line, match) => known.get(line)?.get(match) ?? null,
    tell(account, message) {
      for (const line of byAccount.get(account) ?? NONE) line.say(message);
    },
  };
}
