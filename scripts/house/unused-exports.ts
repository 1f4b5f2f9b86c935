import { posix } from "node:path";
import { parseSync } from "vite";
import { behindDoor } from "./doors.ts";

/** Something that a file exports, by its name; `*` is all of it. */
interface Thing {
  readonly file: string;
  readonly name: string;
}

/** What one file exports of its own, passes on from others, and takes. */
interface Trade {
  readonly own: readonly string[];
  readonly passed: readonly { readonly as: string; readonly from: Thing }[];
  readonly taken: readonly Thing[];
}

/**
 * What is exported for nobody, as `file: name`: no other file uses it, or only tests do although its own file does not
 * either. To pass something on is no use of it.
 */
export function unusedExports(tree: Readonly<Record<string, string>>): string[] {
  const trades = new Map(
    Object.entries(tree).map(([file, source]) => [file, tradeOf(file, source)]),
  );
  const usedByAll = usesOf(trades, () => true);
  const usedByCode = usesOf(trades, (file) => !isTest(file));
  return [...trades]
    .flatMap(([file, { own, passed }]) =>
      [...own, ...passed.map(({ as }) => as)].map((name) => ({ file, name })),
    )
    .filter((thing) => thing.name !== "*" && !usedByCode.has(keyOf(thing)))
    .filter(({ file }) => !file.endsWith(".d.ts")) // it says what the JavaScript beside it exports
    .filter((thing) => !usedByAll.has(keyOf(thing)) || !isAlive(thing, tree))
    .map(keyOf);
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Whether only a test needs the export, and something else what is exported: its own file, or whatever tests are made of. */
const isAlive = ({ file, name }: Thing, tree: Readonly<Record<string, string>>): boolean =>
  /\/testing\/|^scripts\/house\//.test(file) ||
  file.endsWith("/index.ts") ||
  (tree[file]!.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) > 1;

const keyOf = ({ file, name }: Thing): string => `${file}: ${name}`;

/** All that these files use, at home and wherever it passes through. */
function usesOf(
  trades: ReadonlyMap<string, Trade>,
  counts: (file: string) => boolean,
): ReadonlySet<string> {
  const used = new Set<string>();
  const use = (thing: Thing): void => {
    const trade = trades.get(thing.file);
    if (!trade || used.has(keyOf(thing))) return;
    used.add(keyOf(thing));
    const { file, name } = thing;
    if (name === "*") for (const own of trade.own) use({ file, name: own });
    for (const { as, from } of trade.passed)
      if (as === name) use(from);
      else if (as === "*") use({ file: from.file, name });
      else if (name === "*") use({ file, name: as });
  };
  for (const [file, { taken }] of trades) if (counts(file)) taken.forEach(use);
  return used;
}

function tradeOf(file: string, source: string): Trade {
  const { module } = parseSync(file, source);
  const home = (specifier: string): string =>
    specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : behindDoor(specifier);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  return {
    own: exported.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest ? [] : (exportName.name ?? "default"),
    ),
    passed: exported.flatMap(({ moduleRequest, exportName, importName }) =>
      moduleRequest
        ? {
            as: exportName.name ?? "*",
            from: { file: home(moduleRequest.value), name: importName.name ?? "*" },
          }
        : [],
    ),
    taken: [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.map(({ importName: { kind, name } }) => ({
          file: home(moduleRequest.value),
          name: kind === "Default" ? "default" : (name ?? "*"),
        })),
      ),
      // Whoever imports while it runs may use anything.
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
        file: home(source.slice(start + 1, end - 1)),
        name: "*",
      })),
    ],
  };
}
