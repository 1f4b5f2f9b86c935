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

/** Plays a match between bots as fast as the rules allow, with the rules' own chance given. */
export const playMatch = (plan: MatchPlan, chance: Rng): PlayedMatch =>
  playAt(fastMatch(plan.host, plan.config, chance), plan);

/** The same match, written down. */
export function recordMatch(plan: MatchPlan): PlayedMatch & Pick<RecordedMatch, "record"> {
  const match = recordedMatch(plan.host, plan.config, plan.seed);
  return { ...playAt(match, plan), record: match.record };
}

function playAt(match: LiveMatch, plan: MatchPlan): PlayedMatch {
  // By seat, the question it waits on, and the last it was asked together with its rival. An id never returns.
  const waiting: BySeat<number> = [NONE, NONE];
  const together: BySeat<number> = [NONE, NONE];
  let beginner: Seat | null = null;
  let length = 0;
  for (let open = match.decisions(); open.length > 0; open = match.decisions()) {
    beginner ??= askedAlone(open, together);
    const next = firstToAnswer(open, waiting);
    if (next) {
      if (answer(match, next, plan)) waiting[next.seat] = next.id;
      length++;
    } else {
      // Every seat still open belongs to a bot that has said all it wants: the bell rings at once.
      for (const decision of open) match.take(untimedExpiry(decision));
      length += open.length;
    }
    // Written out, since `invariant` would build its message every time.
    if (length >= LIMIT) throw new Error(`bots made ${LIMIT} inputs and the match goes on`);
  }
  const outcome = match.outcome();
  invariant(outcome !== null, "nobody is asked, and the match goes on");
  return { outcome, length, beginner };
}

const LIMIT = 100_000;
/** No question has this id. */
const NONE = -1;

/** The seat that is asked a question now that both were not asked at once; null if there is none. */
function askedAlone(open: readonly Decision[], together: BySeat<number>): Seat | null {
  const isBoth = open.length > 1;
  for (let i = 0; i < open.length; i++) {
    const { id, follows = id, seat } = open[i]!;
    // One that follows goes on saying so as long as it is open.
    if (!isBoth && together[seat] !== follows && together[seat] !== id) return seat;
    together[seat] = id;
  }
  return null;
}

function firstToAnswer(
  open: readonly Decision[],
  waiting: Readonly<BySeat<number>>,
): Decision | null {
  for (let i = 0; i < open.length; i++) {
    const decision = open[i]!;
    if (waiting[decision.seat] !== decision.id) return decision;
  }
  return null;
}

/** Lets a bot answer its question; true if it then waits for the bell. */
function answer(match: LiveMatch, { seat }: Decision, { players, budget }: MatchPlan): boolean {
  const { bot, rng } = players[seat];
  const legal = match.legalMoves(seat);
  if (bot.draw) {
    match.takeListed(seat, legal[bot.draw(legal.length, rng)]!); // a number below the list's length
    return false;
  }
  const { move, waits } = bot.choose(match.view(seat), legal, budget, rng);
  match.take({ kind: "move", seat, move });
  return waits;
}
