import type { Message } from "@holmgang/protocol";
import type { Line } from "./line.ts";

/** The lines open on this node. */
export interface Lines {
  add(line: Line): void;
  /** False if it was not there any more. */
  remove(line: Line): boolean;
  of(account: string): ReadonlySet<Line>;
  all(): Iterable<Line>;
  /** Says something to every line of an account. */
  tell(account: string, message: Message): void;
}

const NONE: ReadonlySet<Line> = new Set();

export function openLines(): Lines {
  const byAccount = new Map<string, Set<Line>>();
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
    tell(account, message) {
      for (const line of byAccount.get(account) ?? NONE) line.say(message);
    },
  };
}
