import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections: one of those could take it while its server is down. */
const [FROM, TO] = [20_000, 30_000];

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FROM, TO);
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
