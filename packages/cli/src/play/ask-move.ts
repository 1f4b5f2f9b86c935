import type { Bot } from "@holmgang/bots";
import type { Host, Input, Position, Shape } from "@holmgang/kernel";
import { printable } from "../printable.ts";
import type { Terminal } from "../terminal.ts";
import { hintLine } from "./hint.ts";
import { showView } from "./show.ts";

/** Who takes part in asking you. */
interface Asking {
  readonly host: Host;
  readonly adviser: Bot<Shape>;
  readonly terminal: Terminal;
}

/** What you do next: a move, or null if you resign (or leave). */
export async function askMove(
  { host, adviser, terminal }: Asking,
  { state }: Position<unknown>,
): Promise<Input | null> {
  const legal = host.game.legalMoves(state, 0);
  const view = host.game.view(state, 0);
  const warn = (text: string): void => terminal.out(terminal.style("yellow", printable(text)));
  showView(host, state, terminal);
  for (const line of columns(
    legal.map((move, i) => `${String(i + 1).padStart(2)} ${host.words.move(move, 0)}`),
  ))
    terminal.out(line);
  for (;;) {
    const line = await terminal.ask("Your move (a number or letters; ?, hint, resign): ");
    const text = line?.trim().toLowerCase();
    if (text === undefined || (isLeaving(text) && (await isSure(terminal)))) return null;
    if (text === "" || isLeaving(text)) continue;
    if (text === "?") for (const help of host.words.help(view)) terminal.out(help);
    else if (text === "hint")
      terminal.out(terminal.style("dim", hintLine(host, adviser, view, legal)));
    else {
      const move = listed(text, legal) ?? host.words.read(text, view);
      const refusal = move && host.game.refusal(state, 0, move);
      if (move && !refusal) return { kind: "move", seat: 0, move };
      warn(
        refusal ? refusal.words : "That is no move. Type a number from the list, or ? for help.",
      );
    }
  }
}

/** The move that a number from the list stands for. `1.0`, `0x1` and `1e0` are no such numbers. */
const listed = (text: string, legal: readonly Shape["move"][]): Shape["move"] | undefined =>
  /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined;

const isLeaving = (text: string): boolean => text === "resign" || text === "quit";

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
