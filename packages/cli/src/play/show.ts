import type { Host, Journal, Shape } from "@holmgang/kernel";
import type { Style, Terminal } from "../terminal.ts";

/** Time to read one line of what happened. */
const READING_MS = 350;

/** Tells what happened as your seat hears it, at a pace one can follow. */
export async function showEvents(
  { game, words }: Host,
  events: readonly Shape["event"][],
  terminal: Terminal,
): Promise<void> {
  for (const event of events) {
    const heard = game.redact(event, 0);
    if (!heard) continue;
    terminal.out(`  ${words.event(heard, 0)}`);
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
export function endLine(host: Host, journal: Journal<Shape>, terminal: Terminal): string {
  const outcome = host.outcome(journal.position);
  if (outcome?.result === "win") {
    return outcome.seat === 0
      ? terminal.style("green", `You win: ${outcome.reason}.`)
      : terminal.style("red", `You lose: ${outcome.reason}.`);
  }
  return terminal.style(
    "yellow",
    outcome?.result === "draw" ? `A draw: ${outcome.reason}.` : `Nobody wins: ${outcome?.reason}.`,
  );
}
