// `npm run glyphs`: writes the sprite of the symbols the client draws.
import { writeFileSync } from "node:fs";
import { drawSprite, SPRITE } from "../packages/client/build/glyphs.ts";

writeFileSync(SPRITE, drawSprite());
