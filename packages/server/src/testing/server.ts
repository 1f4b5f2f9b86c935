import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_LIMITS } from "../limits/limits.ts";
import { serve } from "../serve/serve.ts";
import type { Served, ServeOptions } from "../serve/serve.ts";

/** A new folder for an embedded database; one that is set up already lies in it, if the tests have prepared one. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-data-"));
  const prepared = process.env["HOLMGANG_EMPTY_DATA"];
  if (prepared) cpSync(join(prepared, "db"), join(folder, "db"), { recursive: true });
  return folder;
}

/** A server of one's own on a free port, with no limits, in a new folder and without a client unless told otherwise. */
export const startServer = (options: Partial<ServeOptions> = {}): Promise<Served> =>
  serve({
    place: { folder: newFolder() },
    host: "127.0.0.1",
    port: 0,
    limits: NO_LIMITS,
    client: null,
    ...options,
  });
