import { renameSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Served } from "@holmgang/server";
import { newFolder } from "@holmgang/server/testing";
import { build } from "vite";
import { openSite } from "./site.ts";

const CLIENT = fileURLToPath(new URL("../../", import.meta.url));

/** The gallery, built as a site of its own: for parts that no game uses in all their ways. */
export async function openGallery(): Promise<Served> {
  const client = newFolder();
  await build({
    configFile: join(CLIENT, "build/vite.config.ts"),
    logLevel: "error",
    build: { outDir: client, rolldownOptions: { input: join(CLIENT, "gallery/index.html") } },
  });
  renameSync(join(client, "gallery/index.html"), join(client, "index.html"));
  return openSite({ client });
}
