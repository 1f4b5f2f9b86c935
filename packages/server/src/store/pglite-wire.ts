import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

/** What a client says when it hangs up. The database behind this wire has one session, and it must not end. */
const TERMINATE = 0x58;

/** The embedded database as the other end of a PostgreSQL connection, so that one driver serves both. */
export class PgliteWire extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    if (chunk[0] === TERMINATE) return done();
    // As a stream, because otherwise the database reads every answer as well and never forgets it.
    const onRawData = (answer: Uint8Array) => void this.push(Buffer.from(answer));
    this.#pglite.execProtocolRawStream(chunk, { onRawData }).then(() => done(), done);
  }

  // What a client asks of its socket.
  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
