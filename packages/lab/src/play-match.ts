import type { Bot, Budget } from "@holmgang/bots";
import { invariant, untimedExpiry } from "@holmgang/kernel";
import type { BySeat, Config, Decision, Host, Outcome, Rng, Seat, Shape } from "@holmgang/kernel";
import { fastMatch, recordedMatch } from "./live-match.ts";
import type { RecordedMatch, LiveMatch } from "./live-match.ts";

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
  /** The seat that was first asked alone, what both were asked at once aside; null where that never came. */
  readonly beginner: Seat | null;
}

/** Plays a match between bots as fast as the rules allow. */
export const playMatch = (plan: MatchPlan): PlayedMatch =>
  playAt(fastMatch(plan.host, plan.config, plan.seed), plan);

/** The same match, written down. */
export function recordMatch(plan: MatchPlan): PlayedMatch & Pick<RecordedMatch, "record"> {
  const match = recordedMatch(plan.host, plan.config, plan.seed);
  return { ...playAt(match, plan), record: match.record };
}

function playAt(match: LiveMatch, plan: MatchPlan): PlayedMatch {
  const waiting = new Set<number>();
  const together = new Set<number>();
  let beginner: Seat | null = null;
  let length = 0;
  for (let open = match.decisions(); open.length > 0; open = match.decisions()) {
    for (const { id, follows = id } of open)
      if (open.length > 1 || together.has(follows)) together.add(id);
    const [first] = open;
    if (first && !together.has(first.id)) beginner ??= first.seat;
    const next = open.find(({ id }) => !waiting.has(id));
    if (next) {
      if (answer(match, next, plan)) waiting.add(next.id);
      length++;
    } else {
      // Every seat still open belongs to a bot that has said all it wants: the bell rings at once.
      for (const decision of open) match.take(untimedExpiry(decision));
      length += open.length;
    }
    invariant(length < LIMIT, `bots made ${LIMIT} inputs and the match goes on`);
  }
  const outcome = match.outcome();
  invariant(outcome !== null, "nobody is asked, and the match goes on");
  return { outcome, length, beginner };
}

const LIMIT = 100_000;

/** Lets a bot answer its question; true if it then waits for the bell. */
function answer(match: LiveMatch, { seat }: Decision, { players, budget }: MatchPlan): boolean {
  const { bot, rng } = players[seat];
  const { move, waits } = bot.choose(match.view(seat), match.legalMoves(seat), budget, rng);
  match.take({ kind: "move", seat, move });
  return waits;
}
