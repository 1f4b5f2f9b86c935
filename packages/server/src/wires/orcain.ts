import type { WebSocket } from "ws";
import { resume } from "../desk/at-the-table.ts";
import { tryOut } from "../desk/try-out.ts";
import { tokensOf } from "../ledger/transfer.ts";
import type { Caller } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import type { Bucket } from "../limits/bucket.ts";
import { converse } from "../sockets/converse.ts";
import { hangUpWith, send, socketLine } from "../sockets/socket-line.ts";
import { answerOrcain } from "./orcain-answer.ts";
import { readAsk } from "./orcain-ask.ts";
import { refusalSaid } from "./orcain-says.ts";
import type { OrcainSays } from "./orcain-says.ts";
import { orcainTeller } from "./orcain-teller.ts";
import { outboxOf } from "./outbox.ts";

/** Speaks Orcain's own wire on a socket until it closes: its first specification's messages, at its pace. */
export function orcainWire(
  node: Node,
  socket: WebSocket,
  account: Caller,
  buckets: readonly Bucket[],
): Promise<void> {
  const outbox = outboxOf(node.complain);
  socket.once("close", outbox.close);
  const say = (message: OrcainSays): void => send(socket, message);
  const teller = orcainTeller({
    outbox,
    say,
    now: node.now,
    tokens: () => tokensOf(node.db, account.id),
    // This wire has no word for a nonce. The empty one is what would be recorded anyway; given at once, nobody waits for it.
    giveNonce: (match) => void tryOut(node, line, { kind: "nonce", id: match, match, nonce: "" }),
    // No message of this wire says it, but the end of the connection has room for a sentence.
    putOut: (words) => hangUpWith(socket, "gone", words),
    resume: (match) => node.aside(resume(node, line, { match, seq: 0 })),
  });
  const line = socketLine(socket, account, teller.hear);
  return converse({ node, socket, line, buckets }, async (text) => {
    const ask = readAsk(text);
    const answer = ask.ok
      ? await answerOrcain(node, line, ask.value, teller.table(ask.value.matchId))
      : ask;
    if (!answer.ok) node.metrics.refusals.inc({ code: answer.refusal.code });
    const message = answer.ok ? answer.value : refusalSaid(answer.refusal);
    if (message) outbox.push(() => say(message));
  });
}
