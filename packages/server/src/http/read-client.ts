import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A file of the built client, ready to be sent. */
export interface ClientFile {
  readonly type: string;
  /** Its name changes whenever it does. */
  readonly isHashed: boolean;
  readonly hash: string;
  readonly plain: Buffer;
  /** The same, smaller, as the build left it beside; null where it was not worth it. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** The built client, by the path of an address. Nothing else can be asked for, whatever the address. */
export type Client = ReadonlyMap<string, ClientFile>;

/** Where `npm run build` leaves the client. */
export const CLIENT_FOLDER = fileURLToPath(new URL("../../../client/dist", import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
};
const SMALLER = /\.(br|gz)$/;

/** Reads a built client once, so that a new build does not change what a running server serves. Null if there is none. */
export function readClient(folder: string): Client | null {
  if (!existsSync(join(folder, "index.html"))) return null;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !SMALLER.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
  const client = new Map(
    names.map((name) => [`/${name.replace(/^\//, "")}`, readOne(folder, name)]),
  );
  client.set("/", client.get("/index.html")!); // was just looked for
  return client;
}

function readOne(folder: string, name: string): ClientFile {
  const file = join(folder, name);
  const plain = readFileSync(file);
  const beside = (end: string) => (existsSync(file + end) ? readFileSync(file + end) : null);
  return {
    type: TYPES[extname(name)] ?? "application/octet-stream",
    isHashed: /^\/?assets\//.test(name),
    hash: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    plain,
    br: beside(".br"),
    gzip: beside(".gz"),
  };
}
