import { createHash } from "node:crypto";
import pg from "pg";

/** Beyond this many different texts the rest is planned anew each time; ours are a few dozen. */
const MOST_NAMES = 1_000;
const names = new Map<string, string>();

/** A client that lets the database plan every text once. Planning costs more than most of our queries do. */
export class PreparedClient extends pg.Client {
  // The library's own signature has nine overloads; those we do not mean are passed on as they are.
  override query = ((...args: [unknown, unknown?, unknown?]) => {
    const [text, values] = args;
    const name = typeof text === "string" && Array.isArray(values) ? nameOf(text, values) : null;
    if (name !== null) args.splice(0, 2, { name, text, values });
    return Reflect.apply(super.query, this, args) as unknown;
  }) as pg.Client["query"];
}

function nameOf(text: string, values: readonly unknown[]): string | null {
  if (values.length === 0) return null;
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known ?? null;
  const name = createHash("sha256").update(text).digest("hex").slice(0, 32);
  names.set(text, name);
  return name;
}
