import { Duplex } from "node:stream";
import type { Pglite } from "./pglite.ts";

/** What a client says when it hangs up. The database behind this wire has one session, and it must not end. */
const TERMINATE = 0x58;

/** The embedded database as the other end of a PostgreSQL connection, so that one driver serves both. */
export class PgliteWire extends Duplex {
  readonly #pglite: Pglite;
  #said: Buffer[] = [];
  #isAsking = false;
  #hasHungUp = false;

  constructor(pglite: Pglite) {
    super();
    this.#pglite = pglite;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    if (chunk[0] !== TERMINATE) this.#said.push(chunk);
    done();
    if (this.#isAsking || this.#said.length === 0) return;
    this.#isAsking = true;
    setImmediate(() => void this.#askAll()); // what else is said in this turn comes along
  }

  /** Whoever has hung up is waited for by the pool until this end is closed as well. */
  override _final(done: () => void): void {
    this.#hasHungUp = true;
    if (!this.#isAsking) this.push(null);
    done();
  }

  /** All that has gathered meanwhile goes in one: to wake the other thread costs as much as a statement. */
  async #askAll(): Promise<void> {
    try {
      while (this.#said.length > 0) {
        const said = Buffer.concat(this.#said);
        this.#said = [];
        this.push(await this.#pglite.ask(said));
      }
      this.#isAsking = false;
      if (this.#hasHungUp) this.push(null);
    } catch (error) {
      this.destroy(error as Error); // the database is gone, and says why
    }
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
