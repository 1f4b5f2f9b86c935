#!/usr/bin/env node
// The command: goes on under the pinned Node, which runs TypeScript as it is.
import { fileURLToPath } from "node:url";
import { become, setUp } from "../../../scripts/setup.js";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
become(setUp(), [main, ...process.argv.slice(2)], { cwd: process.cwd() });
