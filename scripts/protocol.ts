// `npm run protocol`: writes the page about the protocol anew.
import { writeFileSync } from "node:fs";
import { documentation } from "../packages/protocol/src/document.ts";

writeFileSync(new URL("../docs/protocol.md", import.meta.url), documentation());
