// Draws the texture tiles of src/look/tiles once: `node scripts/in-browser.js packages/client/browser/textures.ts`.
// They are committed, so that no browser has to run a turbulence filter while cards move.
import { writeFileSync } from "node:fs";
import { launch } from "./testing/launch.ts";

interface Tile {
  file: string;
  width: number;
  height: number;
  frequency: string;
  octaves: number;
  seed: number;
  /** Red, green, blue of the stain, 0 to 1. */
  ink: string;
  /** Alpha is `slope × noise + offset`. */
  slope: number;
  offset: number;
  levels: number;
}

const TILES: Tile[] = [
  {
    file: "grain.webp",
    width: 160,
    height: 320,
    frequency: ".0088 .13",
    octaves: 4,
    seed: 11,
    ink: ".71 .58 .42",
    slope: 0.3,
    offset: -0.126,
    levels: 10,
  },
  {
    file: "light.webp",
    width: 130,
    height: 130,
    frequency: ".036 .052",
    octaves: 3,
    seed: 4,
    ink: "1 .95 .85",
    slope: 0.62,
    offset: -0.28,
    levels: 18,
  },
  {
    file: "dark.webp",
    width: 130,
    height: 130,
    frequency: ".04 .06",
    octaves: 3,
    seed: 9,
    ink: ".22 .17 .13",
    slope: 0.88,
    offset: -0.41,
    levels: 18,
  },
  {
    file: "fibre.webp",
    width: 120,
    height: 120,
    frequency: ".07 .1",
    octaves: 2,
    seed: 3,
    ink: ".70 .59 .41",
    slope: 0.62,
    offset: -0.25,
    levels: 18,
  },
];

const drawing = (tile: Tile): string => {
  const [red, green, blue] = tile.ink.split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.height}"><filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${tile.frequency}" numOctaves="${tile.octaves}" seed="${tile.seed}" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${tile.slope} ${tile.offset}"/></filter><rect width="100%" height="100%" filter="url(#f)"/></svg>`;
};

/** Runs in the page: paints the drawing and keeps only a few levels of alpha, so that the tile packs small. */
const paint = async (tile: Tile & { svg: string }): Promise<string> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(tile.svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = tile.width;
  canvas.height = tile.height;
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, tile.width, tile.height);
  const ink = tile.ink.split(" ").map((part) => Math.round(Number(part) * 255));
  let top = 0;
  for (let i = 3; i < pixels.data.length; i += 4) top = Math.max(top, pixels.data[i]!);
  const step = top / tile.levels;
  for (let i = 0; i < pixels.data.length; i += 4) {
    pixels.data.set(ink, i);
    pixels.data[i + 3] = Math.round(Math.round(pixels.data[i + 3]! / step) * step);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL("image/webp", 1).split(",")[1]!;
};

const browser = await launch();
const page = await browser.newPage();
for (const tile of TILES) {
  const bytes = Buffer.from(await page.evaluate(paint, { ...tile, svg: drawing(tile) }), "base64");
  writeFileSync(new URL(`../src/look/tiles/${tile.file}`, import.meta.url), bytes);
}
await browser.close();
