import type { Bot } from "@holmgang/bots";
import { seededRng, untimedExpiry } from "@holmgang/kernel";
import type {
  Config,
  Decision,
  Host,
  Input,
  Journal,
  MatchRecord,
  Rng,
  Shape,
} from "@holmgang/kernel";
import { printable } from "../printable.ts";
import type { Terminal } from "../terminal.ts";
import { askMove } from "./ask-move.ts";
import { endLine, showEvents } from "./show.ts";

interface TerminalMatch {
  readonly host: Host;
  readonly bot: Bot<Shape>;
  /** Whom you may ask for a hint. */
  readonly adviser: Bot<Shape>;
  readonly config: Config<Shape>;
  readonly seed: number;
}

/** A match under way. */
interface Sitting extends TerminalMatch {
  readonly terminal: Terminal;
  readonly rng: Rng;
  readonly startMs: number;
  /** The bot's questions that it has answered as far as it wants to, by id: they end with the bell. */
  readonly waiting: Set<number>;
  journal: Journal<Shape>;
}

/** You sit first. Your seat and the bot's are asked through the same door; nobody has a clock. */
export async function playAtTerminal(
  match: TerminalMatch,
  terminal: Terminal,
): Promise<MatchRecord> {
  const sitting = await sitDown(match, terminal);
  const { host } = match;
  for (let open = openAt(sitting); open.length > 0; open = openAt(sitting)) {
    const bots = open.find(({ id, seat }) => seat === 1 && !sitting.waiting.has(id));
    if (bots) await takeBots(sitting, bots);
    else if (open.some(({ seat }) => seat === 0)) await takeYours(sitting);
    else await ringBells(sitting, open);
  }
  terminal.out(endLine(host, sitting.journal, terminal));
  return host.recordOf(sitting.journal);
}

async function sitDown(match: TerminalMatch, terminal: Terminal): Promise<Sitting> {
  const { host, bot, config, seed } = match;
  const page = host.openJournal(config, String(seed));
  const title = `${host.words.name}: you against ${bot.name}, seed ${seed}. Type ? for help.`;
  terminal.out(terminal.style("bold", title));
  await showEvents(host, page, terminal);
  return {
    ...match,
    terminal,
    rng: seededRng(`${seed}/bot`),
    startMs: performance.now(),
    waiting: new Set(),
    journal: page.journal,
  };
}

const openAt = ({ host, journal }: Sitting): readonly Decision[] =>
  host.decisions(journal.position);

async function takeBots(sitting: Sitting, { id }: Decision): Promise<void> {
  const { host, bot, rng, waiting } = sitting;
  const { state } = sitting.journal.position;
  const budget = { iterations: 10_000 };
  const choice = bot.choose(host.game.view(state, 1), host.game.legalMoves(state, 1), budget, rng);
  await take(sitting, { kind: "move", seat: 1, move: choice.move });
  if (choice.waits) waiting.add(id);
}

async function takeYours(sitting: Sitting): Promise<void> {
  const move = await askMove(sitting, sitting.journal.position);
  await take(sitting, move ?? { kind: "forfeit", seats: [0], reason: "resigned" });
}

async function ringBells(sitting: Sitting, open: readonly Decision[]): Promise<void> {
  for (const decision of open) await take(sitting, untimedExpiry(decision));
}

async function take(sitting: Sitting, input: Input): Promise<void> {
  const { host, terminal, startMs } = sitting;
  const page = host.append(sitting.journal, Math.round(performance.now() - startMs), input);
  if (!page.ok) return terminal.out(terminal.style("yellow", printable(page.refusal.words)));
  sitting.journal = page.value.journal;
  await showEvents(host, page.value, terminal);
}
