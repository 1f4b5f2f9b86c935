// Written by `npm run glyphs`.
import { drawFrom } from "../look/glyph-sheets.ts";
import sheet from "./glyphs.svg?url";

drawFrom(sheet, [
  "bandage-roll",
  "camping-tent",
  "hooded-figure",
  "locked-chest",
  "old-wagon",
  "uncertainty",
  "village",
  "castle",
  "crested-helmet",
  "eagle-emblem",
  "imperial-crown",
  "shield-echoes",
]);
