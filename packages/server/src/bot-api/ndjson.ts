import { Readable } from "node:stream";

/** An answer that goes on: one JSON value a line. An empty line says nothing but that the server is there. */
export interface Ndjson {
  readonly body: Readable;
  write(value: object): void;
  end(): void;
  /** Settles when it has ended, whoever ended it. */
  readonly closed: Promise<void>;
}

const KEEP_ALIVE_MS = 5_000;
/** A reader that is this far behind is cut off: it can come back and resume. */
export const MOST_UNREAD = 1024 * 1024;
/** What was written before the end can be read for this long; whoever has not by then never will. */
const LINGER_MS = 2_000;

export function ndjson(): Ndjson {
  const body = new Readable({ read() {} });
  let isEnded = false;
  function put(text: string): void {
    if (isEnded || body.destroyed) return;
    if (body.readableLength > MOST_UNREAD) body.destroy();
    else body.push(text);
  }
  const beat = setInterval(() => put("\n"), KEEP_ALIVE_MS).unref();
  const closed = new Promise<void>((resolve) => void body.once("close", resolve));
  void closed.then(() => clearInterval(beat));
  put("\n"); // so that whoever asked has an answer before anything happens
  return {
    body,
    closed,
    write: (value) => put(`${JSON.stringify(value)}\n`),
    end() {
      if (isEnded) return;
      isEnded = true;
      body.push(null);
      setTimeout(() => body.destroy(), LINGER_MS).unref();
    },
  };
}
