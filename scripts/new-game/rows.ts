import type { Names } from "./names.ts";

/** One existing file, and what a new game adds to it. */
interface Row {
  readonly file: string;
  add(text: string, names: Names): string;
}

/** All that a game outside its own folders needs: one row each. */
export const ROWS: readonly Row[] = [
  {
    file: "packages/games/all/src/index.ts",
    add: (text, { id }) =>
      before(
        before(
          text,
          "\n/** Every game there is",
          `import { ${id}, words as ${id}Words } from "@holmgang/${id}";\n`,
        ),
        "} as const satisfies Record<string, Host>;",
        `  ${id}: host(${id}, ${id}Words),\n`,
      ),
  },
  {
    file: "packages/games/all/package.json",
    add: (text, { id }) => json(text, (it) => depend(it, id)),
  },
  {
    file: "packages/bots/src/roster.ts",
    add: (text, { id, list }) =>
      before(
        before(text, "\n/** Who plays what", `import { ${list}_BOTS } from "./${id}/index.ts";\n`),
        "};\n",
        `  ${id}: ${list}_BOTS,\n`,
      ),
  },
  {
    file: "packages/client/src/games/list.ts",
    add: (text, { id }) =>
      text.includes(`./${id}/`)
        ? text
        : before(
            before(text, "\n/** Every game,", `import { ${id} } from "./${id}/index.ts";\n`),
            "];\n",
            `, ${id}`,
          ),
  },
  {
    file: "package-lock.json",
    add: (text, { id }) => json(text, (it) => lock(it, id)),
  },
];

/** The text with something put before a place in it. */
function before(text: string, place: string, what: string): string {
  const at = text.indexOf(place);
  if (at < 0) throw new Error(`A new game's row has no place: '${place.trim()}' is not there.`);
  return text.slice(0, at) + what + text.slice(at);
}

type Json = Record<string, unknown>;

function json(text: string, change: (it: Json) => void): string {
  const it = JSON.parse(text) as Json; // a file of ours
  change(it);
  return `${JSON.stringify(it, null, 2)}\n`;
}

const part = (it: Json, key: string): Json => it[key] as Json; // npm's own shape

function depend(it: Json, id: string): void {
  it["dependencies"] = sorted({ ...part(it, "dependencies"), [`@holmgang/${id}`]: "*" });
}

/** As `npm install` would write it. */
function lock(it: Json, id: string): void {
  const packages = part(it, "packages");
  depend(part(packages, "packages/games/all"), id);
  it["packages"] = sorted({
    ...packages,
    [`node_modules/@holmgang/${id}`]: { resolved: `packages/games/${id}`, link: true },
    [`packages/games/${id}`]: {
      name: `@holmgang/${id}`,
      version: "0.1.0",
      license: "MIT",
      dependencies: { ...part(part(packages, "packages/games/orcain"), "dependencies") },
    },
  });
}

const sorted = (it: Json): Json =>
  Object.fromEntries(Object.entries(it).toSorted(([a], [b]) => a.localeCompare(b, "en")));
