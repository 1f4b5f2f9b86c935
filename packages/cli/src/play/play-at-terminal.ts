import type { Bot } from "@holmgang/bots";
import { seededRng } from "@holmgang/kernel";
import type { Config, Decision, Host, Journal, MatchRecord, Shape } from "@holmgang/kernel";
import type { Terminal } from "../terminal.ts";
import { askMove } from "./ask-move.ts";
import { endLine, showEvents } from "./show.ts";

export interface TerminalMatch {
  readonly host: Host;
  readonly bot: Bot<Shape>;
  /** Whom you may ask for a hint. */
  readonly adviser: Bot<Shape>;
  readonly config: Config<Shape>;
  readonly seed: number;
}

/** You sit first. Your seat and the bot's are asked through the same door; nobody has a clock. */
export async function playAtTerminal(
  match: TerminalMatch,
  terminal: Terminal,
): Promise<MatchRecord> {
  const { host, bot, adviser, config, seed } = match;
  const rng = seededRng(`${seed}/bot`);
  const start = performance.now();
  const waiting = new Set<number>();
  let { journal, events } = host.openJournal(config, String(seed));
  const take = async (input: Parameters<Host["append"]>[2]): Promise<void> => {
    const page = host.append(journal, Math.round(performance.now() - start), input);
    if (!page.ok) return terminal.out(terminal.style("yellow", page.refusal.words));
    ({ journal, events } = page.value);
    await showEvents(host, events, terminal);
  };
  terminal.out(
    terminal.style(
      "bold",
      `${host.words.name}: you against ${bot.name}, seed ${seed}. Type ? for help.`,
    ),
  );
  await showEvents(host, events, terminal);
  for (let open = openOf(host, journal); open.length > 0; open = openOf(host, journal)) {
    const mine = open.find(({ seat }) => seat === 0);
    const bots = open.find(({ id, seat }) => seat === 1 && !waiting.has(id));
    if (bots) {
      const { state } = journal.position;
      const choice = bot.choose(
        host.game.view(state, 1),
        host.game.legalMoves(state, 1),
        { iterations: 10_000 },
        rng,
      );
      await take({ kind: "move", seat: 1, move: choice.move });
      if (choice.waits) waiting.add(bots.id);
    } else if (mine) {
      await take(
        (await askMove({ host, adviser, terminal }, journal.position)) ?? {
          kind: "forfeit",
          seats: [0],
          reason: "resigned",
        },
      );
    } else {
      for (const { seat } of open) await take({ kind: "expire", seat });
    }
  }
  terminal.out(endLine(host, journal, terminal));
  return host.recordOf(journal);
}

const openOf = (host: Host, journal: Journal<Shape>): readonly Decision[] =>
  host.decisions(journal.position);
