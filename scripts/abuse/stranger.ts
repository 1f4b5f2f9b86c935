import { Agent, request } from "node:http";
import { WebSocket } from "ws";
import type { Command, Message, MessageOf } from "@holmgang/protocol";
import { PROTOCOL } from "@holmgang/protocol";

/** Somebody at an address of this machine's own, who asks a server of this machine for things. */
export interface Stranger {
  readonly server: string;
  /** An address of 127.0.0.0/8. */
  readonly from: string;
  /** Keeps connections for further requests. */
  readonly agent: Agent;
  readonly tally: Tally;
}

/** What somebody asked for, and what came of it. */
export interface Tally {
  asked: number;
  refused: number;
  bytes: number;
}

export const strangerAt = (server: string, from: string): Stranger => ({
  server,
  from,
  agent: new Agent({ keepAlive: true, maxSockets: 32 }),
  tally: { asked: 0, refused: 0, bytes: 0 },
});

interface Reply {
  readonly status: number;
  readonly cookie: string;
  readonly body: string;
}

/** Asks over HTTP. A server that hangs up has refused. */
export function ask(
  { server, from, agent, tally }: Stranger,
  line: string,
  { token = "", payload }: { readonly token?: string; readonly payload?: unknown } = {},
): Promise<Reply> {
  const [method, path = "/"] = line.split(" ");
  const body = payload === undefined ? "" : JSON.stringify(payload);
  tally.asked++;
  return new Promise((done) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json", "content-length": String(body.length) }),
    };
    const asked = request(`${server}${path}`, { method, headers, agent, localAddress: from });
    const lost = (): void => {
      tally.refused++;
      done({ status: 0, cookie: "", body: "" });
    };
    asked.once("error", lost).once("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () => {
        const text = Buffer.concat(parts).toString();
        tally.bytes += text.length;
        const status = response.statusCode ?? 0;
        if (status >= 400) tally.refused++;
        done({ status, cookie: response.headers["set-cookie"]?.join() ?? "", body: text });
      });
    });
    asked.end(body);
  });
}

/** A new account, if the server gives one. */
export async function guest(
  stranger: Stranger,
): Promise<{ readonly token: string; readonly id: string } | null> {
  const { status, cookie, body } = await ask(stranger, "POST /api/guest");
  const token = /holmgang_session=([^;]+)/.exec(cookie)?.[1];
  return status === 200 && token ? { token, id: (JSON.parse(body) as { id: string }).id } : null;
}

/** A command before it has its id. */
type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

export interface Line {
  ask(wish: Wish): Promise<MessageOf<"ok"> | MessageOf<"refused"> | null>;
  send(text: string): void;
  isLost(): boolean;
  close(): void;
}

/** A socket, greeted; null if the server lets nobody in. */
export function openLine(
  { server, from, tally }: Stranger,
  token: string,
  hear: (message: Message, line: Line) => void = () => {},
): Promise<Line | null> {
  const socket = new WebSocket(`${server.replace("http", "ws")}/socket?v=${PROTOCOL}`, {
    headers: { authorization: `Bearer ${token}` },
    localAddress: from,
    perMessageDeflate: false,
  });
  const waiting = new Map<
    string,
    (answer: MessageOf<"ok"> | MessageOf<"refused"> | null) => void
  >();
  let lastId = 0;
  const line: Line = {
    ask: (wish) =>
      new Promise((done) => {
        if (line.isLost()) return done(null);
        const id = String(++lastId);
        waiting.set(id, done);
        line.send(JSON.stringify({ ...wish, id }));
      }),
    send(text) {
      tally.asked++;
      socket.send(text);
    },
    isLost: () => socket.readyState !== WebSocket.OPEN,
    close: () => socket.terminate(),
  };
  return new Promise((greeted) => {
    socket.on("message", (data: Buffer) => {
      tally.bytes += data.length;
      const message = JSON.parse(data.toString()) as Message; // the server's word is taken for it
      if (message.kind === "welcome") greeted(line);
      if (message.kind === "refused") tally.refused++;
      if (message.kind !== "ok" && message.kind !== "refused") return hear(message, line);
      waiting.get(message.re ?? "")?.(message);
      waiting.delete(message.re ?? "");
    });
    socket.on("error", () => {});
    socket.once("close", () => {
      for (const done of waiting.values()) done(null);
      waiting.clear();
      greeted(null);
    });
  });
}
