import { posix } from "node:path";
import { parseSync } from "vite";

/** One import of one file: the words in its quotes, and the file it leads to within the tree, if any. */
export interface Import {
  readonly file: string;
  readonly specifier: string;
  readonly target: string | null;
}

/** Stands for an import whose words are only known when it runs. */
export const COMPUTED = "(computed)";

/** Every import of a tree: static, dynamic, re-exported, of types or of values. */
export function importsOf(tree: Readonly<Record<string, string>>): Import[] {
  return Object.entries(tree).flatMap(([file, source]) =>
    specifiersIn(file, source).map((specifier) => ({
      file,
      specifier,
      target: resolve(file, specifier),
    })),
  );
}

/** The cycles among the files of a tree, each as the files one goes through. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(
    imports.filter(({ target }) => target !== null),
    ({ file }) => file,
  );
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file)) return;
    for (const { target } of next.get(file) ?? [])
      if (target !== null) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}

function specifiersIn(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  return [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      quoted(source.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ];
}

const quoted = (words: string): string => /^["'`]([^$]*)["'`]$/.exec(words)?.[1] ?? COMPUTED;

const resolve = (file: string, specifier: string): string | null =>
  specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : null;
