import type { Question } from "./feed.ts";

/** When the clocks of a question start: its limit's, its bank's. */
export function startsOf({ deadline, limitMs, bank }: Question): readonly number[] {
  const limit = deadline === null || limitMs === null ? [] : [deadline - limitMs];
  return bank && bank.deadline !== null ? [...limit, bank.deadline - bank.leftMs] : limit;
}

/** Whether a clock runs for a question, or will. */
export const isTimed = ({ deadline, bank }: Question): boolean =>
  deadline !== null || (bank !== undefined && bank.deadline !== null);
