import { ending } from "@holmgang/kernel";
import type { Host, Journal, Page, Shape } from "@holmgang/kernel";
import type { Style, Terminal } from "../terminal.ts";

/** Time to read one line of what happened. */
const READING_MS = 350;

/** Tells what happened as your seat hears it, at a pace one can follow. The end is said once, by the last line. */
export async function showEvents(
  { game, words, outcome }: Host,
  { journal, events }: Page<Shape>,
  terminal: Terminal,
): Promise<void> {
  const end = ending(outcome(journal.position), 0, words);
  for (const event of events) {
    const heard = game.redact(event, 0);
    const line = heard && words.event(heard, 0);
    if (line === null || line === end) continue;
    terminal.out(`  ${line}`);
    await terminal.pause(READING_MS);
  }
}

export function showView({ game, words }: Host, state: unknown, terminal: Terminal): void {
  terminal.out("");
  for (const line of words.view(game.view(state, 0)))
    terminal.out(terminal.style(styleOf(line), line));
}

function styleOf(line: string): Style {
  if (line.startsWith("You ")) return "cyan";
  if (line.startsWith("Rival ")) return "magenta";
  return line.startsWith("Round") ? "bold" : "dim";
}

/** The last line of a match, for you. */
export function endLine(
  { outcome, words }: Host,
  journal: Journal<Shape>,
  terminal: Terminal,
): string {
  const end = outcome(journal.position);
  const style = end?.result === "win" ? (end.seat === 0 ? "green" : "red") : "yellow";
  return terminal.style(style, ending(end, 0, words));
}
