import { styleText } from "node:util";
import { codeOf } from "./complaint.ts";
import { questions } from "./questions.ts";
import type { Questions } from "./questions.ts";

export type Style = "bold" | "dim" | "red" | "green" | "yellow" | "cyan" | "magenta";

/** Where a command speaks and listens. */
export interface Terminal {
  /** A person sits at it, at both ends. */
  readonly isInteractive: boolean;
  out(line: string): void;
  err(line: string): void;
  /** The text in a style, or plain where styles are not shown. */
  style(style: Style, text: string): string;
  /** One line from the person; null if there will be no more. */
  ask(prompt: string): Promise<string | null>;
  /** Overwrites one line of progress, where there is a screen to show it on. */
  progress(line: string): void;
  pause(ms: number): Promise<void>;
}

/** The terminal this program runs in. `close` stops listening, so that the program can end. */
export function processTerminal(): Terminal & Pick<Questions, "close"> {
  const { stdin, stdout, stderr } = process;
  const { ask, close } = questions(stdin, stdout);
  stdout.on("error", endUnheard);
  stderr.on("error", () => {}); // complaints that nobody reads change nothing: the exit code remains
  return {
    isInteractive: stdin.isTTY && stdout.isTTY,
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    style: (style, text) => styleText(style, text, { stream: stdout }),
    ask,
    progress: (line) => void (stderr.isTTY && stderr.write(`\r\x1b[2K${line}`)),
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    close,
  };
}

/** A reader that has heard enough (`| head -1`) is no mistake; a full disk is. */
function endUnheard(error: Error): never {
  const code = codeOf(error);
  if (code === "EPIPE") process.exit();
  process.stderr.write(`holmgang: the output cannot be written (${code})\n`);
  process.exit(2);
}
