import type { WebSocket } from "ws";
import type { Caller, Line } from "../lines/line.ts";
import { newId } from "../node/new-id.ts";
import { gather, letGo } from "./gather.ts";

/** A reader that is this far behind is cut off: it can come back and resume. */
const MOST_UNREAD = 4 * 1024 * 1024;

/** Close codes: why the server hangs up. */
const CODES = { restart: 1012, replaced: 4000, gone: 4001 } as const;

/** The line of an account over a socket, in whatever language it is spoken. */
export const socketLine = (socket: WebSocket, account: Caller, say: Line["say"]): Line => ({
  id: newId(),
  account,
  say,
  hangUp(reason) {
    letGo(socket);
    // A client may ignore that it is closed: whoever is signed out is not heard any more.
    if (reason === "gone") socket.removeAllListeners("message");
    socket.close(CODES[reason], reason);
  },
});

/** The same with words: of those that are too many for the end of a connection, as many as fit. */
export function hangUpWith(socket: WebSocket, reason: keyof typeof CODES, words: string): void {
  const bytes = new Uint8Array(MOST_LAST_BYTES);
  const { read } = new TextEncoder().encodeInto(words, bytes); // whole characters alone
  socket.close(CODES[reason], words.slice(0, read));
}

/** What is left of the longest control frame behind the code. */
const MOST_LAST_BYTES = 123;

export function send(socket: WebSocket, message: object): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
  gather(socket);
  socket.send(textOf(message));
}

/** What many hear is written once: they are told one after the other. */
let written: { readonly message: object; readonly text: string } | null = null;

function textOf(message: object): string {
  if (written?.message !== message) written = { message, text: JSON.stringify(message) };
  return written.text;
}
