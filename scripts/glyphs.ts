// `npm run glyphs`: writes the sheets of the symbols the client draws, one for its pages and one a game.
import { writeFileSync } from "node:fs";
import { bringSheet, drawSheet, fileOf, findSheets } from "../packages/client/build/glyphs.ts";

for (const sheet of findSheets()) {
  writeFileSync(fileOf(sheet, "glyphs.svg"), drawSheet(sheet.names));
  if (sheet.folder !== "look") writeFileSync(fileOf(sheet, "glyphs.ts"), bringSheet(sheet));
}
