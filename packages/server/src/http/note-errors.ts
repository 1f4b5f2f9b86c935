import type { Logger } from "pino";

/** The last errors of our own, for the admin page; all of them go to the log. */
export interface ErrorNotes {
  note(this: void, error: unknown): void;
  recent(): readonly NotedError[];
}

interface NotedError {
  readonly at: number;
  readonly words: string;
}

const MOST = 50;

export function noteErrors(log: Logger, now: () => number): ErrorNotes {
  const notes: NotedError[] = [];
  return {
    note(error) {
      // Not the error itself: a database's names the values of its query, and those may be secrets.
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      log.error({ err: { type: name, message, stack } }, "something went wrong");
      notes.push({ at: now(), words: `${name}: ${message}` });
      if (notes.length > MOST) notes.shift();
    },
    recent: () => notes,
  };
}
