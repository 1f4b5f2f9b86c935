import type { Host, Input, Position } from "@holmgang/kernel";
import type { Terminal } from "../terminal.ts";
import { showView } from "./show.ts";

/** What you do next: a move, or null if you resign (or leave). */
export async function askMove(
  host: Host,
  { state }: Position<unknown>,
  terminal: Terminal,
): Promise<Input | null> {
  showView(host, state, terminal);
  const legal = host.game.legalMoves(state, 0);
  for (const line of columns(
    legal.map((move, index) => `${String(index + 1).padStart(2)} ${host.words.move(move)}`),
  ))
    terminal.out(line);
  const view = host.game.view(state, 0);
  for (;;) {
    const line = await terminal.ask("Your move (a number, letters, ? for help, resign): ");
    if (line === null) return null;
    const text = line.trim().toLowerCase();
    if (text === "?") for (const help of host.words.help(view)) terminal.out(help);
    else if (text === "resign" || text === "quit") {
      if (await isSure(terminal)) return null;
    } else if (text !== "") {
      const move = legal[Number(text) - 1] ?? host.words.read(line, view);
      if (!move)
        terminal.out(
          terminal.style("yellow", "That is no move. Type a number from the list, or ? for help."),
        );
      else {
        const refusal = host.game.refusal(state, 0, move);
        if (!refusal) return { kind: "move", seat: 0, move };
        terminal.out(terminal.style("yellow", refusal.words));
      }
    }
  }
}

async function isSure(terminal: Terminal): Promise<boolean> {
  const answer = await terminal.ask("Resign this match? (y/n) ");
  return answer === null || answer.trim().toLowerCase().startsWith("y");
}

const WIDTH = 80;

/** Lays short texts out side by side. */
function columns(cells: readonly string[]): readonly string[] {
  const width = Math.max(...cells.map((cell) => cell.length)) + 3;
  const across = Math.max(1, Math.floor(WIDTH / width));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += across) {
    lines.push(
      "  " +
        cells
          .slice(i, i + across)
          .map((cell) => cell.padEnd(width))
          .join("")
          .trimEnd(),
    );
  }
  return lines;
}
