import { refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { parseMessage, PROTOCOL } from "@holmgang/protocol";
import type { CommandKind, CommandOf, Message, MessageKind, MessageOf } from "@holmgang/protocol";
import { ban } from "../me/ban.ts";
import { becomeSomebody, me, refreshMe } from "../me/me.ts";
import { createStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { clockOffset } from "./clock-offset.ts";

/** `off`: nobody wants one, or not yet. `lost`: it was there, and is being sought again. */
export type Connection = "off" | "opening" | "here" | "lost";

export const connection = createStore<Connection>("off");
export const serverClock = clockOffset();

type Ok = MessageOf<"ok">;
type Listener = (message: Message) => void;

/** A command that waits for its answer. */
interface Waiting {
  readonly sentAt: number;
  done(answer: Result<Ok>): void;
}

const listeners = new Set<Listener>();
const waiting = new Map<string, Waiting>();
let socket: WebSocket | null = null;
let opening: Promise<boolean> | null = null;
let lastId = 0;
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Opens the connection if there is none; false if the server cannot be reached. */
export function connect(): Promise<boolean> {
  if (connection.get() === "here") return Promise.resolve(true);
  opening ??= open().finally(() => (opening = null));
  return opening;
}

/** Hears every message; returns how to stop. */
export function hearAll(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Hears messages of one kind. */
export const hear = <K extends MessageKind>(
  kind: K,
  listener: (message: MessageOf<K>) => void,
): (() => void) =>
  hearAll((message) => {
    if (message.kind === kind) listener(message as unknown as MessageOf<K>); // its kind says so
  });

/** Sends a command and waits for its answer. What is sent on a lost connection is refused as `offline`. */
export function send<K extends CommandKind>(
  command: Omit<CommandOf<K>, "id">,
): Promise<Result<Ok>> {
  if (!socket || connection.get() !== "here") return Promise.resolve(OFFLINE);
  const id = String(++lastId);
  socket.send(JSON.stringify({ ...command, id }));
  return new Promise((done) => waiting.set(id, { sentAt: Date.now(), done }));
}

const OFFLINE = refuse("offline", text.online.away);

async function open(): Promise<boolean> {
  connection.set((now) => (now === "lost" ? now : "opening"));
  if (!(await becomeSomebody())) return failed();
  return new Promise((done) => {
    const made = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket?v=${PROTOCOL}`);
    made.addEventListener("message", ({ data }) => {
      const message = parseMessage(JSON.parse(String(data)));
      if (message.kind === "welcome") {
        socket = made;
        speaksFor = message.account.id;
        tries = 0;
        serverClock.forget();
        serverClock.note(message.now, Date.now() - GUESSED_TRIP_MS, Date.now());
        connection.set("here");
        watchOver(made);
        done(true);
        // Somebody else may have signed in while it opened.
        if (me.get()?.id !== speaksFor) return made.close();
      }
      take(message);
    });
    made.addEventListener("close", ({ code }) => {
      done(false);
      // Asked before another try: that would make a guest of whoever was signed out elsewhere.
      if (code === SIGNED_OUT) void refreshMe().then(() => lost(made));
      else lost(made);
    });
  });
}

/** The server hangs up: the session has ended. */
const SIGNED_OUT = 4001;

/** A network may die without a word: a question that nobody answers ends the connection, and a new one is sought. */
function watchOver(made: WebSocket): void {
  const timer = setInterval(() => {
    const patience = setTimeout(() => made.close(), ANSWER_MS);
    void send<"ping">({ kind: "ping" }).then(() => clearTimeout(patience));
  }, PING_MS);
  made.addEventListener("close", () => clearInterval(timer));
}

const PING_MS = 15_000;
const ANSWER_MS = 8_000;

/** Until a question was answered, a message is taken to have travelled this long. */
const GUESSED_TRIP_MS = 400;

function take(message: Message): void {
  if (message.kind === "ok" || message.kind === "refused") {
    const waiter = message.re === null ? undefined : waiting.get(message.re);
    if (message.re !== null) waiting.delete(message.re);
    if (message.kind === "refused") return waiter?.done({ ok: false, refusal: message });
    if (waiter) serverClock.note(message.now, waiter.sentAt, Date.now());
    return waiter?.done({ ok: true, value: message });
  }
  for (const listener of listeners) listener(message);
}

function lost(was: WebSocket): void {
  if (socket !== null && socket !== was) return;
  socket = null;
  for (const { done } of waiting.values()) done(OFFLINE);
  waiting.clear();
  // Whoever signed out is nobody, and becomes a guest only by wanting something again.
  if (me.get() === null) connection.set("off");
  else failed();
}

function failed(): false {
  // Whoever is banned is told so by a page, and gains nothing by knocking.
  if (ban.get()) {
    connection.set("off");
    return false;
  }
  connection.set("lost");
  const wait = Math.min(LONGEST_WAIT_MS, 250 * 2 ** tries++);
  clearTimeout(retry);
  retry = setTimeout(() => void connect(), wait * (0.75 + Math.random() / 2));
  return false;
}

const LONGEST_WAIT_MS = 4_000;

/** Whoever signs in or out is somebody else: the old connection speaks for nobody any more. */
let speaksFor: string | null = null;
me.watch(() => {
  if (socket && me.get()?.id !== speaksFor) socket.close();
  else if (connection.get() === "off" && me.get()) void connect();
});

addEventListener("offline", () => socket?.close());
addEventListener("online", () => {
  if (connection.get() === "lost") void connect();
});
