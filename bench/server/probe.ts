// Loaded into a server before anything else, to look at it from within: what its database is asked, and which code its time
// goes to. On "look" it begins, on "tell" it ends and tells.
import { Session } from "node:inspector/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** One text the database was asked: how often, and how long in all until the answer was read. */
interface Statement {
  readonly text: string;
  readonly count: number;
  readonly ms: number;
}

/** Where the main thread's time went: milliseconds by part, and by function, idle left out. */
export interface Looked {
  readonly statements: readonly Statement[];
  readonly parts: readonly (readonly [name: string, ms: number])[];
  readonly functions: readonly (readonly [name: string, ms: number])[];
}

const statements = new Map<string, { count: number; ms: number }>();
let isLooking = false;

/** What of the driver's query is used here; its own types keep it to themselves. */
interface Query {
  text?: string;
  began?: number;
  submit(this: Query, connection: unknown): unknown;
  handleReadyForQuery(this: Query, connection: unknown): unknown;
}
const query = (pg.Query as unknown as { prototype: Query }).prototype;
const { submit, handleReadyForQuery } = query;
query.submit = function (connection) {
  this.began = performance.now();
  return submit.call(this, connection);
};
query.handleReadyForQuery = function (connection) {
  if (isLooking) note(this.text ?? "?", performance.now() - (this.began ?? NaN));
  return handleReadyForQuery.call(this, connection);
};

function note(text: string, ms: number): void {
  const known = statements.get(text) ?? { count: 0, ms: 0 };
  statements.set(text, { count: known.count + 1, ms: known.ms + ms });
}

const session = new Session();
session.connect();

process.on("message", async (asked) => {
  if (asked === "look") {
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: 500 });
    await session.post("Profiler.start");
    isLooking = true;
  }
  if (asked !== "tell") return;
  isLooking = false;
  const { profile } = await session.post("Profiler.stop");
  const looked: Looked = {
    statements: [...statements].map(([text, sum]) => ({ text, ...sum })),
    ...spent(profile.nodes, profile.samples ?? [], profile.timeDeltas ?? []),
  };
  process.send?.(looked);
});

type Frames = readonly {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
}[];

function spent(
  nodes: Frames,
  samples: readonly number[],
  deltas: readonly number[],
): Pick<Looked, "parts" | "functions"> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const [parts, functions] = [new Map<string, number>(), new Map<string, number>()];
  for (const [index, sample] of samples.entries()) {
    const { functionName, url } = frames.get(sample)!;
    if (functionName === "(idle)" || functionName === "(program)") continue;
    const ms = (deltas[index] ?? 0) / 1000;
    const part = partOf(functionName, url);
    parts.set(part, (parts.get(part) ?? 0) + ms);
    const name = `${functionName || "(anonymous)"} ${part}`;
    functions.set(name, (functions.get(name) ?? 0) + ms);
  }
  return { parts: most(parts), functions: most(functions) };
}

const most = (sums: ReadonlyMap<string, number>) =>
  [...sums].toSorted(([, a], [, b]) => b - a).slice(0, 40);

/** A package of ours, one of others, or the platform. */
function partOf(name: string, url: string): string {
  if (name.startsWith("(")) return name;
  if (url.startsWith("wasm:")) return "database";
  if (!url.startsWith("file:")) return "node";
  const path = fileURLToPath(url);
  const other = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (other === "@electric-sql/pglite") return "database";
  return other ?? /packages\/((?:games\/)?[^/]+)/.exec(path)?.[1] ?? "bench";
}
