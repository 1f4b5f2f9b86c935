import type { Readable } from "node:stream";
import type { Command } from "@holmgang/protocol";
import type { Asking } from "../http/caller.ts";
import { resume } from "../desk/at-the-table.ts";
import { greet } from "../desk/greet.ts";
import { tryOut } from "../desk/try-out.ts";
import { leave } from "../presence/leave.ts";
import { botEvents } from "./bot-events.ts";
import { callerLine } from "./caller-line.ts";
import type { BotRoom } from "./room.ts";

/** A bot's line: while it is open the bot is there. It begins with the challenges that are open and the matches that go on. */
export async function eventStream({ node, streams }: BotRoom, account: Asking): Promise<Readable> {
  const stream = streams.open();
  const ask = (command: Command): void => void tryOut(node, line, command);
  const say = botEvents({
    write: stream.write,
    // A bot has no word for a nonce. The empty one is what would be recorded anyway; given at once, nobody waits for it.
    giveNonce: (match) => ask({ kind: "nonce", id: match, match, nonce: "" }),
    // Nor has it asked for this: it pays nothing for it, and is never told to wait.
    resume: (match) => void node.aside(resume(node, line, { match, seq: 0 })),
  });
  const line = callerLine(account, { say, hangUp: stream.end });
  // A stream gives no sign of life: that it closes after a standstill is the reader's doing.
  const greeted = greet(node, line);
  void stream.closed.then(() => node.aside(greeted.then(() => leave(node, line))));
  try {
    await greeted;
    // Not before: with the older one gone first, the bot would have left its matches for a moment, and lost them.
    streams.place(`events of ${account.id}`, stream);
  } catch (error) {
    stream.end();
    throw error;
  }
  return stream.body;
}
