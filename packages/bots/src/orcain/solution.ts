import { invariant } from "@holmgang/kernel";
import type { Hand, Layout, Settings } from "@holmgang/orcain";
import { solveMatrix } from "../matrix/solve-matrix.ts";
import type { MatrixSolution } from "../matrix/solve-matrix.ts";
import { roundHp, worth, worthPlaying } from "./stage.ts";
import type { Moment, Round } from "./stage.ts";

/** One round solved: what to choose from, and how. */
interface Stage extends MatrixSolution {
  readonly layouts: readonly Layout[];
  /** What the rival chooses from. */
  readonly rivals: readonly Layout[];
}

type Choices = readonly [readonly Layout[], readonly Layout[]];

/** A round that leaves more than this to gain is not solved. */
const CERTAIN = 1e-9;

/** A match of Orcain solved exactly, for the player with the first hand. */
export interface Solution {
  /** The round at these healths, solved. */
  stage(round: Round): Stage;
  /** What laying `mine` against `theirs` is worth when both play on perfectly. */
  payoff(round: Round, mine: Layout, theirs: Layout): number;
}

/**
 * Backward induction: a round is a matrix game whose entries are the values of the rounds after it. Only rounds that
 * can come up are solved, each once.
 */
export function solve(settings: Settings, hands: readonly [Hand, Hand]): Solution {
  const solved = new Map<number, Stage>();
  const choices = new Map<number, Choices>();
  const valueOf = (moment: Moment): number => stageAt(moment).value;

  function stageAt(moment: Moment): Stage {
    const { roundIndex, hp } = moment;
    const key = (roundIndex * (settings.maxHp + 1) + hp[0]) * (settings.maxHp + 1) + hp[1];
    const known = solved.get(key);
    if (known) return known;
    const [layouts, rivals] = choicesIn(moment);
    const payoff = layouts.map((mine) =>
      rivals.map((theirs) => worth(moment, roundHp(moment, mine, theirs), valueOf)),
    );
    const stage = { layouts, rivals, ...certified(moment, solveMatrix(payoff)) };
    solved.set(key, stage);
    return stage;
  }

  // Listed once a round: healths do not change what can be laid.
  function choicesIn(moment: Moment): Choices {
    const known = choices.get(moment.roundIndex);
    if (known) return known;
    const listed: Choices = [worthPlaying(hands[0], moment), worthPlaying(hands[1], moment)];
    choices.set(moment.roundIndex, listed);
    return listed;
  }

  const momentOf = ({ roundIndex, hp }: Round): Moment => ({ settings, roundIndex, hp });
  return {
    stage: (round) => stageAt(momentOf(round)),
    payoff(round, mine, theirs) {
      const moment = momentOf(round);
      return worth(moment, roundHp(moment, mine, theirs), valueOf);
    },
  };
}

/** The solution of a round, which its own gap proves to be one. */
export function certified({ roundIndex, hp }: Round, solution: MatrixSolution): MatrixSolution {
  invariant(
    solution.gap < CERTAIN,
    `round ${roundIndex} at ${hp.join(":")} is not solved: its gap is ${solution.gap}`,
  );
  return solution;
}
