#!/usr/bin/env node
// The command: goes on under the pinned Node, which runs TypeScript as it is.
import { fileURLToPath } from "node:url";
import { become, setUp } from "../../../scripts/setup.js";
import { SERVING } from "./serving.js";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const asked = process.argv.slice(2);
const flags = asked[0] === "serve" ? SERVING : [];
become(setUp(), [...flags, main, ...asked], { cwd: process.cwd() });
