import { visit } from "../../testing/client.ts";
import type { Visitor } from "../../testing/client.ts";

/** A line of a stream. */
type Value = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A program with a bot account, for tests. */
export interface TestBot {
  readonly visitor: Visitor;
  /** Asks over http: `POST /api/challenge`. */
  send(line: string, body?: unknown): Promise<Answer>;
  /** Opens a stream. */
  follow(path: string): Promise<Stream>;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Stream {
  /** The next value of this type; null once the stream has ended. */
  next(type: string): Promise<Value | null>;
  close(): void;
}

/** A new guest who becomes a bot. */
export async function newBot(address: string): Promise<TestBot> {
  const guest = await visit(address);
  const { body } = await as(guest).send("POST /api/me/bot");
  return as({ ...guest, token: String(body["token"]) });
}

/** Somebody's requests. */
export function as(visitor: Visitor): TestBot {
  const headers = { authorization: `Bearer ${visitor.token}` };
  return {
    visitor,
    async send(line, body) {
      const [method, path] = line.split(" ") as [string, string];
      const reply = await fetch(visitor.address + path, {
        method,
        headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      return { status: reply.status, body: JSON.parse(text || "{}") as Answer["body"] };
    },
    async follow(path) {
      const off = new AbortController();
      const reply = await fetch(visitor.address + path, { headers, signal: off.signal });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      const values = valuesOf(reply.body!.getReader()); // at once: an answer nobody reads may be collected
      return {
        async next(type) {
          for (;;) {
            const { value, done } = await values.next();
            if (done) return null;
            if (value.type === type) return value;
          }
        },
        close: () => off.abort(),
      };
    },
  };
}

async function* valuesOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Value, void> {
  let rest = "";
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (line) yield JSON.parse(line) as Value; // every line is one
  }
}
