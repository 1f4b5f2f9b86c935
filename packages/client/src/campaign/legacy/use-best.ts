import { useAnswer } from "../../web/use-answer.ts";
import type { Answered } from "../../web/use-answer.ts";

/** A row of the table as the server tells it. */
interface Told {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly won: boolean;
  readonly act: number;
  readonly encounters: number;
  readonly hp: number;
  readonly endedAt: number;
}

/** The table of best runs, the best first; not asked for by who has no place in it. */
export const useBest = (isAsked = true): Answered<{ readonly runs: readonly Told[] }> =>
  useAnswer(isAsked ? "/api/runs/best" : null);
