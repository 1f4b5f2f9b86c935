import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { GLYPH_NAMES } from "../src/look/glyph-names.ts";

/** The part of the icon package's file that we read. */
interface Icons {
  width: number;
  height: number;
  icons: Record<string, { body: string } | undefined>;
}

/** The symbols that are loaded together: what the pages draw, or what only one game does. */
interface Sheet {
  /** Its folder below `src`. */
  readonly folder: string;
  readonly names: readonly string[];
}

const SRC = new URL("../src/", import.meta.url);
const OWN = /^(games\/[^/]+(?=\/)(?!\/index\.ts$)|campaign(?=\/))/;
/** Lists of names, which use none of them. */
const WRITTEN = ["look/*glyph-names.ts", "games/*/glyphs.ts", "campaign/glyphs.ts"];

/** What is named in a game's folder, or the campaign's, is its own, unless a page, or a row of the shop window, names it too. */
export function findSheets(): readonly Sheet[] {
  const folders = Map.groupBy(
    globSync("**/*.{ts,tsx}", { cwd: fileURLToPath(SRC), exclude: ["**/*.test.ts", ...WRITTEN] }),
    (file) => OWN.exec(file)?.[0] ?? "look",
  );
  const shared = namedIn(folders.get("look") ?? []);
  return [...folders]
    .map(([folder, files]) => ({
      folder,
      names: namedIn(files).filter((name) => folder === "look" || !shared.includes(name)),
    }))
    .filter(({ names }) => names.length > 0);
}

function namedIn(files: readonly string[]): readonly string[] {
  const text = files.map((file) => readFileSync(new URL(file, SRC), "utf8")).join("\n");
  return GLYPH_NAMES.filter((name) => text.includes(`"${name}"`));
}

/** Where the committed file of a sheet lies. */
export const fileOf = ({ folder }: Sheet, name: "glyphs.svg" | "glyphs.ts"): URL =>
  new URL(`${folder}/${name}`, SRC);

const readIcons = (): Icons => {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as Icons; // the package's own published format
};

/** One symbol per glyph, without colour: whoever uses a symbol fills it. */
export function drawSheet(
  names: readonly string[],
  { icons, width, height }: Icons = readIcons(),
): string {
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`game-icons has no '${name}'`);
    const body = icon.body.replaceAll(' fill="currentColor"', "");
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

/** The module by which a part of the client brings its symbols along. */
export const bringSheet = ({ folder, names }: Sheet): string =>
  `// Written by \`npm run glyphs\`.
import { drawFrom } from "${folder.replaceAll(/[^/]+/g, "..")}/look/glyph-sheets.ts";
import sheet from "./glyphs.svg?url";

drawFrom(sheet, ${JSON.stringify(names)});
`;
