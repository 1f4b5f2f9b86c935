// Written by `npm run glyphs`.
import { drawFrom } from "../look/glyph-sheets.ts";
import sheet from "./glyphs.svg?url";

drawFrom(sheet, [
  "bandage-roll",
  "barracks",
  "barracks-tent",
  "camping-tent",
  "diploma",
  "hearts",
  "hooded-figure",
  "hospital-cross",
  "laurels-trophy",
  "locked-chest",
  "old-wagon",
  "path-distance",
  "treasure-map",
  "uncertainty",
  "village",
  "wooden-crate",
  "breastplate",
  "castle",
  "crested-helmet",
  "eagle-emblem",
  "medical-pack",
  "rally-the-troops",
  "shield-echoes",
  "tattered-banner",
  "tombstone",
  "upgrade",
]);
