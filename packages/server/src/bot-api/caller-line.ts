import type { Present } from "../accounts/sessions.ts";
import type { Caller, Line } from "../lines/line.ts";
import { newId } from "../node/new-id.ts";

/** A line of whoever asks over http. Where nothing is said to it, it only carries commands. */
export const callerLine = (
  account: Present,
  { say = () => {}, hangUp = () => {} }: Partial<Pick<Line, "say" | "hangUp">> = {},
): Line => ({
  id: newId(),
  account: { id: account.id, kind: account.kind, session: account.session } as Caller, // the house never asks
  say,
  hangUp,
});
