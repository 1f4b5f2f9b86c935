import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { GLYPH_NAMES } from "../src/look/glyph-names.ts";

/** The part of the icon package's file that we read. */
interface Icons {
  width: number;
  height: number;
  icons: Record<string, { body: string } | undefined>;
}

/** Where the committed sprite lies. */
export const SPRITE = new URL("../src/look/glyphs.svg", import.meta.url);

const readIcons = (): Icons => {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as Icons; // the package's own published format
};

/** One symbol per glyph, without colour: whoever uses a symbol fills it. */
export function drawSprite(
  names: readonly string[] = GLYPH_NAMES,
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
