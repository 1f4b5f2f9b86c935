import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_LIMITS } from "../serve/limits.ts";
import { serve } from "../serve/serve.ts";
import type { Served, ServeOptions } from "../serve/serve.ts";

/** A new folder for an embedded database. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), "holmgang-data-"));

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
