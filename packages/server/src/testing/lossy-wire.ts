import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { once } from "node:events";

/** A way to a database on which answers can be lost: what was asked arrives and is done, and nobody hears of it. */
export interface LossyWire {
  /** The same database, by this way. */
  readonly url: string;
  /** Loses the next answer to a statement that mentions this, and the connection with it. */
  loseNext(mention: string): void;
  close(): void;
}

export async function lossyWire(url: string): Promise<LossyWire> {
  const { hostname, port } = new URL(url);
  let mention: string | null = null;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isLost = false;
    const end = (): void => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    for (const socket of [near, far]) socket.on("error", end).on("close", end);
    near.on("data", (said) => {
      if (mention !== null && said.includes(mention)) {
        isLost = true;
        mention = null;
      }
      far.write(said);
    });
    far.on("data", (said) => (isLost ? end() : near.write(said)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port); // it listens on a port
  return {
    url: own.href,
    loseNext: (text) => void (mention = text),
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
