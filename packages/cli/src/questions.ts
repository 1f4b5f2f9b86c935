import { createInterface } from "node:readline";
import type { Interface } from "node:readline";

/** Asks a person one question after the other. */
export interface Questions {
  /** One line from the person; null if there will be no more (Ctrl-D). */
  ask(prompt: string): Promise<string | null>;
  /** Stops listening, so that the program can end. */
  close(): void;
}

/**
 * Listens from the first question on, through one interface: lines that arrive before they are asked for (pasted, or
 * typed ahead) wait in a queue.
 */
export function questions(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Questions {
  const early: (string | null)[] = [];
  let answer: ((line: string | null) => void) | null = null;
  let lines: Interface | null = null;
  const hear = (line: string | null): void => {
    if (!answer) return void early.push(line);
    answer(line);
    answer = null;
    lines?.setPrompt("");
  };
  return {
    async ask(prompt) {
      lines ??= listen(input, output, hear);
      const [line] = early;
      if (line === null) return null; // the end stays in the queue: it answers every question after it
      if (line !== undefined) {
        output.write(`${prompt}${line}\n`);
        return early.shift()!;
      }
      lines.setPrompt(prompt);
      lines.prompt(true);
      return await new Promise((resolve) => (answer = resolve));
    },
    close: () => lines?.close(),
  };
}

function listen(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  hear: (line: string | null) => void,
): Interface {
  const lines = createInterface({ input, output, prompt: "" });
  lines.on("line", hear);
  lines.on("error", () => lines.close()); // the terminal itself is gone
  // The end answers a question that is open, and then all that may follow.
  lines.on("close", () => {
    hear(null);
    hear(null);
  });
  return lines;
}
