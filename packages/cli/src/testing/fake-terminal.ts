import { runCommand } from "../run-command.ts";
import type { Terminal } from "../terminal.ts";

interface Spoken {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a call of `holmgang` with `answers` typed at it; without any, nobody sits at the terminal. */
export async function call(
  line: readonly string[],
  answers: readonly string[] | null = null,
): Promise<Spoken> {
  const out: string[] = [];
  const err: string[] = [];
  const rest = [...(answers ?? [])];
  const terminal: Terminal = {
    isInteractive: answers !== null,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    style: (_style, text) => text,
    ask: (prompt) => {
      out.push(prompt);
      return Promise.resolve(rest.shift() ?? null);
    },
    progress: () => {},
    pause: () => Promise.resolve(),
  };
  const code = await runCommand(line, terminal);
  return { code, out: out.join("\n"), err: err.join("\n") };
}
