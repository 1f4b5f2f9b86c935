import type { Terminal } from "./terminal.ts";

/** One verb of the command line. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly about: string;
  /** More than the one sentence, for `holmgang NAME --help`. */
  readonly details?: () => readonly string[];
  run(argv: readonly string[], terminal: Terminal): Promise<void> | void;
}
