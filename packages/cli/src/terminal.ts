import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";

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

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    isInteractive: stdin.isTTY && stdout.isTTY,
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    style: (style, text) => styleText(style, text, { stream: stdout }),
    async ask(prompt) {
      const lines = createInterface({ input: stdin, output: stdout });
      const closed = new Promise<null>((resolve) => lines.once("close", () => resolve(null)));
      const answer = await Promise.race([lines.question(prompt), closed]);
      lines.close();
      return answer;
    },
    progress: (line) => void (stderr.isTTY && stderr.write(`\r\x1b[2K${line}`)),
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  };
}
