import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { CHANNEL } from "./hints.ts";

const RETRY_MS = 500;

/** Listens on a connection of its own, which is renewed when it is lost. Returns how to stop. */
export async function listenPostgres(
  url: string,
  ears: { hear(text: string): void; missed(): void },
): Promise<() => Promise<void>> {
  let isStopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on("notification", ({ payload }) => ears.hear(payload ?? ""));
    fresh.on("error", () => {});
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    fresh.once("end", () => void renew());
    return fresh;
  }

  async function renew(): Promise<void> {
    if (isStopped) return;
    try {
      client = await connect();
      ears.missed();
    } catch {
      await sleep(RETRY_MS);
      await renew();
    }
  }

  return async () => {
    isStopped = true;
    await client.end();
  };
}
