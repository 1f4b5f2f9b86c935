import { accept, refuse } from "@holmgang/kernel";
import type { Result, Seat } from "@holmgang/kernel";
import { noSuchAccount } from "../accounts/account.ts";
import type { Asking } from "../http/caller.ts";
import { carryOut } from "../desk/carry-out.ts";
import { namedAccount } from "../history/named-account.ts";
import type { Node } from "../node/node.ts";
import { isPresent } from "../lines/is-present.ts";
import { callerLine } from "./caller-line.ts";

/** An invitation as a program writes it. */
export interface Challenge {
  /** A nickname, or an account's id. */
  readonly to: string;
  readonly game: string;
  readonly settings?: unknown;
  readonly entry?: unknown;
  readonly seat?: Seat;
}

/** Asks somebody to play. */
export async function challenge(
  node: Node,
  account: Asking,
  { to, game, settings, entry, seat }: Challenge,
): Promise<Result<{ readonly challenge: string | undefined }>> {
  if (!(await isPresent(node.db, account.id))) return notThere();
  const asked = await namedAccount(node.db, to);
  if (!asked) return noSuchAccount();
  const command = {
    kind: "invite",
    id: asked.id,
    game,
    settings,
    entry,
    seat,
    to: asked.id,
  } as const;
  const made = await carryOut(node, callerLine(account), command);
  return made.ok ? accept({ challenge: made.value?.invite }) : made;
}

/** Sits down at a challenge; whoever is not there when the match is found would lose it. */
export async function acceptChallenge(node: Node, account: Asking, id: string, entry: unknown) {
  if (!(await isPresent(node.db, account.id))) return notThere();
  return carryOut(node, callerLine(account), { kind: "accept", id, invite: id, entry });
}

const notThere = () =>
  refuse("not-connected", "Open /api/stream/event first: whoever is not there cannot play.");
