import type { Bot, Budget } from "@holmgang/bots";
import { invariant } from "@holmgang/kernel";
import type { BySeat, Config, Decision, Host, Outcome, Rng, Shape } from "@holmgang/kernel";
import { fastTable, recordingTable } from "./table.ts";
import type { Recording, Table } from "./table.ts";

/** A bot with the chance it draws from. */
export interface Player {
  readonly bot: Bot<Shape>;
  readonly rng: Rng;
}

export interface MatchPlan {
  readonly host: Host;
  readonly players: Readonly<BySeat<Player>>;
  readonly config: Config<Shape>;
  readonly seed: string;
  readonly budget: Budget;
}

export interface PlayedMatch {
  readonly outcome: Outcome;
  /** Inputs it took, bells included. */
  readonly length: number;
}

/** Plays a match between bots as fast as the rules allow. */
export const playMatch = (plan: MatchPlan): PlayedMatch =>
  playAt(fastTable(plan.host, plan.config, plan.seed), plan);

/** The same match, written down. */
export function recordMatch(plan: MatchPlan): PlayedMatch & Pick<Recording, "record"> {
  const table = recordingTable(plan.host, plan.config, plan.seed);
  return { ...playAt(table, plan), record: table.record };
}

function playAt(table: Table, plan: MatchPlan): PlayedMatch {
  const waiting = new Set<number>();
  let length = 0;
  for (let open = table.decisions(); open.length > 0; open = table.decisions()) {
    const next = open.find(({ id }) => !waiting.has(id));
    if (next) {
      if (answer(table, next, plan)) waiting.add(next.id);
      length++;
    } else {
      // Every seat still open belongs to a bot that has said all it wants: the bell rings at once.
      for (const { seat } of open) table.take({ kind: "expire", seat });
      length += open.length;
    }
    invariant(length < LIMIT, `bots made ${LIMIT} inputs and the match goes on`);
  }
  const outcome = table.outcome();
  invariant(outcome !== null, "nobody is asked, and the match goes on");
  return { outcome, length };
}

const LIMIT = 100_000;

/** Lets a bot answer its question; true if it then waits for the bell. */
function answer(table: Table, { seat }: Decision, { players, budget }: MatchPlan): boolean {
  const { bot, rng } = players[seat];
  const { move, waits } = bot.choose(table.view(seat), table.legalMoves(seat), budget, rng);
  table.take({ kind: "move", seat, move });
  return waits;
}
