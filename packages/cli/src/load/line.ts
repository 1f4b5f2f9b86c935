import { PROTOCOL } from "@holmgang/protocol";
import type { Command, Message, MessageOf } from "@holmgang/protocol";
import { WebSocket } from "ws";

/** A guest of a server: all it takes to connect again. */
type Token = string;

/** A command before it has its id. */
type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

type Answer = MessageOf<"ok"> | MessageOf<"refused">;

/** The server itself does not know whether it counted. */
export const isUnknown = (answer: Answer): boolean =>
  answer.kind === "refused" && answer.code === "unknown";

/** What a server says that has no database: whoever asks again is told more. */
export const isAway = (answer: Answer): boolean =>
  isUnknown(answer) || (answer.kind === "refused" && answer.code === "internal");

/** One connection of a load player: no message is checked against the protocol, because it shares the server's cores. */
export interface Line {
  readonly address: string;
  /** Sends a command and waits for its answer; null if the connection was lost before it came, so nobody knows. */
  ask(wish: Wish): Promise<Answer | null>;
  isLost(): boolean;
  hangUp(): void;
  /** Resolves when the connection is gone, whoever ended it. */
  readonly lost: Promise<void>;
}

/** What is said on a line besides answers, with the text it came in. */
type Hear = (line: Line, message: Message, text: string) => void;

/** Makes a new account and returns the token that proves it. */
export async function visit(address: string): Promise<Token> {
  const reply = await fetch(`${address}/api/guest`, { method: "POST" });
  const token = /holmgang_session=([^;]+)/.exec(reply.headers.get("set-cookie") ?? "")?.[1];
  await reply.arrayBuffer(); // so that the connection can be used again
  if (!token) throw new Error(`${address} takes no guests (${reply.status})`);
  return token;
}

/** Connects; rejects if nobody answers. `sends` is told of everything right before it goes out. */
export function openLine(
  address: string,
  token: Token,
  hear: Hear,
  sends: (kind: Command["kind"]) => void = () => {},
): Promise<Line> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket?v=${PROTOCOL}`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  const waiting = new Map<string, (answer: Answer | null) => void>();
  let lastId = 0;

  const lost = new Promise<void>((resolve) => {
    socket.once("close", () => {
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
      resolve();
    });
  });
  const line: Line = {
    address,
    ask: (wish) =>
      new Promise((resolve) => {
        if (line.isLost()) return resolve(null);
        const id = String(++lastId);
        waiting.set(id, resolve);
        sends(wish.kind);
        socket.send(JSON.stringify({ ...wish, id }));
      }),
    isLost: () => socket.readyState !== WebSocket.OPEN,
    hangUp: () => socket.close(),
    lost,
  };
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    const message = JSON.parse(text) as Message; // the server's word is taken for it
    if (message.kind !== "ok" && message.kind !== "refused") return hear(line, message, text);
    waiting.get(message.re ?? "")?.(message);
    waiting.delete(message.re ?? "");
  });
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve(line));
    socket.on("error", reject);
  });
}
