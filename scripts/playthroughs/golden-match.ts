import { findBot, ROSTER } from "@holmgang/bots";
import type { Bot } from "@holmgang/bots";
import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { invariant, seededRng, writeText } from "@holmgang/kernel";
import type { Shape } from "@holmgang/kernel";
import { replaythrough } from "@holmgang/kernel/testing";
import { recordMatch } from "@holmgang/lab";

interface GoldenPlan {
  readonly seed: string;
  /** Who plays, by name; nobody said: the strongest against itself. */
  readonly bots?: readonly string[];
  /** A raw config; nothing said: the usual settings. */
  readonly config?: unknown;
}

/** A match of bots from a seed, told as golden matches are. The first line is for its author to say what it shows. */
export function goldenMatch(id: GameId, { seed, bots, config }: GoldenPlan): string {
  const host = GAMES[id];
  const parsed = host.parseConfig(config);
  invariant(parsed.ok, parsed.ok ? "" : parsed.refusal.words);
  const strongest = ROSTER[id].at(-1)!.name; // no game is listed without a bot
  const [first, second = first] = (bots ?? [strongest]).map((name) => botOf(id, name));
  invariant(first !== undefined && second !== undefined, "a match needs a bot");
  const player = (bot: Bot<Shape>, seat: number) => ({ bot, rng: seededRng(`${seed}/${seat}`) });
  const played = recordMatch({
    host,
    players: [player(first, 0), player(second, 1)],
    config: parsed.value,
    seed,
    budget: { iterations: 1000 },
  });
  const note = `;; ${first.name} against ${second.name}, seed '${seed}'.`;
  return replaythrough(host, `${note}\n${writeText(played.record())}`);
}

function botOf(id: GameId, name: string): Bot<Shape> {
  const bot = findBot(id, name);
  const names = ROSTER[id].map((each) => each.name).join(", ");
  invariant(bot !== undefined, `nobody called '${name}' plays ${id}; its bots are: ${names}`);
  return bot;
}
