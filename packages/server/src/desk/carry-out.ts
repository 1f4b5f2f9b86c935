import { accept, refuse } from "@holmgang/kernel";
import type { Refusal, Result } from "@holmgang/kernel";
import type { Command } from "@holmgang/protocol";
import { acceptInvite } from "../invites/accept-invite.ts";
import { cancelInvite, declineInvite } from "../invites/close-invite.ts";
import { makeInvite } from "../invites/make-invite.ts";
import { tooMuch } from "../limits/too-much.ts";
import type { Line } from "../lines/line.ts";
import { playBot } from "../matches/play-bot.ts";
import { sayEmote } from "../matches/say-emote.ts";
import type { Node } from "../node/node.ts";
import { joinQueue } from "../queue/join-queue.ts";
import { leaveQueue } from "../queue/leave-queue.ts";
import { leaveTable, move, nonce, rematch, resign, resume, unrematch } from "./at-the-table.ts";
import { priceOf } from "./price-of.ts";
import { unwatch, watch } from "./watch.ts";

/** What an accepted command answers with, besides that it was. */
interface Extra {
  readonly match?: string;
  readonly invite?: string;
}

/** What may begin a match. */
const BEGINS: ReadonlySet<Command["kind"]> = new Set(["queue", "play_bot", "accept", "rematch"]);

/** The same, also if somebody else has to agree. */
const WANTS: ReadonlySet<Command["kind"]> = new Set([...BEGINS, "invite"]);

/** What tells again what was said before. */
const READS: ReadonlySet<Command["kind"]> = new Set(["watch", "resume"]);

const busy = (): Refusal =>
  tooMuch("busy", "The server has as many matches as it can carry just now", LOOK_AGAIN_MS);

/** As far back as is looked to know whether there is too much to do. */
const LOOK_AGAIN_MS = 5_000;

const namelessYet = () =>
  refuse("rename-first", "You were asked for another nickname: choose one before you play on.");

/** Carries a command out. The one place where what a client wants meets what the server does. */
export async function carryOut(
  node: Node,
  line: Line,
  command: Command,
): Promise<Result<Extra | null>> {
  if (WANTS.has(command.kind) && node.askedForName.has(line.account.id)) return namelessYet();
  const declined =
    (BEGINS.has(command.kind) && node.pressure.isHigh() ? busy() : null) ??
    node.budgets.act(line.account, priceOf(command)) ??
    (READS.has(command.kind) ? node.budgets.mayRead(line.account) : null);
  if (declined) return { ok: false, refusal: declined };
  switch (command.kind) {
    case "ping":
      return accept(null);
    case "queue":
      return joinQueue(node, line, command);
    case "unqueue":
      return leaveQueue(node, line);
    case "play_bot":
      return playBot(node, line, command);
    case "invite":
      return makeInvite(node, line, command);
    case "uninvite":
      return cancelInvite(node, line, command.invite);
    case "accept":
      return acceptInvite(node, line, command);
    case "decline":
      return declineInvite(node, line, command.invite);
    case "nonce":
      return nonce(node, line, command);
    case "resume":
      return resume(node, line, command);
    case "move":
      return move(node, line, command);
    case "resign":
      return resign(node, line, command);
    case "rematch":
      return rematch(node, line, command);
    case "unrematch":
      return unrematch(node, line, command);
    case "leave":
      return leaveTable(node, line, command);
    case "emote":
      return sayEmote(node, line, command);
    case "watch":
      return watch(node, line, command);
    case "unwatch":
      return unwatch(node, line, command);
  }
}
