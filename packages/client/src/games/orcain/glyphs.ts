// Written by `npm run glyphs`.
import { drawFrom } from "../../look/glyph-sheets.ts";
import sheet from "./glyphs.svg?url";

drawFrom(sheet, ["healing", "heart-plus", "rogue"]);
