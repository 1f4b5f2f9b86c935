import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const src = new URL("../../packages/client/src/", import.meta.url);
const read = (pattern: string): Record<string, string> =>
  Object.fromEntries(
    globSync(pattern, { cwd: fileURLToPath(src) }).map((file) => [
      file,
      readFileSync(new URL(file, src), "utf8"),
    ]),
  );

/** The games, by their folders. A folder with an `index.ts` is a game's. */
const modules = read("games/*/index.ts");
const ids = Object.keys(modules).map((file) => basename(dirname(file)));
const isGames = (file: string): boolean => ids.some((id) => file.startsWith(`games/${id}/`));
const tree = { ...read("**/*.ts"), ...read("**/*.tsx"), ...read("**/*.css") };
const outside = Object.entries(tree).filter(
  ([file]) => !isGames(file) && file !== "games/list.ts" && !file.endsWith(".test.ts"),
);

const nameIn = (module: string): string => /name: "([^"]+)"/.exec(module)![1]!;
const quoted = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An id as a literal, in a path or in a selector; a name anywhere. `slots` and `tactics` are English words too. */
function namesGame(source: string, id: string, name: string): boolean {
  const literal = new RegExp(`["'\`/=]${id}(?=["'\`/\\]])`);
  return literal.test(source) || new RegExp(`\\b${quoted(name)}\\b`, "i").test(source);
}

/** The classes that something draws. */
const classesIn = (source: string): string[] =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, made]) =>
    (plain ?? [...made!.matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, words]) => words).join(" "))
      .split(/\s+/)
      .filter((word) => /^[a-z][\w-]*$/.test(word)),
  );

describe("a game of the client's", () => {
  test("is found by its folder", () => {
    expect(ids.length).toBeGreaterThan(3);
    expect(outside.length).toBeGreaterThan(300);
  });

  test.each(Object.entries(modules))("is named nowhere but in its folder: %s", (file, module) => {
    const id = basename(dirname(file));
    const found = outside.filter(([, source]) => namesGame(source, id, nameIn(module)));
    // The campaign is the story of one of them.
    const strangers = found.map(([each]) => each).filter((each) => !each.startsWith("campaign/"));
    expect(strangers).toEqual([]);
  });

  test.each(Object.entries(modules))("is a small row before it is wanted: %s", (_file, module) => {
    expect(gzipSync(module).length).toBeLessThan(500);
  });

  test("draws what no page's css knows", () => {
    const shared = new Set(outside.flatMap(([, source]) => classesIn(source)));
    const own = new Set(
      Object.entries(tree)
        .filter(([file]) => isGames(file))
        .flatMap(([, source]) => classesIn(source))
        .filter((name) => !shared.has(name)),
    );
    expect(own.has("lanes")).toBe(true);
    const found = outside
      .filter(([file]) => file.endsWith(".css"))
      .flatMap(([file, css]) =>
        [...css.matchAll(/\.([a-z][\w-]*)/g)]
          .filter(([, name]) => own.has(name!))
          .map(([selector]) => `${file}: ${selector}`),
      );
    expect(found).toEqual([]);
  });

  test.each(Object.entries(tree).filter(([file]) => isGames(file) && file.endsWith(".css")))(
    "has css for what is below its own data-game: %s",
    (file, css) => {
      const [, id] = file.split("/");
      // The first mode of a package dresses the others too.
      const isFirst = ids.some((each) => each.startsWith(`${id}-`));
      const own = [`[data-game="${id}"]`, ...(isFirst ? [`[data-game^="${id}"]`] : [])];
      const strangers = topRules(css).filter(
        (rule) => !["@keyframes", ...own].some((start) => rule.startsWith(start)),
      );
      expect(strangers).toEqual([]);
    },
  );

  test("would be found where it is named", () => {
    expect(namesGame('play("slots")', "slots", "Skirmish Slots")).toBe(true);
    expect(namesGame('[data-game="slots"] .x {}', "slots", "Skirmish Slots")).toBe(true);
    expect(namesGame("import x from '@holmgang/slots';", "slots", "Skirmish Slots")).toBe(true);
    expect(namesGame("// all three slots", "slots", "Skirmish Slots")).toBe(false);
    expect(topRules('@media (x) { .a { b: c; } }\n[data-game="x"] { .b {} }')).toHaveLength(2);
  });
});

/** The rules and at-rules of a sheet that stand in no other, by how they begin. */
function topRules(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of plain.matchAll(/[{}]/g)) {
    if (sign === "{" && depth++ === 0) rules.push(plain.slice(start, index).trim());
    if (sign === "}" && --depth === 0) start = index + 1;
  }
  return rules;
}
