import type { Asking } from "../http/caller.ts";
import type { Caller, Line } from "../lines/line.ts";
import { newId } from "../node/new-id.ts";

/** A line of whoever asks over http. Where nothing is said to it, it only carries commands. */
export const callerLine = (
  account: Asking,
  { say = () => {}, hangUp = () => {} }: Partial<Pick<Line, "say" | "hangUp">> = {},
): Line => ({
  id: newId(),
  account: {
    id: account.id,
    kind: account.kind as Caller["kind"], // the house never asks
    session: account.session,
    household: account.household,
  },
  say,
  hangUp,
});
