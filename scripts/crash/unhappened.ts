import { retell, same, travelling } from "@holmgang/kernel";
import type { Asked } from "@holmgang/kernel";
import type { KeptMatch } from "@holmgang/server";
import type { Page } from "../../packages/cli/src/load/notebook.ts";

/** What a player was told and the log does not tell again, and what the log tells and the player never heard. */
export function unhappened(match: KeptMatch, { seat, told }: Page): readonly string[] {
  const retold = retell(match.host.game, match.journal(), seat);
  const asked = (question: Asked) => travelling(question, match.openedAt);
  return Array.from({ length: Math.max(told.length, retold.length) }, (_, index) => {
    const expected = retold[index];
    const text = told[index];
    const where = `match ${match.id}, seat ${seat}, update ${index + 1}`;
    if (text === undefined) return `${where}: the player was never told`;
    if (!expected) return `${where}: the log knows nothing of ${text}`;
    const message = {
      kind: "update",
      match: match.id,
      seq: index + 1,
      ...expected,
      decisions: expected.decisions.map(asked),
      others: expected.others.map((other) => ({ seat: other.seat, ...asked(other) })),
    };
    if (same(JSON.parse(text), message)) return null;
    return `${where}: told as ${text}, and now ${JSON.stringify(message)}`;
  }).filter((complaint) => complaint !== null);
}
