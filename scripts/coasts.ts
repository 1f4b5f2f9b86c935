// `npm run coasts`: writes the coasts of the campaign's maps anew, from Natural Earth's.
import { writeFileSync } from "node:fs";
import { coastOf } from "../packages/client/build/coasts.ts";
import { THEATRES } from "../packages/client/src/campaign/map/theatres.ts";

const coasts = Object.values(THEATRES).map(
  (theatre) => `${theatre.id}: ${JSON.stringify(coastOf(theatre))}`,
);
writeFileSync(
  new URL("../packages/client/src/campaign/map/coasts.ts", import.meta.url),
  `import type { Theatre } from "./theatre.ts";

/** The land of every theatre, in units of its map. Written by \`npm run coasts\`. */
export const COASTS: Readonly<Record<Theatre["id"], string>> = {${coasts.join(",\n")}};
`,
);
